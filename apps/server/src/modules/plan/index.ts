import * as model from '@zhaocai/model';
import { resource } from '@zhaocai/model';
import { crud } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { importRoutesOfPlans } from './import/import-plans.ts';
import { askModify } from './modify/ask-modify.ts';
import { decideModify } from './modify/decide-modify.ts';
import { readModify } from './modify/modify-queries.ts';
import { withdrawModify } from './modify/withdraw-modify.ts';
import { auditPlan, downBack, downPlan, redirectPlan, submitPlan, takeBackPlan } from './plan/move-plan.ts';
import { readReceivers } from './plan/receivers.ts';
import { recallPlan, settlePlan } from './plan/settle-plan.ts';
import { modifyBusiness } from './approval/modify-business.ts';
import { planBusiness } from './approval/plan-business.ts';
import { demandRemovable, exportPlans, pagePlans, readPlan } from './plan/plan-queries.ts';
import { savePlan } from './plan/save-plan.ts';
import { seedDemoPlans } from './seed/seed-plans.ts';
import type { Module } from '../../platform/module/index.ts';

export { followProjects, planInForce } from './plan/projects-of-plan.ts';

/** Purchasing plans. */
export const planModule: Module = {
  name: 'plan',
  routes: planRoutes,
  flowBusinesses: () => [planBusiness, modifyBusiness],
  seedDemo: seedDemoPlans,
};

function planRoutes(): MountedEndpoint[] {
  const { page, export: spreadsheet } = resource(model.plan);
  return [
    handle(page, pagePlans),
    handle(spreadsheet, exportPlans),
    ...crud(model.plan, { without: ['page', 'export'], beforeRemove: demandRemovable }),
    ...crud(model.planModify),
    handle(model.savePlan, savePlan),
    handle(model.updatePlan, savePlan),
    handle(model.planById, (ctx, { id }) => readPlan(ctx, id)),
    handle(model.submitPlan, submitPlan),
    handle(model.auditPlan, auditPlan),
    handle(model.downPlan, downPlan),
    handle(model.downBack, downBack),
    handle(model.planReceivers, readReceivers),
    handle(model.redirectPlan, redirectPlan),
    handle(model.planMoves.takeBack, takeBackPlan),
    handle(model.planMoves.recall, recallPlan),
    handle(model.planMoves.settle, settlePlan),
    handle(model.askPlanModify, askModify),
    handle(model.planModifyDetail, (ctx, { id }) => readModify(ctx, id)),
    handle(model.auditPlanModify, decideModify),
    handle(model.planModifyMoves.withdraw, withdrawModify),
    ...importRoutesOfPlans(),
  ];
}
