import { expect, test } from 'vitest';
import { sheetRefusal } from './import-faults.ts';

test('a refused sheet is read row by row, in both languages', () => {
  const zh = sheetRefusal('导入失败，共2处错误，未导入任何数据：\n第3行：当前账号已被使用!\n第5行：手机号码格式不正确');
  expect(zh).toMatchObject({ faults: [{ row: 3 }, { row: 5, text: '手机号码格式不正确' }], isCut: false });
  const en = sheetRefusal('Nothing was imported; 60 errors:\nRow 2: This account is already in use\n…');
  expect(en).toMatchObject({ faults: [{ row: 2 }], isCut: true });
});

test('another refusal has no rows', () => {
  expect(sheetRefusal('文件格式不允许')).toBeUndefined();
});
