import type { Text } from '@zhaocai/model/kit/text';

export const yearMoneyTexts = {
  title: { zh: '{year}年经费', en: 'Money of {year}' },
  held: { zh: '预算合计（元）', en: 'Budget (CNY)' },
  whole: { zh: '年度预算', en: 'Budget of the year' },
  all: { zh: '预算项目', en: 'Budget projects' },
  none: { zh: '本年还没有下达的预算', en: 'No budget of this year has been approved yet' },
  hidden: { zh: '您的数据权限不含预算金额', en: 'Your data scope does not include amounts' },
  comesTo: { zh: '{account}合计 {money} 元', en: '{account}: {money} CNY in all' },
} as const satisfies Record<string, Text>;
