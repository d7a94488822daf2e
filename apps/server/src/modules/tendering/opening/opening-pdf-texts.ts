import type { Text } from '@zhaocai/model';

export const openingTexts = {
  title: { zh: '开标记录', en: 'Record of the opening' },
  package: { zh: '采购包', en: 'Package' },
  supplier: { zh: '供应商', en: 'Supplier' },
  total: { zh: '报价（元）', en: 'Quote (yuan)' },
  unopened: { zh: '不能开启', en: 'Not opened' },
  present: { zh: '签字', en: 'Signatures' },
  hands: {
    zh: '开标人：　　　　　　记录人：　　　　　　监督人：',
    en: 'Opened by:          Recorded by:          Witnessed by:',
  },
} satisfies Record<string, Text>;
