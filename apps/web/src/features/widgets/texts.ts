import type { Text } from '@zhaocai/model/kit/text';

export const officeTexts = {
  title: { zh: '文档预览', en: 'Document' },
  review: { zh: '审阅', en: 'Review' },
  noFile: { zh: '没有要打开的文档', en: 'There is no document to open' },
  noFileHelp: { zh: '请从附件的“预览”进入', en: 'Come here by the preview of a file' },
} as const satisfies Record<string, Text>;
