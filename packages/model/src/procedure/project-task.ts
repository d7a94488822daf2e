import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { projectRoles } from '../tendering/project-roles.ts';
import { stepStages, taskType } from './task-template.ts';

const ofProject = {
  of: { entity: 'project', field: 'projectId' },
  part: 'taskName',
  name: 'projectName',
  number: 'projectNo',
  due: 'planEnd',
} as const;

/** A task begins when what it comes after is done; the clock says when it is overdue. */
export const taskLifecycle = lifecycle({
  field: 'taskStatus',
  states: {
    waiting: { value: 0, label: { zh: '未开始', en: 'Not begun' }, tone: 'grey' },
    running: { value: 1, label: { zh: '进行中', en: 'In progress' }, tone: 'blue' },
    finished: { value: 2, label: { zh: '已完成', en: 'Done' }, tone: 'green' },
    overdue: { value: 3, label: { zh: '已逾期', en: 'Overdue' }, tone: 'red' },
    skipped: { value: 4, label: { zh: '已跳过', en: 'Skipped' }, tone: 'grey' },
  },
  actions: {
    begin: { from: ['waiting'], to: 'running', label: { zh: '开始', en: 'Begin' } },
    finish: {
      from: ['running', 'overdue'],
      to: 'finished',
      permission: 'mytask_finish',
      label: { zh: '办结', en: 'Finish' },
    },
    skip: {
      from: ['waiting', 'running', 'overdue'],
      to: 'skipped',
      permission: 'mytask_finish',
      reason: 'required',
      label: { zh: '跳过', en: 'Skip' },
    },
    // With the project: its own move did the task, or left it behind.
    follow: {
      from: ['waiting', 'running', 'overdue'],
      to: 'finished',
      label: { zh: '随项目办结', en: 'Done with it' },
    },
    pass: {
      from: ['waiting', 'running', 'overdue'],
      to: 'skipped',
      reason: 'required',
      label: { zh: '随项目跳过', en: 'Passed' },
    },
    reopen: {
      from: ['running', 'overdue', 'finished'],
      to: 'waiting',
      label: { zh: '随项目重新办理', en: 'Done anew' },
    },
    lapse: { from: ['running'], to: 'overdue', byClock: true, label: { zh: '逾期', en: 'Overdue' } },
  },
  duties: {
    finish: {
      ...ofProject,
      states: ['running', 'overdue'],
      by: 'finish',
      person: 'handlerId',
      path: '/procedure/task',
      label: { zh: '项目任务', en: 'Task' },
    },
    // What nobody may be given of itself is given to somebody by who leads procurement.
    appoint: {
      ...ofProject,
      states: ['running', 'overdue'],
      when: { field: 'handlerId', codes: [null] },
      permission: 'project_confirm',
      path: '/tenderee/projectDetail/index?id={of}#tasks',
      label: { zh: '指定任务办理人', en: 'Task without anybody' },
    },
    // Who leads procurement sees what is late, and may do it in the handler's place.
    hasten: {
      ...ofProject,
      states: ['overdue'],
      permission: 'project_confirm',
      path: '/tenderee/projectDetail/index?id={of}#tasks',
      label: { zh: '督办逾期任务', en: 'Overdue task' },
    },
  },
});

/** What has to be done in one project, as the template had it when the project began. */
export const projectTask = entity({
  name: 'projectTask',
  table: 'project_task',
  label: { zh: '项目任务', en: 'Task of a project' },
  path: '/api/purchase/project/task',
  verbs: {},
  menu: 'mytask',
  search: ['taskName'],
  sort: ['stage', 'taskCode'],
  lifecycle: taskLifecycle,
  permanent: true,
  dataScoped: false,
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, required: true },
    taskCode: { kind: 'text', label: { zh: '任务编码', en: 'Code' }, maxLength: 40, required: true },
    taskName: { kind: 'text', label: { zh: '任务名称', en: 'Task' }, maxLength: 100, required: true },
    taskType: { kind: 'choice', label: { zh: '任务类型', en: 'Kind' }, choices: taskType.choices, required: true },
    stage: { kind: 'choice', label: { zh: '阶段', en: 'Stage' }, choices: stepStages, required: true },
    roleCode: { kind: 'choice', label: { zh: '项目角色', en: 'Part' }, choices: projectRoles, required: true },
    handlerId: { kind: 'ref', to: 'user', label: { zh: '办理人', en: 'Done by' } },
    handedById: { kind: 'ref', to: 'user', label: { zh: '转交人', en: 'Handed on by' }, readOnly: true },
    preTaskCodes: { kind: 'json', label: { zh: '前置任务', en: 'After' } },
    outputName: { kind: 'text', label: { zh: '成果文件', en: 'What it hands in' }, maxLength: 100 },
    required: { kind: 'flag', label: { zh: '必办', en: 'Must be done' }, required: true },
    workDays: { kind: 'integer', label: { zh: '办理时限', en: 'Done within' } },
    workDayType: { kind: 'integer', label: { zh: '时限单位', en: 'Counted in' } },
    taskStatus: {
      kind: 'choice',
      label: { zh: '任务状态', en: 'Status' },
      choices: taskLifecycle.choices,
      readOnly: true,
    },
    planStart: { kind: 'day', label: { zh: '计划开始', en: 'Begins' } },
    planEnd: { kind: 'day', label: { zh: '计划完成', en: 'Due' } },
    missingYear: { kind: 'text', label: { zh: '缺工作日历的年份', en: 'Year without calendar' }, maxLength: 4 },
    actualEnd: { kind: 'instant', label: { zh: '完成时间', en: 'Done at' } },
    finisherId: { kind: 'ref', to: 'user', label: { zh: '完成人', en: 'Finished by' } },
    remark: { kind: 'text', label: { zh: '办理说明', en: 'Remark' }, maxLength: 500 },
    files: { kind: 'files', label: { zh: '成果', en: 'Files' }, maxCount: 10 },
  },
});
