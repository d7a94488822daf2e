import * as contract from '@zhaocai/contract';
import { resource } from '@zhaocai/contract';
import { crud } from '../../platform/crud/index.ts';
import type { Files } from '../../platform/files/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { importRoutesOfPlans } from './import/import-plans.ts';
import { askModify } from './modify/ask-modify.ts';
import { decideModify } from './modify/decide-modify.ts';
import { readModify } from './modify/modify-queries.ts';
import { auditPlan, downBack, downPlan, submitPlan } from './plan/move-plan.ts';
import { demandDrafts, pagePlans, readPlan } from './plan/plan-queries.ts';
import { planBusiness, savePlan } from './plan/save-plan.ts';

export { seedDemoPlans } from './seed/seed-plans.ts';

/** Purchasing plans. */
export function planRoutes(files: Files): MountedEndpoint[] {
  files.registerAccess(planBusiness, { mayRead: async (ctx, { tenantId }) => tenantId === ctx.tenantId });
  const { page } = resource(contract.plan);
  return [
    handle(page, pagePlans),
    ...crud(contract.plan, { without: ['page'], beforeRemove: demandDrafts }),
    ...crud(contract.planModify),
    handle(contract.savePlan, (ctx, input) => savePlan(files, ctx, input)),
    handle(contract.updatePlan, (ctx, input) => savePlan(files, ctx, input)),
    handle(contract.planById, (ctx, { id }) => readPlan(ctx, id)),
    handle(contract.submitPlan, submitPlan),
    handle(contract.auditPlan, auditPlan),
    handle(contract.downPlan, downPlan),
    handle(contract.downBack, downBack),
    handle(contract.askPlanModify, askModify),
    handle(contract.planModifyDetail, (ctx, { id }) => readModify(ctx, id)),
    handle(contract.auditPlanModify, decideModify),
    ...importRoutesOfPlans(),
  ];
}
