import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate } from 'fflate';

export type SpreadsheetCell = string | number | null;

/**
 * A workbook of one spreadsheet, written while its rows are read: what is held at a time is one batch of rows, however many
 * there are. Cells are typed, so that a text which begins with `=` stays what it is.
 */
export function streamSpreadsheet(
  header: readonly string[],
  batches: AsyncIterable<readonly SpreadsheetCell[][]>,
): Readable {
  return Readable.from(packed(header, batches), { objectMode: false, highWaterMark: 65_536 });
}

async function* packed(header: readonly string[], batches: AsyncIterable<readonly SpreadsheetCell[][]>) {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) ready.push(chunk);
  });
  for (const [name, text] of Object.entries(parts)) {
    const part = new ZipDeflate(name, { level: 1 });
    zip.add(part);
    part.push(strToU8(text), true);
  }
  const spreadsheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 3 });
  zip.add(spreadsheet);
  spreadsheet.push(strToU8(`${spreadsheetHead}${rowXml(header, 1, 's="1"')}`));
  let row = 2;
  for await (const batch of batches) {
    spreadsheet.push(strToU8(batch.map((cells, index) => rowXml(cells, row + index)).join('')));
    row += batch.length;
    yield* ready.splice(0);
  }
  spreadsheet.push(strToU8(spreadsheetFoot), true);
  zip.end();
  yield* ready.splice(0);
}

function rowXml(cells: readonly SpreadsheetCell[], no: number, style = ''): string {
  return `<row r="${no}">${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;
}

function cellXml(cell: SpreadsheetCell, style: string): string {
  if (cell === null || cell === '') return `<c ${style}/>`;
  if (typeof cell === 'number') return `<c ${style}><v>${cell}</v></c>`;
  return `<c ${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** A cell takes 32,767 characters; what XML cannot carry is left out. */
function escaped(text: string): string {
  return text
    .slice(0, 32_767)
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const spreadsheetHead = `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1"
 topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr
 defaultRowHeight="15" defaultColWidth="18"/><sheetData>`;
const spreadsheetFoot = '</sheetData></worksheet>';
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${xml}<Types xmlns="${packaging}/content-types"><Default Extension="rels"
 ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml"
 ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.spreadsheet.main+xml"/><Override
 PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml"
 ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1"
 Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1"
 r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1"
 Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles"
 Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name
 val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill
 patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders
 count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0"
 fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"
 xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
};
