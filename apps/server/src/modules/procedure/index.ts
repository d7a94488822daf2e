import * as model from '@zhaocai/model';
import { scheduleBasis } from '@zhaocai/model';
import { crud, namedReads } from '../../platform/crud/index.ts';
import { handle, tellChoices, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { listArchives, saveArchives } from './configuration/archives.ts';
import * as queries from './configuration/configuration-queries.ts';
import { methodHooks, saveMethods } from './configuration/method-rules.ts';
import { completeRule, demandOwnRules } from './configuration/rule-rules.ts';
import { saveTasks, taskHooks } from './configuration/template-rules.ts';
import { completeType, demandTypeUnused, openOrCloseType } from './configuration/type-rules.ts';
import { completeUser } from './configuration/user-rules.ts';
import { expertItemTree, itemForest, itemTree } from './item/item-queries.ts';
import { disableItem, itemHooks, updateByItemCode } from './item/item-rules.ts';
import { readProjectSchedule } from './project-schedule.ts';
import { readScheduleBasis } from './schedule-basis.ts';
import { furnishPurchasing, loadDefaults } from './seed/furnish-purchasing.ts';
import { purchasingTemplatePart } from './configuration/template-part.ts';
import { seedDemoPurchasing } from './seed/seed-demo-purchasing.ts';
import { seedPeriods } from './seed/seed-periods.ts';
import { finishTask, handTaskOn, skipTask } from './task/finish-task.ts';
import { listMyTasks, listProjectTasks, readTeam } from './task/task-queries.ts';
import { turnTasks } from './task/turn-tasks.ts';

/** How a procurement runs: methods as definitions, what a buyer configures beside them, tasks, and their days. */
export { expertItemTree } from './item/item-queries.ts';

export const procedureModule: Module = {
  name: 'procedure',
  routes: () => [
    handle(scheduleBasis, readScheduleBasis),
    handle(model.projectSchedule, readProjectSchedule),
    ...configurationRoutes(),
    ...itemRoutes(),
    ...taskRoutes(),
    ...model.enumerationLists.map(tellChoices),
    handle(model.purchaserList, queries.listPurchasers),
  ],
  seed: seedPeriods,
  seedDemo: seedDemoPurchasing,
  furnish: furnishPurchasing,
  templatePart: () => purchasingTemplatePart,
  nightly: (platform) => inEachTenant(platform, 'project tasks', turnTasks),
};

function configurationRoutes(): MountedEndpoint[] {
  const { purchaseUser, purchaseRule } = model;
  return [
    ...crud(model.projectType, { beforeSave: completeType, beforeRemove: demandTypeUnused }),
    handle(model.openOrCloseType, openOrCloseType),
    handle(model.loadDefaults, loadDefaults),
    ...crud(model.typeMethod, methodHooks),
    handle(model.saveMethods, saveMethods),
    handle(model.methodPage, queries.readMethodPage),
    ...namedReads(purchaseRule),
    ...crud(purchaseRule, { without: ['page', 'detail'], beforeSave: completeRule, beforeRemove: demandOwnRules }),
    handle(model.rulesOfNoType, queries.listRulesOfNoType),
    handle(model.rulesWithoutEnd, queries.listRulesWithoutEnd),
    ...crud(model.taskTemplate, taskHooks),
    handle(model.saveTasks, saveTasks),
    tellChoices(model.taskTypeList),
    tellChoices(model.workDayTypeList),
    ...crud(model.archiveItem),
    handle(model.archiveLists, listArchives),
    handle(model.saveArchives, saveArchives),
    ...namedReads(purchaseUser),
    ...crud(purchaseUser, { without: ['page', 'detail'], beforeSave: completeUser }),
    tellChoices(model.rolePropertyList),
    handle(model.projectTypeChoices, queries.listTypeChoices),
  ];
}

function itemRoutes(): MountedEndpoint[] {
  return [
    ...crud(model.purchaseItem, itemHooks),
    handle(model.itemForest, itemForest),
    handle(model.itemTree, itemTree),
    handle(model.expertItemTree, expertItemTree),
    handle(model.disableItem, disableItem),
    handle(model.updateByItemCode, updateByItemCode),
  ];
}

function taskRoutes(): MountedEndpoint[] {
  return [
    handle(model.projectTasks, listProjectTasks),
    handle(model.finishTask, finishTask),
    handle(model.skipTask, skipTask),
    handle(model.handTaskOn, handTaskOn),
    handle(model.myTasks, listMyTasks),
    handle(model.projectTeam, readTeam),
  ];
}
