import { entity } from '../kit/entity.ts';
import { named } from '../kit/named.ts';
import { projectRoles } from '../tendering/project-roles.ts';
import { dayType } from './day-type.ts';
import { steps, type Step } from './step.ts';

export const taskType = named({
  form: { value: 1, label: { zh: '表单', en: 'Form' } },
  document: { value: 2, label: { zh: '文件', en: 'Document' } },
  approval: { value: 3, label: { zh: '审批', en: 'Approval' } },
  bulletin: { value: 4, label: { zh: '公告', en: 'Notice' } },
  opening: { value: 5, label: { zh: '开标', en: 'Opening' } },
  evaluation: { value: 6, label: { zh: '评审', en: 'Evaluation' } },
  contract: { value: 7, label: { zh: '合同', en: 'Contract' } },
  acceptance: { value: 8, label: { zh: '验收', en: 'Acceptance' } },
  payment: { value: 9, label: { zh: '付款', en: 'Payment' } },
  archive: { value: 10, label: { zh: '归档', en: 'Archive' } },
});

const ofStage: readonly Step[] = [steps.evaluate, steps.confirmResult];

/** The stages that steps stand at, each by the step that it is known by, else by the first that does. */
export const stepStages = Object.values(steps).flatMap(({ stage, label }, place, all) => {
  const known = ofStage.find((step) => step.stage === stage);
  const isFirst = all.findIndex((other) => other.stage === stage) === place;
  return isFirst ? [{ value: stage, label: known?.label ?? label }] : [];
});

/** What has to be done in a project of a method, by whom and in how many days (`conf/task`). */
export const taskTemplate = entity({
  name: 'taskTemplate',
  table: 'task_template',
  label: { zh: '任务模板', en: 'Task of the template' },
  path: '/api/purchase/conf/task',
  verbs: {
    page: 'POST /queryTaskPage',
    list: 'GET /queryTaskList',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdateSingle',
    remove: 'GET /deleteTaskSingle',
  },
  idName: 'taskId',
  menu: 'purchaseconf',
  search: ['taskName', 'taskCode'],
  sort: ['mannerId', 'stage', 'taskCode'],
  dataScoped: false,
  guards: { ux_task_template_code: 'procedure.taskCodeTaken' },
  fields: {
    mannerId: {
      kind: 'ref',
      to: 'typeMethod',
      label: { zh: '采购方式', en: 'Procurement method' },
      required: true,
      fixed: true,
    },
    taskCode: { kind: 'text', label: { zh: '任务编码', en: 'Code' }, maxLength: 40, required: true },
    taskName: { kind: 'text', label: { zh: '任务名称', en: 'Task' }, maxLength: 100, required: true },
    taskType: { kind: 'choice', label: { zh: '任务类型', en: 'Kind' }, choices: taskType.choices, required: true },
    stage: { kind: 'choice', label: { zh: '阶段', en: 'Stage' }, choices: stepStages, required: true },
    roleCode: {
      kind: 'choice',
      label: { zh: '项目角色', en: 'Part in the project' },
      choices: projectRoles,
      required: true,
    },
    workDays: { kind: 'integer', label: { zh: '办理时限', en: 'Done within' }, min: 1, max: 365 },
    workDayType: { kind: 'choice', label: { zh: '时限单位', en: 'Counted in' }, choices: dayType.choices, initial: 2 },
    preTaskIds: { kind: 'refs', to: 'taskTemplate', label: { zh: '前置任务', en: 'After' } },
    outputName: {
      kind: 'text',
      label: { zh: '成果文件', en: 'What it hands in' },
      maxLength: 100,
      help: { zh: '填写后，办结任务须上传该文件', en: 'The task is finished with this file only' },
    },
    required: { kind: 'flag', label: { zh: '必办', en: 'Must be done' }, initial: true },
  },
});
