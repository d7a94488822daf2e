import { trimZeros } from '@zhaocai/model/kit/number-text';
import type { Choice, Field } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import { cleanAmount } from '../widgets/money.tsx';

/** A column that is typed into, by the definition of its field. */
export interface LineColumn {
  readonly name: string;
  readonly field: Field;
  /** Of the table: `20%`, `92px`; what is left is shared by the others. */
  readonly width?: string;
}

/** Is an item of the catalogue typed there? */
export function isItem({ field }: LineColumn): boolean {
  return field.kind === 'text' && field.tree === 'item';
}

/** Of the list of items that such cells of a form offer. */
export function itemOptionsId(prefix: string): string {
  return `${prefix}items`;
}

/** The columns of a kind of lines, in the order in which they are typed and pasted. */
export type LineColumns = readonly LineColumn[];

/** A line as it is typed: texts, and a key that stays whatever its place. */
export interface Line {
  readonly key: string;
  /** Of one that is stored. */
  readonly id?: string;
  readonly cells: Readonly<Record<string, string>>;
}

export type Lines = readonly Line[];

/** A column that is not typed: what the line comes to. */
export interface ComputedColumn {
  readonly label: Text;
  readonly width?: string;
  readonly textOf: (line: Line) => string;
}

let made = 0;

export function newKey(): string {
  made += 1;
  return `${Date.now().toString(36)}${made.toString(36)}`;
}

export function blankLine(columns: LineColumns): Line {
  return lineOf(columns, {});
}

/** A stored row as it is typed on: `120.0000` is shown as 120. */
export function lineOf(columns: LineColumns, row: object): Line {
  const values = new Map<string, unknown>(Object.entries(row));
  const cells = columns.map(({ name, field }): [string, string] => [name, cellOf(field, values.get(name))]);
  const id = values.get('id');
  return { key: newKey(), ...(typeof id === 'string' && { id }), cells: Object.fromEntries(cells) };
}

function cellOf(field: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  return field.kind === 'decimal' ? trimZeros(String(value)) : String(value);
}

/** Nothing typed in any cell: such a line is left out of the save. */
export function filledLines(columns: LineColumns, lines: Lines): Lines {
  return lines.filter(({ cells }) => columns.some(({ name }) => textAt(cells, name) !== ''));
}

function textAt(cells: Line['cells'], name: string): string {
  return cells[name]?.trim() ?? '';
}

/** What a save takes of a line: its id, and its cells without blanks around; null for an empty one. */
export function lineInput(columns: LineColumns, { id, cells }: Line): Readonly<Record<string, string | null>> {
  const values = columns.map(({ name }) => [name, textAt(cells, name) || null]);
  return { ...(id && { id }), ...Object.fromEntries(values) };
}

export function withCell(lines: Lines, key: string, cell: { column: LineColumn; text: string }): Lines {
  const { column, text } = cell;
  return lines.map((line) => (line.key === key ? put(line, [[column.name, cleanCell(column, text)]]) : line));
}

export function insertAfter(columns: LineColumns, lines: Lines, row: number): Lines {
  return lines.toSpliced(row + 1, 0, blankLine(columns));
}

/** The last line is emptied, not removed: there is always one to type into. */
export function removeLine(columns: LineColumns, lines: Lines, key: string): Lines {
  const rest = lines.filter((line) => line.key !== key);
  return rest.length > 0 ? rest : [blankLine(columns)];
}

export function moveLine(lines: Lines, row: number, by: 1 | -1): Lines {
  const moved = lines[row];
  const target = row + by;
  if (!moved || target < 0 || target >= lines.length) return lines;
  return lines.toSpliced(row, 1).toSpliced(target, 0, moved);
}

/** The cell takes what stands in the line above. */
export function fillDown(lines: Lines, row: number, column: LineColumn): Lines {
  const above = lines[row - 1];
  const here = lines[row];
  if (!above || !here) return lines;
  return withCell(lines, here.key, { column, text: above.cells[column.name] ?? '' });
}

/** Is this a piece of a table, as spreadsheets copy it? A single cell is pasted by the field itself. */
export function isTable(text: string): boolean {
  return (
    /[\t\n]/.test(text.replace(/\r?\n$/, '')) && tableOf(text).some((row) => row.length > 1 || text.includes('\n'))
  );
}

export interface Pasted {
  readonly columns: LineColumns;
  readonly row: number;
  readonly column: LineColumn;
  readonly text: string;
}

/** Pastes a piece of a table: its first cell lands here, lines are added as needed, what sticks out at the right is cut. */
export function pasteTable(lines: Lines, { columns, row, column, text }: Pasted): Lines {
  const taking = columns.slice(columns.indexOf(column));
  const rows = tableOf(text);
  const needed = Math.max(0, row + rows.length - lines.length);
  const long = [...lines, ...Array.from({ length: needed }, () => blankLine(columns))];
  return long.map((line, index) => {
    const cells = rows[index - row] ?? [];
    const changed = taking
      .slice(0, cells.length)
      .map((taker, at) => [taker.name, cleanCell(taker, cells[at] ?? '')] as const);
    return changed.length > 0 ? put(line, changed) : line;
  });
}

/** Rows and cells of copied text; a cell with line breaks comes in quotes. */
function tableOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy;
  const source = text.replaceAll('\r\n', '\n').replace(/\n$/, '');
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    rows.at(-1)?.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim());
    if (match[3] === '\n') rows.push([]);
    if (match[3] === '') break;
  }
  return rows;
}

function put(line: Line, cells: readonly (readonly [string, string])[]): Line {
  return { ...line, cells: { ...line.cells, ...Object.fromEntries(cells) } };
}

export function isNumeric({ field: { kind } }: LineColumn): boolean {
  return kind === 'decimal' || kind === 'integer' || kind === 'money' || kind === 'rate';
}

/** A choice is pasted by its name or by its code. */
function choiceNamed(choices: readonly Choice[], text: string): string {
  const wanted = text.trim();
  const found = choices.find(({ value, label }) => [String(value), label.zh, label.en].includes(wanted));
  return found ? String(found.value) : '';
}

/** Numbers come with separators and currency signs; everything else is taken as it stands. */
function cleanCell(column: LineColumn, text: string): string {
  if (column.field.kind === 'choice') return choiceNamed(column.field.choices, text);
  return isNumeric(column) ? (cleanAmount(text) ?? '') : text;
}
