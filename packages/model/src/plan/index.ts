import type { Entity } from '../kit/entity.ts';
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
  savePlan,
  submitPlan,
  updatePlan,
} from './plan-endpoints.ts';

export * from './choices.ts';
export * from './modify-fields.ts';
export * from './plan-lifecycle.ts';
export * from './plan.ts';
export * from './plan-endpoints.ts';
export * from './plan-sum.ts';

/** Purchasing plans. */
export const planEntities = [plan, planDetail, planModify] as const satisfies readonly Entity[];
export const planEndpoints = [
  savePlan,
  updatePlan,
  planById,
  submitPlan,
  auditPlan,
  downPlan,
  downBack,
  askPlanModify,
  planModifyDetail,
  auditPlanModify,
  planImport.import,
  planImport.importCheck,
  planImport.importFaults,
  planImport.importTemplate,
] as const;
