import { packageItem } from '@zhaocai/model/tendering/purchase-package';
import { expect, test } from 'vitest';
import { lineAct } from './line-keys.ts';
import { lineOf } from './lines.ts';

const { fields } = packageItem;
const name = { name: 'name', field: fields.name };
const unit = { name: 'unit', field: fields.unit };
const columns = [name, unit];
const lines = [lineOf(columns, { name: '床', unit: '张' }), lineOf(columns, { name: '桌' })];
const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string, row: number, more: Partial<typeof plain> = {}) =>
  lineAct(lines, { columns, row, column: unit, keys: { ...plain, ...more, key } });

test('Enter goes to the same cell of the next line', () => {
  expect(press('Enter', 0)).toEqual({ lines, focus: { row: 1, column: unit } });
});

test('Enter on the last line makes another, which starts with its first cell', () => {
  const act = press('Enter', 1);
  expect(act?.lines).toHaveLength(3);
  expect(act?.focus).toEqual({ row: 2, column: name });
});

test('Ctrl+Enter, Shift+Enter and Alt+Enter are not the table’s', () => {
  expect(press('Enter', 0, { ctrlKey: true })).toBeUndefined();
  expect(press('Enter', 0, { shiftKey: true })).toBeUndefined();
  expect(press('Enter', 0, { altKey: true })).toBeUndefined();
});

test('Ctrl+D copies the cell above', () => {
  expect(press('d', 1, { ctrlKey: true })?.lines[1]?.cells.unit).toBe('张');
});

test('Alt and an arrow move the line, and the cursor with it', () => {
  const act = press('ArrowUp', 1, { altKey: true });
  expect(act?.lines.map(({ cells }) => cells.name)).toEqual(['桌', '床']);
  expect(act?.focus).toEqual({ row: 0, column: unit });
});

test('Alt+Delete removes the line, and the cursor stays among the others', () => {
  const act = press('Delete', 1, { altKey: true });
  expect(act?.lines.map(({ cells }) => cells.name)).toEqual(['床']);
  expect(act?.focus.row).toBe(0);
});

test('the arrows stop at the first and the last line', () => {
  expect(press('ArrowUp', 0)).toBeUndefined();
  expect(press('ArrowDown', 1)).toBeUndefined();
  expect(press('ArrowDown', 0)?.focus.row).toBe(1);
});
