import type { Text } from '../kit/text.ts';

export const reportMessages = {
  'report.queryUnknown': {
    zh: '没有查询“{name}”，请从列表中选择',
    en: 'There is no query “{name}”: choose one of the list',
  },
  'report.queryOfOthers': {
    zh: '查询“{name}”不适用于本单位',
    en: 'The query “{name}” is not for this kind of organisation',
  },
  'report.tenantUnknown': { zh: '没有租户“{tenant}”', en: 'There is no tenant “{tenant}”' },
  'report.tenantUnsuited': {
    zh: '报表的查询不适用于“{tenant}”',
    en: 'The query of this report is not for “{tenant}”',
  },
  'report.parameter': { zh: '查询条件“{name}”不正确', en: 'The parameter “{name}” is not well formed' },
  'report.parameterUnknown': { zh: '没有查询条件“{name}”', en: 'There is no parameter “{name}”' },
  'report.dayOrder': { zh: '结束日期不能早于开始日期', en: 'The end lies before the beginning' },
} as const satisfies Record<string, Text>;
