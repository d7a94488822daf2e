import { describe, expect, test } from 'vitest';
import { sampleBytes, zipOf } from '../files/sample-bytes.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { refuseFaults } from './refuse-faults.ts';
import { dateCell, formulaCell, goodsFields, spreadsheetOf } from './sample-spreadsheet.ts';
import { Refusal } from '../http/refusal.ts';

const header = ['品名', '单位', '数量', '预算金额', '质保年限', '交货日期', '允许进口'];
const read = (...args: Parameters<typeof spreadsheetOf>) => readSpreadsheet(spreadsheetOf(...args), goodsFields);
const valuesOf = async (row: Parameters<typeof spreadsheetOf>[0][number]) =>
  (await read([header, row])).rows[0]?.values;
const faultsOf = async (...rows: Parameters<typeof spreadsheetOf>[0]) =>
  (await read([header, ...rows])).faults.map(({ row, message }) => `${row} ${message.zh}`);

describe('a spreadsheet', () => {
  test('gives its rows in the form a save takes', async () => {
    const { rows, faults } = await read([header, ['课桌', '张', 40, 12.5, 3, dateCell(46346), '否']]);
    expect(faults).toEqual([]);
    expect(rows).toEqual([
      {
        rowNumber: 2,
        values: {
          itemName: '课桌',
          unit: 2,
          quantity: '40',
          budget: '12.5',
          years: 3,
          deliveryDay: '2026-11-20',
          isImported: false,
        },
      },
    ]);
  });

  test('may have a title above the header, blank lines between, columns in any order and others beside', async () => {
    const { rows, faults } = await read([
      ['某大学采购清单'],
      [],
      ['序号', '数量 *', ' 单 位 ', '* 品名'],
      [1, 2, '台', '投影仪'],
      [null, null, '  '],
      [3, 4, 'Set', '幕布'],
    ]);
    expect(faults).toEqual([]);
    expect(rows.map(({ rowNumber, values }) => [rowNumber, values.itemName])).toEqual([
      [4, '投影仪'],
      [6, '幕布'],
    ]);
  });

  test('may have its header in English', async () => {
    const { rows } = await read([
      ['Name', 'unit', 'QUANTITY'],
      ['Desk', 'Piece', 1],
    ]);
    expect(rows[0]?.values).toEqual({ itemName: 'Desk', unit: 2, quantity: '1' });
  });

  test('that is hidden is passed over', async () => {
    expect((await read([header, ['课桌', '张', 1]], { hiddenFirst: true })).rows[0]?.values.itemName).toBe('课桌');
  });

  test('does not take a computed column from the user', async () => {
    const { rows } = await read([
      [...header, '合计'],
      ['课桌', '张', 1, null, null, null, null, 99],
    ]);
    expect(rows[0]?.values).not.toHaveProperty('total');
  });
});

describe('a cell', () => {
  test('loses what nobody sees in it and keeps Word’s line breaks', async () => {
    expect(
      await valuesOf(['课\u0002桌\u202e\u0000', '\u0001张', '\u007f40', '1,234.50\u0085', '\u0007']),
    ).toMatchObject({
      itemName: '课桌',
      unit: 2,
      quantity: '40',
      budget: '1234.50',
    });
    expect(await valuesOf(['课桌\u000b（含椅）', '张', 1])).toMatchObject({ itemName: '课桌\n（含椅）' });
    expect(await valuesOf(['_x0000_课桌_x0002_', '张', 1])).toMatchObject({ itemName: '课桌' });
  });
  test('with a number as text, full-width digits or grouping is understood', async () => {
    expect(await valuesOf(['课桌', '2', '４０', '1,234.50', '3'])).toMatchObject({
      unit: 2,
      quantity: '40',
      budget: '1234.50',
      years: 3,
    });
  });
  test('with a number keeps the digits that Excel shows', async () => {
    expect(await valuesOf(['课桌', '张', 0.1 + 0.2, 0.29])).toMatchObject({ quantity: '0.3', budget: '0.29' });
  });
  test('of text holds a number as it is shown, never in powers of ten', async () => {
    expect(await valuesOf([13_800_000_000, '张', 1])).toMatchObject({ itemName: '13800000000' });
    expect(await valuesOf([0.0000001, '张', 1])).toMatchObject({ itemName: '0.0000001' });
  });
  test.each(['2026-11-20', '2026/11/20', '2026年11月20日', '2026.11.20'])(
    'with the day %s typed as text is a day',
    async (day) => {
      expect(await valuesOf(['课桌', '张', 1, null, null, day])).toMatchObject({ deliveryDay: '2026-11-20' });
    },
  );
  test('with a day in a workbook that counts from 1904 is the same day', async () => {
    const { rows } = await read([header, ['课桌', '张', 1, null, null, dateCell(46346 - 1462)]], { date1904: true });
    expect(rows[0]?.values.deliveryDay).toBe('2026-11-20');
  });
  test('that begins with an equals sign but is text stays text', async () => {
    expect(await valuesOf(['=1+1', '张', 1])).toMatchObject({ itemName: '=1+1' });
  });
});

