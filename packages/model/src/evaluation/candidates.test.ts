import { describe, expect, test } from 'vitest';
import { candidateFault, candidatesOf } from './candidates.ts';

const bid = (entryId: string, rank: number | null) => ({ entryId, name: `投标人${entryId}`, rank });
const ids = (bids: readonly { readonly entryId: string }[]) => bids.map(({ entryId }) => entryId);

describe('candidates', () => {
  const four = [bid('d', 4), bid('b', 2), bid('a', 1), bid('x', null), bid('c', 3)];

  test('are all who are ranked, in order, where no rule limits them', () => {
    expect(ids(candidatesOf(four, { most: null, maxWinners: 1 }))).toEqual(['a', 'b', 'c', 'd']);
  });
  test('are three at most under the tendering law (R40), and as many as may win', () => {
    expect(ids(candidatesOf(four, { most: 3, maxWinners: 1 }))).toEqual(['a', 'b', 'c']);
    expect(ids(candidatesOf(four, { most: 3, maxWinners: 4 }))).toEqual(['a', 'b', 'c', 'd']);
  });
  test('who share the last rank are all among them', () => {
    const tied = [bid('a', 1), bid('b', 2), bid('c', 3), bid('d', 3)];
    expect(ids(candidatesOf(tied, { most: 3, maxWinners: 1 }))).toEqual(['a', 'b', 'c', 'd']);
  });
  test('are none where nobody is left', () => {
    expect(candidatesOf([bid('a', null)], { most: 3, maxWinners: 1 })).toEqual([]);
  });
});

describe('a selection beside a report', () => {
  const three = [bid('a', 1), bid('b', 2), bid('c', 3)];
  const fault = (winners: readonly string[], passed: readonly string[] = [], candidates = three) =>
    candidateFault({ candidates, winners, passedOver: passed.map((entryId) => ({ entryId })) });

  test.each([
    ['the first wins', ['a'], []],
    ['the first two win, of a package with two winners', ['a', 'b'], []],
    ['the second wins, the first was passed over', ['b'], ['a']],
    ['the third wins, both before were passed over', ['c'], ['a', 'b']],
    ['the first and the third win, the second was passed over', ['a', 'c'], ['b']],
    ['nobody wins', [], []],
  ])('stands where %s', (_, winners, passed) => {
    expect(fault(winners, passed)).toBeUndefined();
  });

  test('does not stand where somebody better is neither chosen nor passed over', () => {
    expect(fault(['b'])).toEqual({ code: 'evaluation.candidateSkipped', candidate: '投标人a', rank: 1 });
    expect(fault(['c'], ['a'])).toMatchObject({ code: 'evaluation.candidateSkipped', candidate: '投标人b' });
    expect(fault(['a', 'c'])).toMatchObject({ candidate: '投标人b' });
  });
  test('does not stand with somebody who is no candidate, or who was passed over', () => {
    expect(fault(['x'])).toEqual({ code: 'evaluation.notCandidate' });
    expect(fault(['a', 'x'])).toEqual({ code: 'evaluation.notCandidate' });
    expect(fault(['a'], ['a'])).toEqual({ code: 'evaluation.passedOverChosen', candidate: '投标人a' });
  });
  test('may name either of two who share a rank', () => {
    const tied = [bid('a', 1), bid('b', 1), bid('c', 3)];
    expect(fault(['a'], [], tied)).toBeUndefined();
    expect(fault(['b'], [], tied)).toBeUndefined();
    expect(fault(['c'], ['a'], tied)).toMatchObject({ candidate: '投标人b' });
  });
});
