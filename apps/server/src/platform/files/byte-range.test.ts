import { describe, expect, test } from 'vitest';
import { rangeOf } from './byte-range.ts';

describe('a range of 100 bytes', () => {
  test.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['pages=1-2', 'whole'],
    [undefined, 'whole'],
  ])('%s is %j', (header, expected) => {
    expect(rangeOf(header, 100)).toEqual(expected);
  });
});
