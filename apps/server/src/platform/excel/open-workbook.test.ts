import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { longestStallMs } from '../../../test/longest-stall.ts';
import { steadyMeasure } from '../../../test/steady-measure.ts';
import { openSpreadsheet } from './open-workbook.ts';

const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const target = (id: string, kind: string, path: string) =>
  `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${path}"/>`;
const shell = {
  '[Content_Types].xml':
    `<Types xmlns="${packages}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/>` +
    `<Override PartName="/xl/sharedStrings.xml" ContentType="${office}.sharedStrings+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships">${target('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${target('r1', 'worksheet', 'worksheets/sheet1.xml')}${target('r2', 'sharedStrings', 'sharedStrings.xml')}${target('r3', 'styles', 'styles.xml')}</Relationships>`,
};

/** A workbook of these rows, texts and styles, each as it stands in its part. */
function workbook({ rows = '', texts = '', styles = '' }): Buffer {
  const parts = {
    ...shell,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}

const cell = '<c><v>1</v></c>';
const format = '<numFmt numFmtId="200" formatCode="0"/>';

describe('a small spreadsheet that unpacks to', () => {
  test.each([
    ['millions of cells', { rows: `<row>${cell.repeat(400)}</row>`.repeat(2_500) }],
    ['one row without end', { rows: `<row r="1">${cell.repeat(1_000_000)}</row>` }],
    [
      'millions of shared texts',
      { rows: '<row r="1"><c t="s"><v>0</v></c></row>', texts: '<si><t>a</t></si>'.repeat(1_000_000) },
    ],
    [
      'formats of numbers',
      { rows: '<row r="1"><c s="0"><v>1</v></c></row>', styles: `<numFmts>${format.repeat(500_000)}</numFmts>` },
    ],
  ])('%s keeps nobody else waiting', async (_what, parts) => {
    const content = workbook(parts);
    const stall = () => longestStallMs(openSpreadsheet({ kind: 'xlsx', bytes: content }, 5_000).catch(() => undefined));
    expect(await steadyMeasure(stall, (ms) => ms < 250)).toBeLessThan(250);
  });
});

test('what stands right of column 200 is left out', async () => {
  const { rows } = await openSpreadsheet(
    { kind: 'xlsx', bytes: workbook({ rows: `<row r="1">${cell.repeat(300)}</row>` }) },
    10,
  );
  expect(rows[0]).toHaveLength(200);
});

test('a workbook of thousands of parts is refused', async () => {
  const parts = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`xl/${at}`, strToU8('x')]));
  await expect(openSpreadsheet({ kind: 'xlsx', bytes: Buffer.from(zipSync(parts)) }, 10)).rejects.toMatchObject({
    code: 'file.spreadsheetUnpacks',
  });
});

describe('a .csv of 5 MB with', () => {
  test.each([
    ['a line for every other sign', '1\n'],
    ['nothing but cells', ','],
    ['nothing but lines', '\n'],
    ['a quote that never ends in every line', '"1,\n'],
  ])('%s keeps nobody else waiting', async (_what, part) => {
    const bytes = Buffer.from(part.repeat((5 * 1024 * 1024) / part.length));
    const stall = () => longestStallMs(openSpreadsheet({ kind: 'csv', bytes }, 5_000).catch(() => undefined));
    expect(await steadyMeasure(stall, (ms) => ms < 250)).toBeLessThan(250);
  });
});

describe('a .csv', () => {
  const textsIn = async (bytes: Buffer) => {
    const { rows } = await openSpreadsheet({ kind: 'csv', bytes }, 5);
    return rows.map((row) => row?.map((one) => one?.v));
  };

  test('is read with its quotes, line ends and blank lines as Excel shows them', async () => {
    expect(await textsIn(Buffer.from('a,"b ""x"", c"\r\n\r\n\'0012,\n"two\nlines",z'))).toEqual([
      ['a', 'b "x", c'],
      undefined,
      ['0012', undefined],
      ['two\nlines', 'z'],
    ]);
  });

  test('of more than 200 columns is read as far as an import could ask', async () => {
    const [row] = await textsIn(Buffer.from('1,'.repeat(300)));
    expect(row).toHaveLength(200);
  });

  test('of more lines than an import takes is refused', async () => {
    await expect(textsIn(Buffer.from('1\n'.repeat(11)))).rejects.toMatchObject({
      code: 'file.spreadsheetTooManyRows',
      parameters: { max: 5 },
    });
  });
});
