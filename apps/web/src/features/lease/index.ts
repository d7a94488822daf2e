import type { Feature } from '../../kit/page/feature.ts';

/** Applications for, contracts and bills of rooms that are let. */
export const leaseFeature: Feature = {
  name: 'lease',
  pages: [
    {
      path: '/estate/lease',
      title: { zh: '租房申请', en: 'Lease applications' },
      permission: 'roomLease_view',
      load: async () => ({ Page: (await import('./lease-page.tsx')).LeasePage }),
    },
    {
      path: '/estate/contract',
      title: { zh: '租赁合同', en: 'Lease contracts' },
      permission: 'roomContract_view',
      load: async () => ({ Page: (await import('./contract-page.tsx')).ContractPage }),
    },
    {
      path: '/estate/rent',
      title: { zh: '租金账单', en: 'Rent bills' },
      permission: 'roomRent_view',
      load: async () => ({ Page: (await import('./rent-page.tsx')).RentPage }),
    },
  ],
};
