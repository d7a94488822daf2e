import type { Feature } from '../../kit/page/feature.ts';
import { leaseWords } from './words.ts';

/** Applications for, contracts and bills of rooms that are let. */
export const leaseFeature: Feature = {
  name: 'lease',
  pages: [
    {
      path: '/estate/lease',
      title: leaseWords.leaseApplications,
      permission: 'roomLease_view',
      load: async () => ({ Page: (await import('./lease-page.tsx')).LeasePage }),
    },
    {
      path: '/estate/contract',
      title: leaseWords.leaseContracts,
      permission: 'roomContract_view',
      load: async () => ({ Page: (await import('./contract-page.tsx')).ContractPage }),
    },
    {
      path: '/estate/rent',
      title: leaseWords.rentBills,
      permission: 'roomRent_view',
      load: async () => ({ Page: (await import('./rent-page.tsx')).RentPage }),
    },
    {
      path: '/estate/lease-policy',
      title: leaseWords.leasePolicy,
      permission: 'leasePolicy_view',
      load: async () => ({ Page: (await import('./policy-page.tsx')).PolicyPage }),
    },
  ],
};
