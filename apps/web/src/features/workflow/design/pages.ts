import type { PageRoute } from '../../../kit/page/page-route.ts';

/** Flows: their list, and the designer that draws them. */
export const designPages: readonly PageRoute[] = [
  {
    path: '/base/workFlow/index',
    title: { zh: '流程管理', en: 'Flows' },
    permission: 'flow_view',
    load: async () => ({ Page: (await import('./list/flow-list-page.tsx')).FlowListPage }),
  },
  {
    path: '/base/workFlow/addFlow',
    title: { zh: '新增流程', en: 'New flow' },
    permission: 'flow_edit',
    load: async () => ({ Page: (await import('./list/add-flow-page.tsx')).AddFlowPage }),
  },
  {
    path: '/base/workFlow/workFlow',
    title: { zh: '流程设计', en: 'Flow designer' },
    permission: 'flow_view',
    tabQuery: ['row', 'defindId'],
    load: async () => ({ Page: (await import('./designer/designer-page.tsx')).DesignerPage }),
  },
  {
    path: '/projectParameter/FormManagement/Interrogate/:id/:isSys/:flowType',
    title: { zh: '审批节点', en: 'Approval steps' },
    permission: 'flow_view',
    load: async () => ({ Page: (await import('./form-steps/form-steps-page.tsx')).FormStepsPage }),
  },
];
