import type { PageRoute } from '../../../kit/page/page-route.ts';
import { workflowWords } from '../words.ts';

/** Flows: their list, and the designer that draws them. */
export const designPages: readonly PageRoute[] = [
  {
    path: '/base/workFlow/index',
    title: workflowWords.flows,
    permission: 'flow_view',
    load: async () => ({ Page: (await import('./list/flow-list-page.tsx')).FlowListPage }),
  },
  {
    path: '/base/workFlow/addFlow',
    title: workflowWords.newFlow,
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
    title: workflowWords.approvalSteps,
    permission: 'flow_view',
    load: async () => ({ Page: (await import('./form-steps/form-steps-page.tsx')).FormStepsPage }),
  },
];
