import { describe, expect, test } from 'vitest';
import { rounded, whole } from './exact.ts';
import { fitsRange, itemScore, strayScores, type Aggregation } from './item-score.ts';

const given = (...scores: string[]) => scores.map((score, at) => ({ expertId: `e${String(at + 1)}`, score }));
const experts = (n: number) => Array.from({ length: n }, (_, at) => `e${String(at + 1)}`);
const scoreOf = (aggregation: Aggregation, scores: readonly string[]) => {
  const found = itemScore({
    experts: experts(scores.length),
    scores: given(...scores),
    aggregation,
    isObjective: false,
  });
  return 'score' in found ? rounded(found.score, 4) : found.fault;
};

describe('C.5 the score of an item', () => {
  test.each([
    ['mean', ['8', '9', '10'], '9.0000'],
    ['mean', ['8', '8', '9'], '8.3333'],
    ['mean', ['0', '0', '0'], '0.0000'],
    ['mean', ['7.5'], '7.5000'],
    ['mean', ['1', '9', '9', '9', '10'], '7.6000'],
    ['trimmed', ['1', '9', '9', '9', '10'], '9.0000'],
    ['trimmed', ['1', '9', '9', '10'], '7.2500'],
    ['trimmed', ['9', '9', '9', '9', '9'], '9.0000'],
    ['trimmed', ['10', '1', '5', '6', '7', '8', '2'], '5.6000'],
    ['median', ['1', '9', '10'], '9.0000'],
    ['median', ['1', '8', '9', '10'], '8.5000'],
    ['median', ['4'], '4.0000'],
    ['median', ['3', '4'], '3.5000'],
    ['mean', ['0.01', '0.02'], '0.0150'],
    ['trimmed', ['0', '0', '0', '0', '100'], '0.0000'],
  ] as const)('by the %s of %j is %s', (aggregation, scores, score) => {
    expect(scoreOf(aggregation, scores)).toBe(score);
  });

  test('is none as long as an expert has not scored: what is missing is no nought', () => {
    const found = itemScore({ experts: experts(3), scores: given('8', '9'), aggregation: 'mean', isObjective: false });
    expect(found).toEqual({ fault: 'missing', experts: ['e3'] });
  });

  test('is none where experts differ over a fact', () => {
    const asked = { experts: experts(2), aggregation: 'mean', isObjective: true } as const;
    expect(itemScore({ ...asked, scores: given('5', '4') })).toMatchObject({ fault: 'objectiveDiffers' });
    expect(itemScore({ ...asked, scores: given('5', '5.0') })).toMatchObject({ score: whole(5) });
  });

  test('takes no score of somebody who is not on the committee any more', () => {
    const found = itemScore({ experts: ['e1'], scores: given('8', '2'), aggregation: 'mean', isObjective: false });
    expect('score' in found && rounded(found.score)).toBe('8.00');
  });

  test('names what was dropped', () => {
    const found = itemScore({
      experts: experts(5),
      scores: given('1', '9', '9', '9', '10'),
      aggregation: 'trimmed',
      isObjective: false,
    });
    expect('dropped' in found && found.dropped.map(({ expertId }) => expertId)).toEqual(['e1', 'e5']);
  });

  test.each([
    ['5', true],
    ['0', true],
    ['10', true],
    ['10.5', false],
    ['-0.5', false],
    ['4.5', true],
    ['4.25', false],
  ])('%s between 0 and 10 by steps of a half: %s', (score, fits) => {
    expect(fitsRange(score, { minScore: '0', maxScore: '10', step: '0.5' })).toBe(fits);
  });

  test('needs a reason where it strays from the others by more than 30 percent of the item', () => {
    const stray = (...scores: string[]) => strayScores(given(...scores), { maxScore: '10' });
    expect(stray('8', '8', '8')).toEqual([]);
    expect(stray('5', '8', '8')).toEqual([]);
    expect(stray('4.9', '8', '8')).toEqual(['e1']);
    expect(stray('8', '8', '8', '2')).toEqual(['e4']);
    expect(stray('3')).toEqual([]);
  });
});