describe('wrong rows', () => {
  test('are listed row by row as Excel numbers them, and the right ones are not lost among them', async () => {
    const { rows, faults } = await read([
      header,
      ['课桌', '张', 1],
      ['', '张', 1],
      ['讲台', '吨', 0, '12.345'],
      ['白板', '台', '很多', -1, 2.5, '2026-02-30', '也许'],
      ['一个超过二十个字符的品名一个超过二十个字符的品名', '台', 1, 2_000_000],
    ]);
    expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([2]);
    expect(faults.map(({ row, column, message }) => `${row} ${column} ${message.zh}`)).toEqual([
      '3 itemName 请填写品名',
      '4 unit 单位的取值不在可选范围内',
      '4 quantity 数量不能小于0.0001',
      '4 budget 预算金额必须是金额，最多两位小数',
      '5 quantity 数量必须是数字',
      '5 budget 预算金额不能小于0',
      '5 years 质保年限必须是数字',
      '5 deliveryDay 交货日期的日期时间格式不正确',
      '5 isImported 允许进口的取值不在可选范围内',
      '6 itemName 品名不能超过20个字符',
      '6 budget 预算金额不能大于1000000',
    ]);
    expect(faults[0]?.message.en).toBe('Please fill in Name');
  });

  test('are those with a formula, an error or a number that lost its digits', async () => {
    expect(
      await faultsOf(
        ['课桌', '张', formulaCell('A1*2', 4)],
        [6_222_020_000_000_000_000, '张', 1],
        ['桌', '张', { t: 'e', v: 42 }],
      ),
    ).toEqual([
      '2 数量不能是公式，请粘贴为数值',
      '3 品名数字过长已失真，请将单元格设为文本后重新填写',
      '4 数量格式不正确',
    ]);
  });

  test('are those with a plain number where a day must stand', async () => {
    expect(await faultsOf(['课桌', '张', 1, null, null, 46346])).toEqual(['2 交货日期的日期时间格式不正确']);
  });

  test('refuse the import with every one of them in the user’s language', async () => {
    const { faults } = await read([header, ['', '张', 1], ['讲台', '吨', 1]]);
    expect(() => refuseFaults(faults, 'zh')).toThrow(Refusal);
    const text = (language: 'zh' | 'en') => {
      try {
        return refuseFaults(faults, language);
      } catch (error) {
        return (error as Refusal).text(language);
      }
    };
    expect(text('zh')).toBe(
      '导入失败，共2处错误，未导入任何数据：\n第2行：请填写品名\n第3行：单位的取值不在可选范围内',
    );
    expect(text('en')).toBe(
      'Nothing was imported; 2 errors:\nRow 2: Please fill in Name\nRow 3: Unit is not one of the choices',
    );
  });
});

describe('a file that cannot be imported', () => {
  const refusal = (buffer: Buffer) =>
    readSpreadsheet(buffer, goodsFields).then(
      () => 'taken',
      (error: Error) => error.message,
    );

  test('is no .xlsx', async () => {
    for (const bytes of [sampleBytes.xls, sampleBytes.txt, sampleBytes.zip, sampleBytes.docx, Buffer.alloc(0)]) {
      expect(await refusal(bytes)).toBe('file.spreadsheetUnreadable');
    }
    expect(await refusal(spreadsheetOf([header]).subarray(0, 900))).toBe('file.spreadsheetUnreadable');
  });
  test('is larger than 5 MB', async () => {
    expect(await refusal(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe('file.spreadsheetTooLarge');
  });
  test('is small but unpacks to hundreds of megabytes', async () => {
    const bomb = zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': Buffer.alloc(300 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    expect(await refusal(bomb)).toBe('file.spreadsheetUnpacks');
  });
  test('has no rows, or lacks a column that must be there, or has one twice', async () => {
    expect(await refusal(spreadsheetOf([header]))).toBe('file.spreadsheetEmpty');
    expect(
      await refusal(
        spreadsheetOf([
          ['品名', '单位'],
          ['课桌', '张'],
        ]),
      ),
    ).toBe('file.spreadsheetColumnsMissing');
    expect(
      await refusal(
        spreadsheetOf([
          ['甲', '乙'],
          [1, 2],
        ]),
      ),
    ).toBe('file.spreadsheetColumnsMissing');
    expect(
      await refusal(
        spreadsheetOf([
          [...header, '品名'],
          ['课桌', '张', 1],
        ]),
      ),
    ).toBe('file.spreadsheetColumnTwice');
  });
  test('has more than 5,000 rows, but blank ones do not count', async () => {
    const rows = (count: number) => Array.from({ length: count }, () => ['课桌', '张', 1]);
    expect(await refusal(spreadsheetOf([header, ...rows(5_001)]))).toBe('file.spreadsheetTooManyRows');
    expect(await refusal(spreadsheetOf([header, ...rows(12_000)]))).toBe('file.spreadsheetTooManyRows');
    const { rows: taken } = await read([header, ...rows(4_999), [], ['课桌', '张', 1]]);
    expect(taken).toHaveLength(5_000);
  });
});
