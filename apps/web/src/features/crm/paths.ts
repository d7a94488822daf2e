/** Addresses of this feature's screens. */
export const customerListPath = '/crm/customer/index';
export const customerPath = '/crm/customer/detail';
export const businessManPath = '/crm/businessMan/index';
