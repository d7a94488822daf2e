import { expect, test } from 'vitest';
import { spreadsheetRefusal } from './spreadsheet-refusal.ts';

test('a refused spreadsheet is read row by row, in either language', () => {
  const zh = '导入失败，共2处错误，未导入任何数据：\n第3行：单位不能为空\n第12行：数量格式不正确：“十”';
  expect(spreadsheetRefusal(zh)).toEqual({
    summary: '导入失败，共2处错误，未导入任何数据',
    faults: [
      { row: 3, text: '单位不能为空' },
      { row: 12, text: '数量格式不正确：“十”' },
    ],
    isCut: false,
  });
  expect(spreadsheetRefusal('Nothing was imported; 1 errors:\nRow 3: Unit is required')?.faults).toEqual([
    { row: 3, text: 'Unit is required' },
  ]);
});

test('a cut list says so', () => {
  expect(spreadsheetRefusal('共60处：\n第2行：名称不能为空\n…')?.isCut).toBe(true);
});

test('a refusal about the whole file is no list', () => {
  expect(spreadsheetRefusal('文件格式不允许')).toBeUndefined();
});
