import type { Text } from '../kit/text.ts';

export const ledgerMessages = {
  'ledger.short': {
    zh: '“{account}”余额{left:yuan}元，不足以支出{money:yuan}元',
    en: '“{account}” holds {left:yuan}, less than {money:yuan}',
  },
  'ledger.reasonShort': { zh: '请说明理由，至少{least}个字', en: 'Give a reason of at least {least} characters' },
  'ledger.reversed': { zh: '这笔流水已经冲销', en: 'This posting was reversed already' },
} as const satisfies Record<string, Text>;
