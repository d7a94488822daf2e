/** What every workbook of ours has beside its spreadsheets. Cells name their form by its place in `forms`. */
const formats = { money: 164, decimal: 165, day: 166, instant: 167 } as const;

const forms = {
  plain: '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  header:
    '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>',
  text: '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  // As if typed with an apostrophe: it stays a text when somebody edits the cell, and nobody sees the apostrophe.
  quoted: '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>',
  integer: '<xf numFmtId="1" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  money: `<xf numFmtId="${formats.money}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  decimal: `<xf numFmtId="${formats.decimal}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  day: `<xf numFmtId="${formats.day}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  instant: `<xf numFmtId="${formats.instant}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
};
export type CellForm = keyof typeof forms;

const formNumbers = Object.fromEntries(Object.keys(forms).map((name, index) => [name, index]));

export function formNumber(form: CellForm): number {
  return formNumbers[form] ?? 0;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="4"><numFmt numFmtId="${formats.money}" formatCode="#,##0.00"/><numFmt numFmtId="${formats.decimal}" formatCode="0.####"/><numFmt numFmtId="${formats.day}" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="${formats.instant}" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF2F3F5"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${Object.keys(forms).length}">${Object.values(forms).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

export const packageRelationsXml = `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export interface SpreadsheetNaming {
  readonly name: string;
  readonly isHidden?: boolean;
}

export function workbookXml(spreadsheets: readonly SpreadsheetNaming[]): string {
  const list = spreadsheets
    .map(
      ({ name, isHidden }, index) =>
        `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
    )
    .join('');
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list}</sheets></workbook>`;
}

export function workbookRelationsXml(count: number): string {
  const spreadsheets = Array.from(
    { length: count },
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  ).join('');
  const styles = `<Relationship Id="rId${count + 1}" Type="${relations}/styles" Target="styles.xml"/>`;
  return `${declaration}<Relationships xmlns="${packaged}/relationships">${spreadsheets}${styles}</Relationships>`;
}

export function contentTypesXml(count: number): string {
  const spreadsheets = Array.from(
    { length: count },
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
  ).join('');
  return `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>${spreadsheets}<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`;
}

export function spreadsheetHead(widths: readonly number[]): string {
  const columns = widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>`;
}

export function spreadsheetFoot(validations: readonly string[]): string {
  const list =
    validations.length > 0
      ? `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>`
      : '';
  return `</sheetData>${list}</worksheet>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Also without the control characters that XML has no way to write, and with `_x0041_` kept from being read as A. */
export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- they are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  );
}
