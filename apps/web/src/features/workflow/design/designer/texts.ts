import { words } from '../../../../kit/text/words.ts';
import { workflowWords } from '../../words.ts';

export const sideTexts = {
  settings: { zh: '设置', en: 'Set' },
  check: workflowWords.check,
  simulation: { zh: '模拟', en: 'Try' },
  versions: { zh: '版本', en: 'History' },
  fields: words.fields,
} as const;
