import { describe, expect, test } from 'vitest';
import type { DataColumn } from './column.ts';
import { fitColumns, narrowActions } from './fit-columns.ts';

type Row = Readonly<Record<string, string>>;
const label = { zh: '列', en: 'Column' };
const columns: DataColumn<Row>[] = [
  { prop: 'name', label, width: 220 },
  { prop: 'remark', label, width: 320 },
  { prop: 'number', label, width: 200, isProno: true },
  { prop: 'amount', label, width: 150, align: 'right' },
];
const antdColumns = columns.map(({ prop, width }) => ({ key: prop, width }));
const widths = (excess: number, chosen = {}) =>
  fitColumns({ antdColumns, columns, chosen, excess }).map(({ width }) => width);

describe('a table with too little room', () => {
  test('gives from its texts, the widest most', () => {
    expect(widths(150)).toEqual([170, 220, 200, 150]);
  });
  test('keeps the widths that the user has drawn', () => {
    expect(widths(150, { name: 220 })).toEqual([220, 170, 200, 150]);
  });
  test('keeps a time whole', () => {
    const timed = columns.map((column) => (column.prop === 'name' ? { ...column, keepsWidth: true } : column));
    const fitted = fitColumns({ antdColumns, columns: timed, chosen: {}, excess: 150 });
    expect(fitted.map(({ width }) => width)).toEqual([220, 170, 200, 150]);
  });
  test('scrolls when its texts could not be read any more', () => {
    expect(widths(400)).toEqual([220, 320, 200, 150]);
  });
  test('takes from the operations what they do not use before it cuts a text', () => {
    const withActions = [...antdColumns, { key: 'operation', width: 250 }];
    const narrowed = (excess: number) =>
      narrowActions(withActions, { needed: () => 88, excess }).map(({ width }) => width);
    expect(narrowed(100)).toEqual([220, 320, 200, 150, 150]);
    expect(narrowed(400)).toEqual([220, 320, 200, 150, 88]);
    expect(narrowed(0)).toEqual([220, 320, 200, 150, 250]);
  });
  test('is left alone where it fits', () => {
    expect(widths(-20)).toEqual([220, 320, 200, 150]);
  });
});
