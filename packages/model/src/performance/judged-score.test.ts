import { describe, expect, test } from 'vitest';
import { evaluateResult } from './choices.ts';
import {
  averageScore,
  faultOfTemplate,
  isWithinItem,
  levelOf,
  proposedConsequence,
  totalScore,
  type JudgedItem,
} from './judged-score.ts';

const { excellent, good, fair, poor } = evaluateResult.code;
const points = (...most: string[]): JudgedItem[] => most.map((maxScore) => ({ maxScore, weight: null }));
const weighted = (...weights: string[]): JudgedItem[] => weights.map((weight) => ({ maxScore: '100', weight }));
const levels = [
  { level: poor, from: '0', to: '60' },
  { level: fair, from: '60', to: '80' },
  { level: good, from: '80', to: '90' },
  { level: excellent, from: '90', to: '100' },
];
const level = (kind: number, from: string, to: string) => ({ level: kind, from, to });

describe('C.14 a template', () => {
  test.each([
    ['points of a hundred', points('40', '35', '25'), levels, undefined],
    ['tenths that add up to a hundred', points('33.3', '33.3', '33.4'), levels, undefined],
    ['weights of a hundred', weighted('50', '30.5', '19.5'), levels, undefined],
    ['levels in any order', points('100'), levels.toReversed(), undefined],
    ['no items', [], levels, 'noItems'],
    ['points of ninety-nine', points('40', '35', '24'), levels, 'itemsNotFull'],
    ['points of a hundred and a tenth', points('40', '35', '25.1'), levels, 'itemsNotFull'],
    ['weights of a hundred and one', weighted('50', '51'), levels, 'weightsNotFull'],
    ['a weight that is missing', [...weighted('100'), ...points('10')], levels, 'weightMissing'],
    ['weighted items out of fifty', [{ maxScore: '50', weight: '100' }], levels, 'weightedNotFull'],
    ['a gap', points('100'), [level(poor, '0', '60'), level(good, '61', '100')], 'levelsNotWhole'],
    ['an overlap', points('100'), [level(poor, '0', '60'), level(good, '59.5', '100')], 'levelsNotWhole'],
    ['an end below a hundred', points('100'), [level(poor, '0', '99.99')], 'levelsNotWhole'],
    ['a beginning above nought', points('100'), [level(good, '1', '100')], 'levelsNotWhole'],
    ['a level twice', points('100'), [level(poor, '0', '60'), level(poor, '60', '100')], 'levelsNotWhole'],
    ['no levels', points('100'), [], 'levelsNotWhole'],
  ] as const)('with %s', (_case, items, given, fault) => {
    expect(faultOfTemplate(items, given)).toBe(fault);
  });
});

describe('C.14 a total', () => {
  test.each([
    [points('40', '35', '25'), ['38', '30.5', '25'], '93.50'],
    [points('40', '35', '25'), ['0', '0', '0'], '0.00'],
    [weighted('50', '30', '20'), ['90', '80', '70'], '83.00'],
    [weighted('33.3', '33.3', '33.4'), ['88', '77.5', '91'], '85.51'],
    [weighted('100'), ['66.665'], '66.67'],
  ] as const)('of %j by %j is %s', (items, scores, total) => {
    expect(totalScore(items, scores)).toBe(total);
  });

  test('does not depend on the order of the items, and is of every item', () => {
    const items = weighted('33.3', '33.3', '33.4');
    expect(totalScore(items.toReversed(), ['91', '77.5', '88'])).toBe(totalScore(items, ['88', '77.5', '91']));
    expect(() => totalScore(items, ['1'])).toThrow('every item');
  });

  test('has no score above its item or below nothing', () => {
    const [item] = points('40');
    expect(['40', '0', '40.01', '-1'].map((score) => item && isWithinItem(score, item))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

test.each([
  ['0', poor],
  ['59.99', poor],
  ['60', fair],
  ['79.99', fair],
  ['80', good],
  ['89.99', good],
  ['90', excellent],
  ['100', excellent],
  ['100.01', undefined],
] as const)('C.14 %s lies in the level %s', (score, kind) => {
  expect(levelOf(score, levels)).toBe(kind);
});

describe('C.14 an average', () => {
  const now = '2026-11-20 10:00:00';

  test('is of the last twenty-four months, half up', () => {
    const judgements = [
      { score: '90', time: '2026-11-19 10:00:00' },
      { score: '85.55', time: '2024-11-21 00:00:00' },
      { score: '10', time: '2024-11-20 23:00:00' },
    ];
    expect(averageScore(judgements, now)).toBe('87.78');
  });

  test('is nothing, not nought, where there was nothing to judge', () => {
    expect(averageScore([], now)).toBeNull();
    expect(averageScore([{ score: '90', time: '2020-01-01 00:00:00' }], now)).toBeNull();
  });
});

test('the lowest level proposes a suspension, twice within two years the negative list', () => {
  const now = '2026-11-20 10:00:00';
  const at = (time: string, kind: number = poor) => ({ level: kind, time });
  const propose = (...those: ReturnType<typeof at>[]) => proposedConsequence(those, { lowest: poor, now });
  expect(propose()).toBeNull();
  expect(propose(at('2026-01-01 00:00:00', fair))).toBeNull();
  expect(propose(at('2026-01-01 00:00:00'))).toBe('suspend');
  expect(propose(at('2026-01-01 00:00:00'), at('2020-01-01 00:00:00'))).toBe('suspend');
  expect(propose(at('2026-01-01 00:00:00'), at('2025-01-01 00:00:00'))).toBe('negativeList');
});
