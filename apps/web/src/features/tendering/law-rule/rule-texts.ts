import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';

/** What a rule demands, and whether it is kept. */
export const ruleTexts = {
  lawRules: words.statutoryRules,
  noRules: {
    zh: '该方式对报名、报价没有法定期限，按本单位制度办理；公示等期限见采购日程',
    en: 'No statutory term for registering and quoting: your own policy decides. Publicity and other terms stand in the schedule',
  },
  rulePassed: { zh: '符合', en: 'Met' },
  ruleBroken: { zh: '不符合', en: 'Not kept' },
  ruleReason: { zh: '不足，需说明理由', en: 'Short: needs a reason' },
  ruleOpen: { zh: '未填写', en: 'Not filled in' },
  ruleOnOpening: { zh: '开标时检查', en: 'Checked at the opening' },
  earliest: { zh: '最早 {time}', en: 'not before {time}' },
  earliestPut: { zh: '最早 {time}（末日逢休息日顺延）', en: 'not before {time} (a last day off moves on)' },
  limit: { zh: '上限 {money} 元', en: 'At most {money} CNY' },
  atLeast: { zh: '至少 {value} {unit}', en: 'At least {value} {unit}' },
  atMost: { zh: '不超过 {value}{unit}', en: 'At most {value}{unit}' },
  sameTime: { zh: '同一时间', en: 'The same moment' },
  ruleUnknown: { zh: '暂时无法判断', en: 'Cannot be judged yet' },
  missingYear: {
    zh: '未配置 {year} 年工作日历，请联系平台管理员在“工作日历”中补充',
    en: 'The calendar of {year} is missing: ask the platform’s administrator to add it under “Work calendar”',
  },
  workingDays: words.workingDays,
  calendarDays: { zh: '个自然日', en: 'calendar days' },
  suppliers: { zh: '家', en: 'suppliers' },
} as const satisfies Record<string, Text>;
