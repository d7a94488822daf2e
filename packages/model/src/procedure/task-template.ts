import { entity } from '../kit/entity.ts';
import type { Choice } from '../kit/field.ts';
import { named } from '../kit/named.ts';
import { projectRoles } from '../tendering/project-roles.ts';
import { dayType } from './day-type.ts';

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

/** The stages that steps stand at, by what all methods call them: several steps share one (`steps`). */
export const stepStages = [
  { value: 5, label: { zh: '立项', en: 'Initiation' } },
  { value: 10, label: { zh: '立项确认', en: 'Confirmation' } },
  { value: 15, label: { zh: '委托代理', en: 'Agency entrusted' } },
  { value: 20, label: { zh: '采购文件编制', en: 'Documents drafted' } },
  { value: 25, label: { zh: '采购文件确认', en: 'Documents confirmed' } },
  { value: 30, label: { zh: '公告、邀请', en: 'Notice, invitation' } },
  { value: 35, label: { zh: '报名、获取文件', en: 'Registration, documents' } },
  { value: 40, label: { zh: '递交', en: 'Submission' } },
  { value: 45, label: { zh: '开标', en: 'Opening' } },
  { value: 50, label: { zh: '资格审查', en: 'Qualification' } },
  { value: 55, label: { zh: '评审', en: 'Evaluation' } },
  { value: 60, label: { zh: '定标', en: 'Award decision' } },
  { value: 65, label: { zh: '结果公告', en: 'Result notice' } },
  { value: 70, label: { zh: '中标（成交）通知', en: 'Award letter' } },
  { value: 75, label: { zh: '合同', en: 'Contract' } },
  { value: 80, label: { zh: '验收', en: 'Acceptance' } },
  { value: 85, label: { zh: '付款', en: 'Payment' } },
  { value: 90, label: { zh: '归档', en: 'Archive' } },
] as const satisfies readonly Choice[];

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
