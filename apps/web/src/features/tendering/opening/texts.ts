import type { Text } from '@zhaocai/model/kit/text';

export const openingTexts = {
  open: { zh: '开标', en: 'Open quotes' },
  openTitle: { zh: '现在开标？', en: 'Open the quotes now?' },
  openText: {
    zh: '所有密封报价将一次解密并公开，不能撤销。投标人不足规定家数时，请在下面说明理由。',
    en: 'All sealed quotes are decrypted at once; this cannot be undone. With fewer bidders than required, give a reason.',
  },
  openReason: { zh: '理由（投标人不足时必填）', en: 'Reason (required with too few bidders)' },
  unopened: {
    zh: '{count} 份报价不能开启，原因见报价对比',
    en: '{count} quotes cannot be opened; the comparison says why',
  },
  opened: { zh: '已开标，可以比较报价', en: 'Opened; compare the quotes' },
} as const satisfies Record<string, Text>;
