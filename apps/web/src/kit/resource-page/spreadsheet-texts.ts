import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../text/words.ts';

/** Sentences of exporting a list and importing rows. */
export const spreadsheetTexts = {
  import: words.import,
  importTitle: { zh: '导入{name}', en: 'Import: {name}' },
  importHelp: {
    zh: '按模板填写后上传。先检查、后导入；有一处错误时不导入任何数据。',
    en: 'Fill in the template and choose it here. It is checked first; one fault and nothing is imported.',
  },
  template: words.downloadTheTemplate,
  templateName: { zh: '{name}导入模板.xlsx', en: '{name} import template.xlsx' },
  cover: { zh: '更新已有数据', en: 'Update what exists' },
  reading: { zh: '正在读取 {name}', en: 'Reading {name}' },
  chooseAgain: { zh: '改好后重新选择', en: 'Choose again' },
  orDrop: { zh: '或把文件拖到这里', en: 'or drop it here' },
  chooseSpreadsheet: { zh: '选择 Excel 文件', en: 'Choose an Excel file' },
  chooseOther: { zh: '重新选择文件', en: 'Choose another file' },
  spreadsheetRules: { zh: '.xlsx，不超过 5 MB、5000 行', en: '.xlsx, up to 5 MB and 5,000 rows' },
  checking: { zh: '正在检查 {name}…', en: 'Checking {name}…' },
  importing: { zh: '正在导入 {name}…', en: 'Importing {name}…' },
  checkedFine: {
    zh: '{file}：共 {rows} 行，将新增 {added} 行、更新 {changed} 行，{unchanged} 行没有变化',
    en: '{file}: {rows} rows; {added} will be added, {changed} updated, {unchanged} are as they were',
  },
  nothingNew: {
    zh: '{file}：共 {rows} 行，与现有数据完全相同，无需导入',
    en: '{file}: {rows} rows, all as they are already; there is nothing to import',
  },
  faultSummary: {
    zh: '{file}：共 {rows} 行，有 {count} 处错误，改正后请重新选择文件',
    en: '{file}: {count} faults in {rows} rows; mend them and choose the file again',
  },
  ignoredColumns: { zh: '以下列不会导入：{columns}', en: 'These columns are not imported: {columns}' },
  faultsShown: { zh: '只列出前 {count} 处', en: 'The first {count} are listed' },
  downloadFaults: { zh: '下载错误清单', en: 'Download the faults' },
  faultsName: { zh: '{name}导入错误清单.xlsx', en: '{name} faults.xlsx' },
  faultCell: { zh: '位置', en: 'Cell' },
  faultRow: { zh: '第 {row} 行', en: 'Row {row}' },
  faultColumn: { zh: '列', en: 'Column' },
  faultValue: { zh: '填写内容', en: 'What stands there' },
  faultText: { zh: '错误说明', en: 'What is wrong' },
  wholeRow: { zh: '整行', en: 'The row' },
  imported: {
    zh: '导入成功：新增 {added} 行，更新 {changed} 行',
    en: 'Imported: {added} added, {changed} updated',
  },
  exportTitle: { zh: '导出{name}', en: 'Export: {name}' },
  exportCounting: { zh: '正在准备…', en: 'Getting ready…' },
  exportRows: { zh: '已导出 {rows} / {total} 行', en: '{rows} of {total} rows' },
  exportCancel: { zh: '取消导出', en: 'Cancel' },
  exported: { zh: '导出完成，共 {total} 行', en: 'Exported: {total} rows' },
} as const satisfies Record<string, Text>;
