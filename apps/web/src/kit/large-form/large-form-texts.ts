import type { Text } from '@zhaocai/model/kit/text';

export const largeFormTexts = {
  sections: { zh: '本页各部分', en: 'Sections of this page' },
  faultsHere: { zh: '{count} 处需要修改', en: '{count} to mend' },
  nextFault: { zh: '查看下一处', en: 'Show the next' },
  keysHelp: { zh: 'Ctrl+S 保存　Ctrl+Enter 提交', en: 'Ctrl+S saves · Ctrl+Enter submits' },
} as const satisfies Record<string, Text>;
