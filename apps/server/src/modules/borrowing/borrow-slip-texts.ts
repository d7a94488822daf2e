import type { Text } from '@zhaocai/model';

export const slipTexts = {
  title: { zh: '资料借阅单', en: 'Loan of papers' },
  returns: { zh: '归还记录', en: 'Returns' },
  none: { zh: '暂无归还', en: 'Nothing came back yet' },
  hands: {
    zh: '借阅人（签字）：　　　　　　　　保管人（签字）：　　　　　　　　日期：',
    en: 'Borrower (signed):                    Keeper (signed):                    Date:',
  },
} satisfies Record<string, Text>;
