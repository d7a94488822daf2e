import type { Feature } from '../../kit/page/feature.ts';
import { businessManPath, customerListPath, customerPath } from './paths.ts';
import { crmWords } from './words.ts';

/** Customers. */
export const crmFeature: Feature = {
  name: 'crm',
  pages: [
    {
      path: customerListPath,
      title: crmWords.customers,
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
      title: crmWords.salespeople,
      permission: 'businessMan_view',
      load: async () => ({ Page: (await import('./business-man/business-man-page.tsx')).BusinessManPage }),
    },
  ],
};
