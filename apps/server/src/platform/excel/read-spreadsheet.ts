import { setImmediate } from 'node:timers/promises';
import { plainOf, validate, type MessageCode } from '@zhaocai/model';
import { refuse } from '../http/refusal.ts';
import { isBlankCell, plainText, readCell } from './cell-value.ts';
import { openSpreadsheet } from './open-workbook.ts';
import type { OpenedSpreadsheet, SentTable, SpreadsheetCell } from './opened-spreadsheet.ts';
import { columnLetters } from './spreadsheet-cells.ts';
import { spreadsheetFault, type SpreadsheetFault } from './spreadsheet-fault.ts';
import type { SpreadsheetFields, SpreadsheetValues } from './spreadsheet-fields.ts';

export const maxSpreadsheetBytes = 5 * 1024 * 1024;
export const maxSpreadsheetRows = 5_000;
/** Judged without a pause. */
const rowsAtOnce = 200;
/** A title may stand above the header. */
const headerSearchRows = 10;

export interface SpreadsheetRow<F extends SpreadsheetFields> {
  /** As Excel numbers it, so that further faults can name it. */
  readonly rowNumber: number;
  readonly values: SpreadsheetValues<F>;
}

export interface SpreadsheetReading<F extends SpreadsheetFields> {
  /** The rows without a fault; import them only if there is no fault at all. */
  readonly rows: readonly SpreadsheetRow<F>[];
  readonly faults: readonly SpreadsheetFault[];
  /** What could be read of the rows with a fault: what else is wrong with them is told with it. */
  readonly wrong: readonly WrongRow[];
  /** Headings that name no column of the import: nothing below them is read. */
  readonly ignored: readonly string[];
  /** `C` of each field that the header names. */
  readonly letters: Readonly<Record<string, string>>;
}

export interface WrongRow {
  readonly rowNumber: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** The columns that are at fault already. */
  readonly columns: readonly string[];
}

/** Reads the rows of an .xlsx under a header in Chinese or English; every wrong cell is a fault with its place. */
export function readSpreadsheet<const F extends SpreadsheetFields>(
  bytes: Buffer,
  fields: F,
): Promise<SpreadsheetReading<F>> {
  return readTable({ kind: 'xlsx', bytes }, fields);
}

/** The same of an .xlsx or a .csv. */
export async function readTable<const F extends SpreadsheetFields>(
  table: SentTable,
  fields: F,
): Promise<SpreadsheetReading<F>> {
  if (table.bytes.length > maxSpreadsheetBytes) refuse('file.spreadsheetTooLarge');
  const spreadsheet = await openSpreadsheet(table, maxSpreadsheetRows);
  const { headerIndex, columns, ignored } = findHeader(spreadsheet, fields);
  const rows: SpreadsheetRow<F>[] = [];
  const faults: SpreadsheetFault[] = [];
  const wrong: WrongRow[] = [];
  let count = 0;
  for (const [index, cells] of spreadsheet.rows.entries()) {
    if (index <= headerIndex || !cells || columns.every(({ at }) => isBlankCell(cells[at]))) continue;
    count += 1;
    // Whoever else waits for this process comes in between.
    if (count % rowsAtOnce === 0) await setImmediate();
    if (count > maxSpreadsheetRows) refuse('file.spreadsheetTooManyRows', { max: maxSpreadsheetRows });
    const { values, faults: found } = readRow(cells, {
      fields,
      columns,
      rowNumber: index + 1,
      date1904: spreadsheet.date1904,
    });
    if (found.length > 0) {
      faults.push(...found);
      wrong.push({ rowNumber: index + 1, values, columns: found.map(({ column }) => column) });
    }
    // The values were judged by the fields that their type is made of.
    else rows.push({ rowNumber: index + 1, values: values as SpreadsheetValues<F> });
  }
  if (count === 0) refuse('file.spreadsheetEmpty');
  const letters = Object.fromEntries(columns.map(({ name, at }) => [name, columnLetters(at)]));
  return { rows, faults, wrong, ignored, letters };
}

interface Column {
  readonly name: string;
  readonly at: number;
}

