import { buffer } from 'node:stream/consumers';
import { read, utils } from '@e965/xlsx';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { bytesOf } from '../files/byte-source.ts';
import { contentMatches } from '../files/content-check.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { goodsFields } from './sample-spreadsheet.ts';
import type { SpreadsheetFields } from './spreadsheet-fields.ts';
import { workbookStream } from './stream-workbook.ts';
import { writePlain } from './write-plain.ts';
import { spreadsheetOf, writeSpreadsheet } from './write-spreadsheet.ts';
import { writeTemplate } from './write-template.ts';

const rows = [
  {
    itemName: '=SUM(A1)',
    unit: 2,
    quantity: '40.5',
    budget: '234567.89',
    years: 3,
    deliveryDay: '2026-11-20',
    isImported: true,
    total: '9.90',
  },
  {
    itemName: '投影仪',
    unit: 1,
    quantity: '1',
    budget: null,
    years: null,
    deliveryDay: null,
    isImported: false,
    total: null,
  },
];

describe('a written spreadsheet', () => {
  test('names its parts and their types as ECMA-376 does, so that Excel opens it', async () => {
    const bytes = await buffer(await writeSpreadsheet({ name: '货物', fields: goodsFields, rows, language: 'zh' }));
    const parts = unzipSync(bytes);
    expect(Object.keys(parts).toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    const typed = new TextDecoder().decode(parts['[Content_Types].xml']);
    const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
    expect(
      Object.fromEntries([...typed.matchAll(/PartName="([^"]*)" ContentType="([^"]*)"/g)].map(([, ...pair]) => pair)),
    ).toEqual({
      '/xl/workbook.xml': `${office}.sheet.main+xml`,
      '/xl/worksheets/sheet1.xml': `${office}.worksheet+xml`,
      '/xl/styles.xml': `${office}.styles+xml`,
    });
  });

  test('is a real .xlsx with names for choices, numbers for amounts and no formula', async () => {
    const bytes = await buffer(
      await writeSpreadsheet({ name: '货物/清单', fields: goodsFields, rows, language: 'zh' }),
    );
    expect(await contentMatches('xlsx', bytesOf(bytes))).toBe(true);
    const book = read(bytes, { cellNF: true });
    expect(book.SheetNames).toEqual(['货物 清单']);
    const spreadsheet = book.Sheets['货物 清单'] ?? {};
    expect(utils.sheet_to_json(spreadsheet, { header: 1 })[0]).toEqual([
      '品名 *',
      '单位 *',
      '数量 *',
      '预算金额',
      '质保年限',
      '交货日期',
      '允许进口',
      '合计',
    ]);
    expect(spreadsheet.A2).toMatchObject({ t: 's', v: '=SUM(A1)' });
    expect(spreadsheet.A2).not.toHaveProperty('f');
    expect(spreadsheet.B2).toMatchObject({ t: 's', v: '张' });
    expect(spreadsheet.D2).toMatchObject({ t: 'n', v: 234567.89, z: '#,##0.00' });
    expect(spreadsheet.D3).toBeUndefined();
  });

  test('reads back as what was written, without the computed column', async () => {
    for (const language of ['zh', 'en'] as const) {
      const bytes = await buffer(await writeSpreadsheet({ name: 'Goods', fields: goodsFields, rows, language }));
      const { rows: back, faults } = await readSpreadsheet(bytes, goodsFields);
      expect(faults).toEqual([]);
      const { total: _total, ...first } = rows[0] ?? {};
      expect(back.map(({ values }) => values)).toEqual([
        first,
        { itemName: '投影仪', unit: 1, quantity: '1', isImported: false },
      ]);
    }
  });
});

describe('a spreadsheet that is full', () => {
  test('goes on in the next one under the same header', async () => {
    const lines = Array.from({ length: 7 }, (_, index) => ({ itemName: `品名${index + 1}`, unit: 1, quantity: '1' }));
    const spreadsheet = spreadsheetOf({
      name: '货物',
      fields: goodsFields,
      batches: [lines.slice(0, 5), lines.slice(5)],
      language: 'zh',
    });
    const book = read(await buffer(workbookStream([{ ...spreadsheet, maxRows: 4 }])));
    expect(book.SheetNames).toEqual(['货物', '货物 (2)', '货物 (3)']);
    const names = book.SheetNames.map((name) =>
      utils.sheet_to_json<string[]>(book.Sheets[name] ?? {}, { header: 1 }).map(([first]) => first),
    );
    expect(names).toEqual([
      ['品名 *', '品名1', '品名2', '品名3'],
      ['品名 *', '品名4', '品名5', '品名6'],
      ['品名 *', '品名7'],
    ]);
  });
});

describe('a cell', () => {
  test('keeps what XML, Excel and fifteen digits would lose', async () => {
    const fields = {
      note: { kind: 'longText', label: { zh: '说明', en: 'Note' }, maxLength: 100 },
      sum: { kind: 'money', label: { zh: '金额', en: 'Sum' } },
      at: { kind: 'instant', label: { zh: '时间', en: 'Time' } },
    } as const satisfies SpreadsheetFields;
    const hard = { note: ' <a&"b">_x0041_\n二行 ', sum: '1234567890123456.78', at: '2026-11-20 09:00:01' };
    const bytes = await buffer(
      await writeSpreadsheet({ name: 'x', fields, rows: [hard, { note: '二', at: hard.at }], language: 'zh' }),
    );
    const cells = read(bytes, { cellNF: true }).Sheets['x'] ?? {};
    expect(cells.A2).toMatchObject({ t: 's', v: hard.note });
    expect(cells.B2).toMatchObject({ t: 's', v: hard.sum });
    expect((await readSpreadsheet(bytes, fields)).rows[0]?.values).toMatchObject({ at: hard.at });
  });
});

describe('a template', () => {
  const template = async (language: 'zh' | 'en') =>
    buffer(
      await writeTemplate({
        name: '货物',
        fields: goodsFields,
        language,
        examples: rows.slice(1),
        notes: ['一行一个品目'],
      }),
    );

  test('reads back with its example rows', async () => {
    const { rows: back, faults } = await readSpreadsheet(await template('zh'), goodsFields);
    expect(faults).toEqual([]);
    expect(back).toMatchObject([{ rowNumber: 2, values: { itemName: '投影仪', unit: 1 } }]);
  });

  test('says on a second spreadsheet what each column demands', async () => {
    const book = read(await template('zh'));
    expect(book.SheetNames).toEqual(['货物', '填写说明', '选项']);
    expect(book.Workbook?.Sheets?.map(({ Hidden }) => Hidden)).toEqual([0, 0, 1]);
    const notes = utils.sheet_to_json<string[]>(book.Sheets['填写说明'] ?? {}, { header: 1 });
    expect(notes).toContainEqual(['单位', '是', '台、张']);
    expect(notes).toContainEqual(['预算金额', '否', '金额（元），最多两位小数，不小于0，不大于1000000']);
    expect(notes.map(([column]) => column)).not.toContain('合计');
    expect(notes.at(-1)).toEqual(['一行一个品目']);
    expect(read(await template('en')).SheetNames).toEqual(['货物', 'Notes', 'Choices']);
  });
});

describe('a spreadsheet of columns that nobody knows beforehand', () => {
  test('has numbers as numbers and every text as a text', async () => {
    async function* batches() {
      yield [['=1+1', 3.5, null]];
      yield [['00123', 15_000_000_000_000_000_000, '']];
    }
    const book = read(await buffer(writePlain({ name: '回答', header: ['甲', '乙', '丙'], batches: batches() })));
    const spreadsheet = book.Sheets['回答'] ?? {};
    expect(utils.sheet_to_json(spreadsheet, { header: 1 })).toEqual([
      ['甲', '乙', '丙'],
      ['=1+1', 3.5],
      ['00123', '15000000000000000000'],
    ]);
    expect(spreadsheet.A2).not.toHaveProperty('f');
  });
});
