import type { Text } from '@zhaocai/model/kit/text';

export const versionTexts = {
  compare: { zh: '与当前对比', en: 'Compare' },
  runs: { zh: '{count} 个运行中', en: '{count} running' },
  restore: { zh: '恢复', en: 'Restore' },
  restoreTitle: { zh: '把 v{no} 恢复到画布？', en: 'Put v{no} back on the canvas?' },
  restoreText: {
    zh: '画布上的内容会被替换，可以撤销；保存后成为草稿，发布后才生效。',
    en: 'It replaces what is on the canvas and can be undone. Saved it is the draft; published it is in use.',
  },
  restored: { zh: '已恢复 v{no}，请检查后保存', en: 'v{no} is on the canvas: check it and save' },
  none: { zh: '还没有版本', en: 'No versions yet' },
  same: { zh: '与画布上的流程没有差别', en: 'No different from what is on the canvas' },
  from: { zh: '从 v{no} 到画布上的流程', en: 'From v{no} to what is on the canvas' },
  added: { zh: '新增', en: 'Added' },
  removed: { zh: '删除', en: 'Removed' },
  changed: { zh: '修改', en: 'Changed' },
  moved: { zh: '仅移动', en: 'Only moved' },
} as const satisfies Record<string, Text>;

/** Names of what a step stores, for the comparison of versions. */
export const fieldTexts: Readonly<Record<string, Text>> = {
  examine: { zh: '名称', en: 'Name' },
  nodeType: { zh: '类型', en: 'Kind' },
  grantType: { zh: '审批人类型', en: 'Approver' },
  grantRole: { zh: '角色', en: 'Roles' },
  grantUser: { zh: '人员', en: 'People' },
  grantDept: { zh: '部门', en: 'Department' },
  projectMan: { zh: '项目角色', en: 'Project roles' },
  rejectHandle: { zh: '驳回处理', en: 'When rejected' },
  isCountersign: { zh: '会签', en: 'Countersign' },
  countersignRate: { zh: '通过率', en: 'Pass rate' },
  isWait: { zh: '等待汇合', en: 'Wait' },
  taskEdit: { zh: '允许修改表单', en: 'May change the form' },
  nodeExpression: { zh: '条件', en: 'Condition' },
  pathTask: { zh: '任务地址', en: 'Address of the task' },
  extension: { zh: '规则与时限', en: 'Rules and deadline' },
  ends: { zh: '连接', en: 'Ends' },
};
