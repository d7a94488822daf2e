import type { Domain } from '../kit/domain.ts';
import { archiveItem } from './archive-item.ts';
import { configurationEndpoints } from './configuration-endpoints.ts';
import { enumerationLists, purchaserList } from './enumerations.ts';
import { itemEndpoints } from './item-endpoints.ts';
import { procedureMenus } from './menus.ts';
import { procedureMessages } from './messages.ts';
import { projectSchedule, scheduleBasis } from './procedure-endpoints.ts';
import { projectTask } from './project-task.ts';
import { projectType } from './project-type.ts';
import { purchaseItem } from './purchase-item.ts';
import { purchaseRule } from './purchase-rule.ts';
import { purchaseUser } from './purchase-user.ts';
import { taskEndpoints } from './task-endpoints.ts';
import { taskTemplate } from './task-template.ts';
import { typeMethod } from './type-method.ts';

export { clauseRules } from './clause/clause-rule.ts';
export { findClauses } from './clause/find-clauses.ts';
export * from './archive-item.ts';
export * from './configuration-endpoints.ts';
export * from './day-type.ts';
export * from './enumerations.ts';
export * from './item-code.ts';
export * from './item-endpoints.ts';
export * from './law-source.ts';
export * from './lay-out.ts';
export * from './method.ts';
export * from './method-by-amount.ts';
export { milestones, type Milestone, type MilestoneName } from './milestone.ts';
export * from './own-number.ts';
export * from './period.ts';
export { stepsUnder, type Procedure } from './procedure.ts';
export * from './procedure-endpoints.ts';
export * from './procedures.ts';
export * from './project-task.ts';
export * from './project-type.ts';
export * from './purchase-item.ts';
export * from './purchase-rule.ts';
export * from './rule-action.ts';
export * from './purchase-user.ts';
export { steps, type Step, type StepName } from './step.ts';
export * from './task-endpoints.ts';
export * from './task-order.ts';
export * from './task-template.ts';
export * from './type-method.ts';
export * from './work-days.ts';

/** How a procurement runs: methods as definitions, what a buyer configures beside them, tasks, and their days. */
export const procedureDomain = {
  name: 'procedure',
  entities: [purchaseItem, projectType, typeMethod, purchaseRule, taskTemplate, archiveItem, purchaseUser, projectTask],
  endpoints: [
    scheduleBasis,
    projectSchedule,
    ...configurationEndpoints,
    ...itemEndpoints,
    ...taskEndpoints,
    ...enumerationLists,
    purchaserList,
  ],
  messages: procedureMessages,
  menus: { root: procedureMenus },
  grants: {
    purchaser: ['planner_view', 'method_view', 'mytask_*', 'purchaseconf_view', 'purchaseitem_view'],
    manager: ['planner_*', 'method_*', 'mytask_*', 'purchaseconf_*', 'purchaseitem_*', 'purchaseuser_*'],
    // Who has a part in a project is given its tasks: the requirement and its acceptance are theirs.
    department: ['mytask_*'],
    applicant: ['mytask_*'],
  },
} as const satisfies Domain;
