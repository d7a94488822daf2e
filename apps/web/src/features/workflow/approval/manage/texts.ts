import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../../kit/text/words.ts';
import { workflowWords } from '../../words.ts';

/** Sentences of the runs of a tenant and of their move to another version. */
export const manageTexts = {
  runs: workflowWords.runs,
  version: { zh: '版本', en: 'Version' },
  none: { zh: '没有流程实例', en: 'No runs' },
  noneHelp: { zh: '有人发起流程后，会出现在这里', en: 'What people apply for appears here' },
  open: words.openToLook,
  migrate: { zh: '迁移版本', en: 'Move to a version' },
  migrateTitle: { zh: '迁移 {count} 个流程实例', en: 'Move {count} runs' },
  migrateHelp: {
    zh: '选择目标版本后先试算，不改动任何数据；能迁移的才会迁移。',
    en: 'A version is tried first, and nothing changes; only runs that fit are moved.',
  },
  target: { zh: '目标版本', en: 'To version' },
  fits: { zh: '可迁移', en: 'Fits' },
  fitsNot: { zh: '不能迁移', en: 'Stays' },
  run: { zh: '流程实例', en: 'Run' },
  verdict: { zh: '试算结果', en: 'Trial' },
  reason: { zh: '说明', en: 'Reason' },
  move: { zh: '迁移 {count} 个', en: 'Move {count}' },
  moved: { zh: '已迁移 {count} 个', en: '{count} moved' },
  ofSeveral: { zh: '请选择同一流程的实例', en: 'Choose runs of one flow' },
} as const satisfies Record<string, Text>;
