import canonicalize from 'canonicalize';
import { expect, it } from 'vitest';
import { canonicalJson } from '@zhaocai/model';

it.each([
  { b: 1, a: { d: [3, 'x', null, { z: 1, y: 2 }], c: true } },
  { '€': 'Euro', '\r': 'CR', דּ: 'Hebrew', '1': 'One', '😀': 'Emoji', '\u0080': 'Control', ö: 'Latin' },
  [1e30, 4.5, 2e-3, 1e-27, -0, 333333333.3333333],
  '招采\u2028"\\/\b\ud800',
  { at: new Date(0), none: {}, empty: [] },
  null,
])('is what the published implementation of RFC 8785 writes', (value) => {
  expect(canonicalJson(value)).toBe(canonicalize(value));
});

it('leaves out keys without a value, and knows neither NaN nor functions', () => {
  expect(canonicalJson({ b: undefined, a: [undefined, Number.NaN], f: () => 1 })).toBe('{"a":[null,null]}');
  expect(canonicalJson(undefined)).toBe('null');
});
