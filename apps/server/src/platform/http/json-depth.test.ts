import { describe, expect, test } from 'vitest';
import { shapeFault } from './json-depth.ts';

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
  ])('%s', (_what, text, fault) => expect(shapeFault(text)).toBe(fault));
});
