import { packageItem } from '@zhaocai/model/tendering/purchase-package';
import { expect, test } from 'vitest';
import {
  blankLine,
  fillDown,
  filledLines,
  isTable,
  lineInput,
  lineOf,
  moveLine,
  pasteTable,
  removeLine,
  withCell,
  type Line,
  type LineColumn,
} from './lines.ts';

const { fields } = packageItem;
const columns = (['name', 'brandModel', 'unit', 'quantity', 'techParams', 'remark'] as const).map(
  (name): LineColumn => ({ name, field: fields[name] }),
);
const [name, , unit, quantity, techParams] = columns as [LineColumn, LineColumn, LineColumn, LineColumn, LineColumn];

function line(goods: string, more: Readonly<Record<string, string>> = {}): Line {
  return lineOf(columns, { name: goods, ...more });
}

const names = (lines: readonly Line[]) => lines.map(({ cells }) => cells.name);
const paste = (lines: readonly Line[], place: { row: number; column: LineColumn }, text: string) =>
  pasteTable(lines, { columns, ...place, text });

test('a copied table lands at the cell that has the cursor and adds the lines it needs', () => {
  const lines = [line('单人床'), blankLine(columns)];
  const pasted = paste(lines, { row: 1, column: name }, '床垫\t\t张\t1,200\r\n床单\tA3\t条\t2400\r\n');
  expect(pasted.map(({ cells }) => [cells.name, cells.brandModel, cells.unit, cells.quantity])).toEqual([
    ['单人床', '', '', ''],
    ['床垫', '', '张', '1200'],
    ['床单', 'A3', '条', '2400'],
  ]);
});

test('a table of 1,500 rows is pasted whole', () => {
  const rows = Array.from({ length: 1500 }, (_, row) => `货物${row}\t\t件\t${row + 1}`).join('\n');
  const pasted = paste([blankLine(columns)], { row: 0, column: name }, rows);
  expect(pasted).toHaveLength(1500);
  expect(pasted.at(-1)?.cells).toMatchObject({ name: '货物1499', quantity: '1500' });
});

test('a table pasted into a later column leaves the columns before it and cuts what sticks out', () => {
  const [pasted] = paste([line('床')], { row: 0, column: techParams }, '钢制\t现货\t多余');
  expect(pasted?.cells).toMatchObject({ name: '床', quantity: '', techParams: '钢制', remark: '现货' });
});

test('a quoted cell keeps its line breaks and quotes', () => {
  const [pasted, next] = paste([blankLine(columns)], { row: 0, column: name }, '床\t"1.2米\n""加厚"""\t张\n桌');
  expect(pasted?.cells).toMatchObject({ name: '床', brandModel: '1.2米\n"加厚"', unit: '张' });
  expect(next?.cells.name).toBe('桌');
});

test('a line that is there keeps its id when it is pasted over', () => {
  const [pasted] = paste([line('床', { id: '21' })], { row: 0, column: name }, '桌\tB\n');
  expect(pasted).toMatchObject({ id: '21', cells: { name: '桌' } });
});

test('a single word is no table: the field pastes it itself', () => {
  expect(isTable('单人床')).toBe(false);
  expect(isTable('单人床\n')).toBe(false);
  expect(isTable('单人床\t张')).toBe(true);
  expect(isTable('单人床\n床垫')).toBe(true);
});

test('lines without any text are left out of the save', () => {
  expect(names(filledLines(columns, [line('床'), blankLine(columns), line(' ', { remark: ' ' })]))).toEqual(['床']);
});

test('a stored number is typed on without the zeros of storage, and an empty cell is sent as none', () => {
  const stored = line('床', { id: '21', quantity: '120.0000', unit: '张' });
  expect(stored.cells.quantity).toBe('120');
  expect(lineInput(columns, stored)).toEqual({
    id: '21',
    name: '床',
    brandModel: null,
    unit: '张',
    quantity: '120',
    techParams: null,
    remark: null,
  });
});

test('the last line is emptied instead of removed', () => {
  const only = line('床');
  const rest = removeLine(columns, [only], only.key);
  expect(names(rest)).toEqual(['']);
});

test('a line moves up and down and stops at the ends', () => {
  const lines = [line('一'), line('二'), line('三')];
  expect(names(moveLine(lines, 2, -1))).toEqual(['一', '三', '二']);
  expect(moveLine(lines, 0, -1)).toBe(lines);
});

test('a cell takes what stands above it', () => {
  const lines = [line('床', { unit: '张' }), line('桌')];
  expect(fillDown(lines, 1, unit)[1]?.cells.unit).toBe('张');
  expect(fillDown(lines, 0, unit)).toBe(lines);
});

test('a quantity is freed of separators, a name is not', () => {
  const lines = [line('床')];
  const key = lines[0]?.key ?? '';
  expect(withCell(lines, key, { column: quantity, text: '1，200' })[0]?.cells.quantity).toBe('1200');
  expect(withCell(lines, key, { column: name, text: '床，双层' })[0]?.cells.name).toBe('床，双层');
});
