import { expect, test } from 'vitest';
import {
  blankItem,
  fillDown,
  filledItems,
  isTable,
  moveItem,
  pasteTable,
  removeItem,
  withCell,
  type ItemDraft,
} from './item-lines.ts';

function line(name: string, more: Partial<ItemDraft> = {}): ItemDraft {
  return { ...blankItem(), name, ...more };
}

const names = (items: readonly ItemDraft[]) => items.map(({ name }) => name);

test('a copied table lands at the cell that has the cursor and adds the lines it needs', () => {
  const items = [line('单人床'), blankItem()];
  const pasted = pasteTable(items, { row: 1, column: 'name' }, '床垫\t\t张\t1,200\r\n床单\tA3\t条\t2400\r\n');
  expect(pasted.map(({ name, brandModel, unit, quantity }) => [name, brandModel, unit, quantity])).toEqual([
    ['单人床', '', '', ''],
    ['床垫', '', '张', '1200'],
    ['床单', 'A3', '条', '2400'],
  ]);
});

test('a table pasted into a later column leaves the columns before it and cuts what sticks out', () => {
  const [pasted] = pasteTable([line('床')], { row: 0, column: 'techParams' }, '钢制\t现货\t多余');
  expect(pasted).toMatchObject({ name: '床', quantity: '', techParams: '钢制', remark: '现货' });
});

test('a quoted cell keeps its line breaks and quotes', () => {
  const [pasted, next] = pasteTable([blankItem()], { row: 0, column: 'name' }, '床\t"1.2米\n""加厚"""\t张\n桌');
  expect(pasted).toMatchObject({ name: '床', brandModel: '1.2米\n"加厚"', unit: '张' });
  expect(next?.name).toBe('桌');
});

test('a line that is there keeps its id when it is pasted over', () => {
  const [pasted] = pasteTable([line('床', { id: '21' })], { row: 0, column: 'name' }, '桌\tB\n');
  expect(pasted).toMatchObject({ id: '21', name: '桌' });
});

test('a single word is no table: the field pastes it itself', () => {
  expect(isTable('单人床')).toBe(false);
  expect(isTable('单人床\n')).toBe(false);
  expect(isTable('单人床\t张')).toBe(true);
  expect(isTable('单人床\n床垫')).toBe(true);
});

test('lines without any text are left out of the save', () => {
  expect(names(filledItems([line('床'), blankItem(), line(' ', { remark: ' ' })]))).toEqual(['床']);
});

test('the last line is emptied instead of removed', () => {
  const only = line('床');
  const rest = removeItem([only], only.key);
  expect(names(rest)).toEqual(['']);
});

test('a line moves up and down and stops at the ends', () => {
  const items = [line('一'), line('二'), line('三')];
  expect(names(moveItem(items, 2, -1))).toEqual(['一', '三', '二']);
  expect(moveItem(items, 0, -1)).toBe(items);
});

test('a cell takes what stands above it', () => {
  const items = [line('床', { unit: '张' }), line('桌')];
  expect(fillDown(items, 1, 'unit')[1]?.unit).toBe('张');
  expect(fillDown(items, 0, 'unit')).toBe(items);
});

test('a quantity is freed of separators, a name is not', () => {
  const items = [line('床')];
  const key = items[0]?.key ?? '';
  expect(withCell(items, key, { column: 'quantity', text: '1，200' })[0]?.quantity).toBe('1200');
  expect(withCell(items, key, { column: 'name', text: '床，双层' })[0]?.name).toBe('床，双层');
});
