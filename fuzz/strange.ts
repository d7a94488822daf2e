import type { Random } from './random.ts';

/** Names that every object has, or that a careless assignment takes for its prototype. */
export const prototypeNames = [
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'prototype',
  '__defineGetter__',
  'then',
] as const;

const characters = ['\u0000', '\ud800', '\udc00', '\u0007', '\u202e', '\ufeff', '\u2028', '\u{1f468}\u200d\u{1f469}'];

const numbers = [
  0,
  -0,
  -1,
  0.5,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  Number.MAX_SAFE_INTEGER,
] as const;

const texts = [
  '',
  ' ',
  '-1',
  '1e400',
  '0x10',
  '１２',
  'NaN',
  'infinity',
  '-infinity',
  '9223372036854775807',
  '9223372036854775808',
  '9'.repeat(400),
  `0.${'0'.repeat(400)}1`,
  '2026-02-30',
  '0000-00-00',
  '0000-00-00 00:00:00',
  '99999-12-31 23:59:59',
  '294277-01-01 00:00:00',
  '2026-13',
  '24:60:60',
  'undefined',
  'null',
  'true',
  '[object Object]',
  ',',
  '1,,2',
  '1,'.repeat(5_000),
  '%',
  '_%_%_%_%_%',
  '\\',
  "'); drop table notice; --",
  '../../../../etc/passwd',
  '..\\..\\windows',
  '<script>alert(1)</script>',
  '<'.repeat(20_000),
  '<b>'.repeat(10_000),
  '&#x'.repeat(10_000),
  '${7*7}{{7*7}}<%= 7 %>',
  '(a+)+$',
  `${'a'.repeat(5_000)}!`,
  `${' '.repeat(50_000)}x`,
  '('.repeat(3_000),
  `${'a.'.repeat(3_000)}a`,
  `${'-'.repeat(3_000)}1`,
  `1${'+1'.repeat(3_000)}`,
  '[',
  '{"a":',
  '['.repeat(20_000),
  `${'['.repeat(99)}${']'.repeat(99)}`,
  `${'{"a":'.repeat(99)}1${'}'.repeat(99)}`,
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "x">]><a>&b;</a>',
  '<a>'.repeat(10_000),
  'http://127.0.0.1:1/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '* * * * *',
  '=cmd|1!A1',
  'x'.repeat(100_000),
  '中'.repeat(300_000),
] as const;

/** Nested so far: 99 is what the input may be, below that it is refused. */
function nested(levels: number, isList: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = isList ? [value] : { children: value };
  return value;
}

const others: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => [{}],
  () => [1, '1', null, {}],
  () => ({ length: 1e9 }),
  () => ({ toString: 1, valueOf: 1, toJSON: 1 }),
  () => ({ constructor: { prototype: { polluted: 1 } } }),
  () => ({ id: { id: { id: 1 } } }),
  (random) => nested(98, random.chance(0.5)),
  (random) => nested(2_000, random.chance(0.5)),
  () => Array.from({ length: 20_000 }, (_, index) => index),
  () => Array.from({ length: 5_000 }, (_, index) => ({ id: String(index) })),
  () => Object.fromEntries(Array.from({ length: 1_900 }, (_, index) => [`name${index}`, index])),
];

export function strangeText(random: Random): string {
  if (random.chance(0.25)) return `${random.pick(texts).slice(0, 20)}${random.pick(characters)}`;
  return random.chance(0.15) ? random.pick(prototypeNames) : random.pick(texts);
}

export function strangeValue(random: Random): unknown {
  const kind = random.next();
  if (kind < 0.5) return strangeText(random);
  return kind < 0.7 ? random.pick(numbers) : random.pick(others)?.(random);
}

export function strangeName(random: Random): string {
  const kind = random.next();
  if (kind < 0.5) return random.pick(prototypeNames);
  return kind < 0.8
    ? strangeText(random).slice(0, 1_000)
    : `name_${random.pick(['equal', 'like', 'in', 'x', '', '_'])}`;
}
