import * as model from '@zhaocai/model';
import { crud } from '../../platform/crud/index.ts';
import { handle, tellChoices, type MountedEndpoint } from '../../platform/http/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { demandRemovable, enableTemplate } from './template/enable-template.ts';
import { saveTemplate } from './template/save-template.ts';
import { seedDemoTemplates } from './template/seed-demo-templates.ts';
import { listItems, listItemsByType } from './template/template-queries.ts';

/** How suppliers, agencies and experts have done their work. */
export const performanceModule: Module = {
  name: 'performance',
  routes: templateRoutes,
  seedDemo: seedDemoTemplates,
};

function templateRoutes(): MountedEndpoint[] {
  return [
    ...crud(model.judgeTemplate, { beforeRemove: demandRemovable }),
    tellChoices(model.judgeTypeList),
    tellChoices(model.evaluateResultList),
    handle(model.saveJudgeTemplate, saveTemplate),
    handle(model.enableJudgeTemplate, enableTemplate),
    handle(model.judgeTemplateItems, listItems),
    handle(model.itemsByJudgeType, listItemsByType),
  ];
}
