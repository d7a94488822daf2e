import type { Domain } from '../kit/domain.ts';
import { planMenus } from './menus.ts';
import { planMessages } from './messages.ts';
import { plan, planDetail, planModify } from './plan.ts';
import {
  askPlanModify,
  auditPlan,
  auditPlanModify,
  downBack,
  downPlan,
  planById,
  planImport,
  planModifyDetail,
  planModifyMoves,
  planMoves,
  planReceivers,
  redirectPlan,
  savePlan,
  submitPlan,
  updatePlan,
} from './plan-endpoints.ts';

export * from './choices.ts';
export * from './modify-changes.ts';
export * from './modify-fields.ts';
export * from './plan-lifecycle.ts';
export * from './plan.ts';
export * from './plan-endpoints.ts';
export * from './plan-sum.ts';
export * from './messages.ts';

/** Purchasing plans. */
export const planDomain = {
  name: 'plan',
  entities: [plan, planDetail, planModify],
  endpoints: [
    savePlan,
    updatePlan,
    planById,
    submitPlan,
    auditPlan,
    downPlan,
    downBack,
    planReceivers,
    redirectPlan,
    askPlanModify,
    planModifyDetail,
    auditPlanModify,
    ...Object.values(planModifyMoves),
    ...Object.values(planMoves),
    planImport.import,
    planImport.importCheck,
    planImport.importFaults,
    planImport.importTemplate,
  ],
  messages: planMessages,
  menus: { root: planMenus },
  grants: {
    department: [
      'planManage_view',
      'planManage_add',
      'planManage_edit',
      'planManage_delete',
      'planManage_import',
      'planManage_export',
      'planManage_submit',
      'planManage_modify',
      'planAdjust_*',
    ],
    // What he writes his department's head hands in.
    applicant: ['planManage_view', 'planManage_add', 'planManage_edit', 'planManage_delete', 'planManage_export'],
  },
} as const satisfies Domain;
