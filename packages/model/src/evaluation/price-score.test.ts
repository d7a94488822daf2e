import { describe, expect, test } from 'vitest';
import { benchmarkScores, lowestPriceScores, type Benchmark } from './price-score.ts';

const priced = (...prices: string[]) => prices.map((evaluated, at) => ({ id: `b${String(at + 1)}`, evaluated }));

describe('C.3 C.4 the points of a price', () => {
  test.each([
    ['30', ['100', '100'], ['30.00', '30.00']],
    ['30', ['90', '100'], ['30.00', '27.00']],
    ['30', ['100', '300', '200'], ['30.00', '10.00', '15.00']],
    ['30', ['70', '90'], ['30.00', '23.33']],
    ['60', ['299.997', '333.33'], ['60.00', '54.00']],
    ['10', ['1', '3'], ['10.00', '3.33']],
    ['10', ['1', '1.5'], ['10.00', '6.67']],
    ['50', ['12345678901.23', '12345678901.24'], ['50.00', '50.00']],
    ['45', ['8'], ['45.00']],
    ['30', ['0.01', '1000000'], ['30.00', '0.00']],
  ])('at %s points of %j', (weight, prices, points) => {
    expect([...lowestPriceScores(priced(...prices), weight).values()]).toEqual(points);
  });

  test('C.6 measured against another benchmark falls on both sides of it, twice as fast above', () => {
    const points = (benchmark: Benchmark, ...prices: string[]) => [
      ...benchmarkScores(priced(...prices), { benchmark, weight: '100' }).scores.values(),
    ];
    expect(points({ kind: 'average' }, '90', '100', '110')).toEqual(['90.00', '100.00', '80.00']);
    expect(points({ kind: 'lowest' }, '100', '120', '150')).toEqual(['100.00', '60.00', '0.00']);
    expect(points({ kind: 'lowest' }, '100', '200')).toEqual(['100.00', '0.00']);
    expect(points({ kind: 'trimmedAverage' }, '1', '99', '100', '101', '999')).toEqual([
      '1.00',
      '99.00',
      '100.00',
      '98.00',
      '0.00',
    ]);
    expect(points({ kind: 'trimmedAverage' }, '90', '110')).toEqual(['90.00', '80.00']);
    expect(points({ kind: 'ceilingMix', ceiling: '120', percent: '50' }, '100', '100')).toEqual(['90.91', '90.91']);
  });

  test('is none for nothing and for less than nothing', () => {
    expect(() => lowestPriceScores(priced('0', '5'), '30')).toThrow(RangeError);
    expect(() => lowestPriceScores(priced('-5'), '30')).toThrow(RangeError);
    expect(lowestPriceScores([], '30').size).toBe(0);
  });
});