interface RowPlace {
  readonly fields: SpreadsheetFields;
  readonly columns: readonly Column[];
  readonly rowNumber: number;
  readonly date1904: boolean;
}

function readRow(cells: readonly (SpreadsheetCell | undefined)[], { fields, columns, rowNumber, date1904 }: RowPlace) {
  const values: Record<string, unknown> = {};
  const refused = new Map<string, MessageCode>();
  for (const { name, at } of columns) {
    const field = fields[name];
    if (!field) continue;
    const reading = readCell(cells[at], field, date1904);
    if ('refused' in reading) refused.set(name, reading.refused);
    else if (reading.value !== undefined) values[name] = reading.value;
  }
  const judged = validate(fields, values).filter(({ field }) => !refused.has(field));
  const faults = [
    ...[...refused].map(([column, code]) =>
      spreadsheetFault(code, { row: rowNumber, column, label: fields[column]?.label }),
    ),
    ...judged.map(({ field, code, label, parameters, form }) =>
      spreadsheetFault(code, { row: rowNumber, column: field, label, parameters, form }),
    ),
  ];
  const order = Object.keys(fields);
  const shown = faults.map((fault) => ({ ...fault, value: shownValue(cells, columns, fault.column) }));
  return { values, faults: shown.sort((left, right) => order.indexOf(left.column) - order.indexOf(right.column)) };
}

/** What the person sees in the cell, for the list of faults. */
function shownValue(cells: readonly (SpreadsheetCell | undefined)[], columns: readonly Column[], name: string): string {
  const cell = cells[columns.find((column) => column.name === name)?.at ?? -1];
  return plainOf((cell?.f === undefined ? String(cell?.v ?? '') : `=${cell.f}`).slice(0, 100));
}

/** The row near the top that names the most columns. */
function findHeader(
  { rows }: OpenedSpreadsheet,
  fields: SpreadsheetFields,
): { headerIndex: number; columns: Column[]; ignored: string[] } {
  const candidates = rows.slice(0, headerSearchRows).map((cells) => columnsIn(cells ?? [], fields));
  const most = Math.max(0, ...candidates.map(({ length }) => length));
  const headerIndex = candidates.findIndex(({ length }) => length === most);
  const columns = candidates[headerIndex] ?? [];
  const labels = (names: readonly string[]) => names.map((name) => fields[name]?.label.zh ?? name).join('、');
  const names = columns.map(({ name }) => name);
  const missing = Object.keys(fields).filter(
    (name) => fields[name]?.required && !fields[name].readOnly && !names.includes(name),
  );
  if (most === 0 || missing.length > 0) {
    refuse('file.spreadsheetColumnsMissing', { columns: labels(missing.length > 0 ? missing : Object.keys(fields)) });
  }
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) refuse('file.spreadsheetColumnTwice', { columns: labels(twice) });
  const known = new Set(columns.map(({ at }) => at));
  const ignored = (rows[headerIndex] ?? []).flatMap((cell, at) => (known.has(at) ? [] : (shownHeading(cell?.v) ?? [])));
  return { headerIndex, columns, ignored };
}

function columnsIn(cells: readonly (SpreadsheetCell | undefined)[], fields: SpreadsheetFields): Column[] {
  const columns: Column[] = [];
  for (const [at, cell] of cells.entries()) {
    const heading = headingOf(cell?.v);
    const found = Object.entries(fields).find(
      ([, { label, readOnly }]) =>
        !readOnly && heading !== '' && [headingOf(label.zh), headingOf(label.en)].includes(heading),
    );
    if (found) columns.push({ name: found[0], at });
  }
  return columns;
}

function shownHeading(value: unknown): string | undefined {
  return headingOf(value) === ''
    ? undefined
    : plainText(plainOf(String(value)))
        .trim()
        .slice(0, 50);
}

/** `* 预算 金额 ` and `预算金额` are the same heading. */
function headingOf(value: unknown): string {
  return typeof value === 'string' ? plainText(plainOf(value)).replace(/[\s*]/g, '').toLowerCase() : '';
}
