import type { Text } from '@zhaocai/model/kit/text';
import { workflowWords } from '../../words.ts';
import { words } from '../../../../kit/text/words.ts';

export const versionTexts = {
  compare: { zh: '与当前对比', en: 'Compare' },
  runs: { zh: '{count} 个运行中', en: '{count} running' },
  restore: words.restore,
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
  changed: words.changed,
  moved: { zh: '仅移动', en: 'Only moved' },
} as const satisfies Record<string, Text>;

/** Names of what a step stores, for the comparison of versions. */
export const fieldTexts: Readonly<Record<string, Text>> = {
  examine: words.name,
  nodeType: words.kind,
  grantType: workflowWords.approver,
  grantRole: words.roles,
  grantUser: words.people,
  grantDept: words.department,
  projectMan: workflowWords.projectRoles,
  rejectHandle: workflowWords.whenRejected,
  isCountersign: workflowWords.countersign,
  countersignRate: { zh: '通过率', en: 'Pass rate' },
  isWait: { zh: '等待汇合', en: 'Wait' },
  taskEdit: workflowWords.taskEdit,
  nodeExpression: words.condition,
  pathTask: workflowWords.pathTask,
  extension: { zh: '规则与时限', en: 'Rules and deadline' },
  ends: { zh: '连接', en: 'Ends' },
};
