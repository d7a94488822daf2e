import { expect, test } from 'vitest';
import { blankItem } from './item-lines.ts';
import { lineAct } from './line-keys.ts';

const items = [
  { ...blankItem(), name: '床', unit: '张' },
  { ...blankItem(), name: '桌' },
];
const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string, row: number, more: Partial<typeof plain> = {}) =>
  lineAct(items, { row, column: 'unit' }, { ...plain, ...more, key });

test('Enter goes to the same cell of the next line', () => {
  expect(press('Enter', 0)).toEqual({ items, focus: { row: 1, column: 'unit' } });
});

test('Enter on the last line makes another, which starts with its name', () => {
  const act = press('Enter', 1);
  expect(act?.items).toHaveLength(3);
  expect(act?.focus).toEqual({ row: 2, column: 'name' });
});

test('Ctrl+Enter, Shift+Enter and Alt+Enter are not the table’s', () => {
  expect(press('Enter', 0, { ctrlKey: true })).toBeUndefined();
  expect(press('Enter', 0, { shiftKey: true })).toBeUndefined();
  expect(press('Enter', 0, { altKey: true })).toBeUndefined();
});

test('Ctrl+D copies the cell above', () => {
  expect(press('d', 1, { ctrlKey: true })?.items[1]?.unit).toBe('张');
});

test('Alt and an arrow move the line, and the cursor with it', () => {
  const act = press('ArrowUp', 1, { altKey: true });
  expect(act?.items.map(({ name }) => name)).toEqual(['桌', '床']);
  expect(act?.focus).toEqual({ row: 0, column: 'unit' });
});

test('the arrows stop at the first and the last line', () => {
  expect(press('ArrowUp', 0)).toBeUndefined();
  expect(press('ArrowDown', 1)).toBeUndefined();
  expect(press('ArrowDown', 0)?.focus.row).toBe(1);
});
