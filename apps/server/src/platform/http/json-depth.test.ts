import { describe, expect, test } from 'vitest';
import { shapeFault } from './json-depth.ts';

const objectOf = (names: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: names }, (_, place) => [`name${place}`, 1])));

describe('the shape of a JSON text is told without taking it apart', () => {
  test.each([
    ['a hundred levels', '['.repeat(100) + ']'.repeat(100), undefined],
    ['a hundred and one, which do not even end', '['.repeat(101), 'tooDeep'],
    ['objects in objects', '{"a":'.repeat(101), 'tooDeep'],
    ['brackets within a text', JSON.stringify({ a: '['.repeat(1_000) }), undefined],
    ['brackets behind a quote within a text', JSON.stringify({ a: `"${'['.repeat(1_000)}` }), undefined],
    ['brackets behind a backslash that ends a text', `["\\\\",${'['.repeat(100)}`, 'tooDeep'],
    ['a text that does not end', `["${'['.repeat(1_000)}`, undefined],
    ['many beside each other', `[${'[],'.repeat(1_000)}[]]`, undefined],
    ['too many beside each other', `[${'[],'.repeat(200_000)}[]]`, 'tooManyItems'],
    ['ten thousand names of one object', objectOf(10_000), undefined],
    ['one more', objectOf(10_001), 'tooManyFields'],
    ['one more within another object', `{"many":${objectOf(10_001)}}`, 'tooManyFields'],
    ['as many names of many objects', JSON.stringify(Array.from({ length: 5_001 }, () => ({ a: 1, b: 2 }))), undefined],
    ['colons within a text', JSON.stringify({ a: ':'.repeat(20_000) }), undefined],
  ])('%s', (_what, text, fault) => expect(shapeFault(text)).toBe(fault));
});
