import type { PageRoute } from '../../kit/page/page-route.ts';

/** The buyer's lists: his projects, and the suppliers he knows. */
export const projectPages: readonly PageRoute[] = [
  {
    path: '/tenderee/myTenderee/index',
    title: { zh: '采购项目', en: 'Projects' },
    permission: 'project_view',
    load: async () => ({ Page: (await import('./project-list/project-list-page.tsx')).ProjectListPage }),
  },
  {
    path: '/supplierBase/supplierList/index',
    title: { zh: '供应商库', en: 'Supplier library' },
    permission: 'supplier_view',
    load: async () => ({ Page: (await import('./supplier-library/supplier-library-page.tsx')).SupplierLibraryPage }),
  },
];
