import type { PageRoute } from '../../kit/page/page-route.ts';

export { projectPages } from './project-pages.ts';
export { supplierPages } from './supplier-pages.ts';

/** The screens of the procurement; each is loaded when it is opened. */
export const tenderingPages: readonly PageRoute[] = [
  {
    path: '/tenderee/bidOpenManage/bidOpenResult',
    title: { zh: '报价对比', en: 'Quotation comparison' },
    permission: 'entry_view',
    load: async () => ({ Page: (await import('./comparison/comparison-page.tsx')).BidOpenResultPage }),
  },
  {
    path: '/tenderee/reviewResult/reviewDetails',
    title: { zh: '定标结果确认', en: 'Confirm the selection' },
    permission: 'entry_view',
    load: async () => ({ Page: (await import('./comparison/comparison-page.tsx')).ReviewDetailsPage }),
  },
  {
    path: '/tenderee/myTenderee/addTenderee',
    title: { zh: '编辑采购项目', en: 'Edit project' },
    permission: 'project_edit',
    load: async () => ({ Page: (await import('./project-edit/project-edit-page.tsx')).AddTendereePage }),
  },
];
