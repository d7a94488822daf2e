import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';

export const noticeCheckTexts = {
  title: { zh: '必备内容', en: 'What it must say' },
  noRules: { zh: '这类公告没有规定必备内容', en: 'No content is prescribed for this kind of notice' },
  kept: { zh: '{count}项必备内容齐全，与项目一致', en: 'All {count} points are there and agree with the project' },
  blocking: {
    zh: '{count}项须改正；确需保留的，发布时说明理由',
    en: 'To be mended: {count}. To publish it so, give a reason',
  },
  advised: { zh: '建议补充{count}项', en: 'Better said too: {count}' },
  missing: { zh: '未载明', en: 'not said' },
  differs: { zh: '与项目不一致', en: 'not as the project has it' },
  unset: { zh: '项目未填写', en: 'not set in the project' },
  append: { zh: '补入正文', en: 'Add it to the text' },
  toText: { zh: '去填写', en: 'Write it' },
  toProject: words.openTheProject,
  otherwise: { zh: '与项目的时间或金额不一致', en: 'Another time or amount than the project’s' },
  otherwiseHelp: {
    zh: '供应商以项目数据为准；确需保留的，由撰写人以外的人发布并说明理由',
    en: 'Suppliers are held by the project; to keep it, another than its writer publishes it with a reason',
  },
} as const satisfies Record<string, Text>;
