import { describe, expect, test } from 'vitest';
import { rowsOf, textOf } from './condition-rows.ts';

const variables = [
  { name: 'amount', type: 'number' as const },
  { name: 'kind', type: 'text' as const },
  { name: 'urgent', type: 'flag' as const },
];

describe('a condition by lines', () => {
  test.each(['amount > 1000', 'amount >= 1.5 && kind == "A && B"', 'urgent == true || kind != "a\\"b"', ''])(
    '[R221] %s reads and writes the same',
    (text) => {
      const rows = rowsOf(text);
      expect(rows && textOf(rows, variables)).toBe(text);
    },
  );

  test.each(['amount + 1 > 2', 'a == 1 && b == 2 || c == 3', 'form["x"] == 1', '(amount > 1)'])(
    '%s stays a text',
    (text) => {
      expect(rowsOf(text)).toBeUndefined();
    },
  );

  test('writes what was typed as the type of its field', () => {
    const rows = [
      { field: 'amount', operator: '>' as const, value: '5' },
      { field: 'kind', operator: '==' as const, value: '5' },
    ];
    expect(textOf({ joined: '&&', rows }, variables)).toBe('amount > 5 && kind == "5"');
  });
});
