import { describe, expect, test } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import { checkForm } from './check-form.ts';
import { evaluate } from './linkage.ts';
import { printAnswers } from './print-answers.ts';
import { codes, field, formOf } from './form-factory.ts';

const order = formOf(
  {
    type: 'dynamic',
    prop: 'items',
    label: '明细',
    children: {
      column: [
        { type: 'number', prop: 'price', label: '单价' },
        { type: 'number', prop: 'count', label: '数量' },
        { type: 'number', prop: 'sum', label: '小计', precision: 2, x: { computed: 'row["price"] * row["count"]' } },
      ],
    },
  },
  { type: 'number', prop: 'total', label: '合计', required: true, x: { computed: 'sum(items.map(r, r.sum))' } },
  { type: 'input', prop: 'reason', label: '理由', x: { visibleWhen: 'total > 100', requiredWhen: 'total > 1000' } },
);

describe('linkage', () => {
  test('computes rows, then what is made of them, then what depends on that', () => {
    const state = evaluate(order, {
      items: [
        { price: 10.1, count: 3 },
        { price: 0.1, count: 3 },
      ],
    });
    expect(state.computed).toEqual({
      items: [
        { price: 10.1, count: 3, sum: 30.3 },
        { price: 0.1, count: 3, sum: 0.3 },
      ],
      total: 30.6,
    });
    expect(state.visible).toEqual({ reason: false });
  });

  test('demands what its condition demands, of the browser and the server alike', () => {
    const answers = { items: [{ price: 1001, count: 1 }] };
    expect(evaluate(order, answers).required).toEqual({ reason: true });
    expect(checkAnswers(order, answers)).toMatchObject([{ prop: 'reason', code: 'form.answer.required' }]);
    expect(checkAnswers(order, { items: [] })).toEqual([]);
  });

  test('a text that is too long for expressions fails those that speak of it alone', () => {
    const form = formOf(
      field('textarea', { prop: 'long' }),
      field('number', { prop: 'size', x: { computed: 'double(size(long))' } }),
      field('number', { prop: 'two', x: { computed: '1 + 1' } }),
    );
    expect(evaluate(form, { long: 'x'.repeat(20_000) }).computed).toEqual({ size: null, two: 2 });
  });

  test('counts a hidden field as empty', () => {
    const form = formOf(
      field('switch', { prop: 'on' }),
      field('number', { prop: 'extra', x: { visibleWhen: 'on == true' } }),
      field('number', { prop: 'twice', x: { computed: 'extra * 2' } }),
    );
    expect(evaluate(form, { on: false, extra: 4 }).computed).toEqual({ twice: 0 });
    expect(evaluate(form, { on: true, extra: 4 }).computed).toEqual({ twice: 8 });
  });

  test.each([
    [
      'two fields that need each other',
      [
        field('number', { prop: 'p', x: { computed: 'q + 1' } }),
        field('number', { prop: 'q', x: { computed: 'form["p"] + 1' } }),
      ],
      'form.cycle',
    ],
    ['a field that needs itself', [field('number', { x: { computed: 'a + 1' } })], 'form.cycle'],
    [
      'fields that show each other',
      [
        field('input', { prop: 'p', x: { visibleWhen: 'q == "1"' } }),
        field('input', { prop: 'q', x: { visibleWhen: 'p == "1"' } }),
      ],
      'form.cycle',
    ],
    [
      'a name that is not there',
      [field('input', { x: { visibleWhen: 'nobody == 1' } })],
      'form.expression.unknownName',
    ],
    ['a sum as a condition', [field('number', { x: { requiredWhen: '1 + 1' } })], 'form.expression.notCondition'],
    [
      'a pattern in an expression',
      [field('input', { x: { requiredWhen: 'a.matches("(a+)+")' } })],
      'form.expression.tooDeep',
    ],
    ['half an expression', [field('input', { x: { disabledWhen: 'a ==' } })], 'form.expression.syntax'],
  ])('refuses %s', (_what, columns, code) => {
    expect(codes(checkForm(formOf(...columns)))).toContain(code);
  });

  test('follows a chain through all of 300 fields, in whatever order they stand', () => {
    const columns = Array.from({ length: 300 }, (_unused, index) =>
      field('number', { prop: `n${index}`, ...(index > 0 && { x: { computed: `n${index - 1} + 1` } }) }),
    );
    expect(evaluate(formOf(...columns.toReversed()), { n0: 1 }).computed['n299']).toBe(300);
  });

  test('a field may bear a word of the language as its name', () => {
    const form = formOf(
      field('number', { prop: 'in' }),
      field('number', { prop: 'form', x: { computed: 'form["in"] + 1' } }),
    );
    expect(checkForm(form)).toEqual([]);
    expect(evaluate(form, { in: 1 }).computed).toEqual({ form: 2 });
  });
});

describe('print', () => {
  test('shows names, not values, and leaves out what is hidden', () => {
    const form = formOf(
      field('radio', { prop: 'r', dicData: [{ label: '一', value: 0 }] }),
      field('select', { prop: 's', dicUrl: '/x' }),
      field('password', { prop: 'p' }),
      field('input', { prop: 'h', x: { visibleWhen: 'r == 5' } }),
    );
    const rows = printAnswers(form, { r: 0, s: 7, $s: '七', p: 'secret', h: 'x' });
    expect(rows.map(({ prop, printed }) => [prop, printed])).toEqual([
      ['r', { kind: 'text', text: '一' }],
      ['s', { kind: 'text', text: '七' }],
      ['p', { kind: 'text', text: '******' }],
    ]);
  });

  test('shows a sub-table as rows under its heads', () => {
    const [items] = printAnswers(order, { items: [{ price: 1, count: 2, sum: 2 }] });
    expect(items?.printed).toEqual({
      kind: 'rows',
      columns: ['单价', '数量', '小计'],
      rows: [['1', '2', '2.00'].map((text) => ({ kind: 'text', text }))],
    });
  });
});
