/** Addresses of this feature's screens, so that none is spelled twice. */
export const orderListPath = '/payManage/order';
export const orderPagePath = '/payManage/orderDetail';
export const payPagePath = '/payManage/pay';
export const cashierPath = '/payManage/cashier';
export const recordListPath = '/payManage/payRecord';
export const channelListPath = '/payManage/payChannel';
export const invoiceListPath = '/payManage/invoice';
export const invoicePagePath = '/payManage/invoiceDetail';

export function orderPath(id: string): string {
  return `${orderPagePath}?id=${id}`;
}

export function payPath(id: string): string {
  return `${payPagePath}?id=${id}`;
}

export function invoicePath(id: string): string {
  return `${invoicePagePath}?id=${id}`;
}
