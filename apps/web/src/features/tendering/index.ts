import type { Feature } from '../../kit/page/feature.ts';
import { bulletinPages } from './bulletin/pages.ts';
import { projectPages } from './project-pages.ts';
import { supplierPages } from './supplier-pages.ts';

/** The screens of the procurement; each is loaded when it is opened. */
export const tenderingFeature: Feature = {
  name: 'tendering',
  pages: [
    ...projectPages,
    ...supplierPages,
    ...bulletinPages,
    {
      path: '/tenderee/bidOpenManage/bidOpenResult',
      title: { zh: '报价对比', en: 'Quotation comparison' },
      permission: 'entry_view',
      tabQuery: ['id', 'projectId'],
      load: async () => ({ Page: (await import('./comparison/comparison-page.tsx')).BidOpenResultPage }),
    },
    {
      path: '/tenderee/reviewResult/reviewDetails',
      title: { zh: '定标结果确认', en: 'Confirm the selection' },
      permission: 'entry_view',
      tabQuery: ['id', 'projectId'],
      load: async () => ({ Page: (await import('./comparison/comparison-page.tsx')).ReviewDetailsPage }),
    },
    {
      path: '/tenderee/myTenderee/addTenderee',
      title: { zh: '编辑采购项目', en: 'Edit project' },
      permission: 'project_edit',
      load: async () => ({ Page: (await import('./project-edit/project-edit-page.tsx')).AddTendereePage }),
    },
    {
      path: '/tenderee/projectDetail/index',
      title: { zh: '项目详情', en: 'Project' },
      permission: 'project_view',
      load: async () => ({ Page: (await import('./project-detail/project-detail-page.tsx')).ProjectDetailPage }),
    },
    {
      path: '/tenderee/projectDetail/evidence',
      title: { zh: '存证记录', en: 'Evidence' },
      permission: 'project_evidence',
      tabQuery: ['id', 'projectId'],
      load: async () => ({ Page: (await import('./evidence/evidence-page.tsx')).EvidencePage }),
    },
  ],
};
