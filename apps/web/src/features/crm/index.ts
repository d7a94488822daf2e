import type { Feature } from '../../kit/page/feature.ts';
import { businessManPath, customerListPath, customerPath } from './paths.ts';

/** Customers. */
export const crmFeature: Feature = {
  name: 'crm',
  pages: [
    {
      path: customerListPath,
      title: { zh: '客户', en: 'Customers' },
      permission: 'customer_view',
      load: async () => ({ Page: (await import('./customer-list/customer-list-page.tsx')).CustomerListPage }),
    },
    {
      path: customerPath,
      title: { zh: '客户详情', en: 'Customer' },
      permission: 'customer_view',
      load: async () => ({ Page: (await import('./customer/customer-page.tsx')).CustomerPage }),
    },
    {
      path: businessManPath,
      title: { zh: '业务员', en: 'Salespeople' },
      permission: 'businessMan_view',
      load: async () => ({ Page: (await import('./business-man/business-man-page.tsx')).BusinessManPage }),
    },
  ],
};
