import type { Text } from '@zhaocai/model/kit/text';

export const lineTexts = {
  lineNo: { zh: '序', en: 'No.' },
  addLine: { zh: '添加一行', en: 'Add a line' },
  removeLine: { zh: '删除第 {no} 行', en: 'Delete line {no}' },
  lineCount: { zh: '{count} 行', en: '{count} lines' },
  pasted: { zh: '已粘贴 {count} 行', en: '{count} lines pasted' },
  linesHelp: {
    zh: 'Enter 下一行　Ctrl+D 同上　Alt+↑↓ 移动　Alt+Delete 删除　可从 Excel 粘贴多行',
    en: 'Enter: next line · Ctrl+D: as above · Alt+↑↓: move · Alt+Delete: delete · paste rows from Excel',
  },
} as const satisfies Record<string, Text>;
