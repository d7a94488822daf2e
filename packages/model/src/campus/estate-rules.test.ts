import { describe, expect, test } from 'vitest';
import {
  isPlate,
  plainPlate,
  resistanceCodes,
  resistanceFault,
  resistanceOf,
  sharesAddUp,
  usesAddUp,
} from './estate-rules.ts';

describe('the areas of a parcel (I-13)', () => {
  test('of its uses add up to the cent', () => {
    expect(usesAddUp({ area: '680500.00', selfArea: '671200.00', rentedArea: '9300' })).toBe(true);
    expect(usesAddUp({ area: '0.3', selfArea: '0.1', idleArea: '0.2' })).toBe(true);
    expect(usesAddUp({ area: '680500.00', selfArea: '671200.00', rentedArea: '9299.99' })).toBe(false);
  });
  test('say nothing where nothing is told', () => {
    expect(usesAddUp({ area: '100' })).toBe(true);
    expect(sharesAddUp({ area: '100', soleArea: '', sharedArea: null })).toBe(true);
  });
  test('used alone and shared add up to the area', () => {
    expect(sharesAddUp({ area: '100', soleArea: '60', sharedArea: '40.00' })).toBe(true);
    expect(sharesAddUp({ area: '100', soleArea: '60' })).toBe(false);
  });
});

describe('the resistance of a civil defence work (I-14)', () => {
  test('is one level of each kind, in the codes of the wire', () => {
    expect(resistanceOf(['N6B', 'C6'])).toEqual({ nuclear: 61, conventional: 6 });
    expect(resistanceCodes({ nuclear: 61, conventional: 6 })).toEqual(['N6B', 'C6']);
    expect(resistanceCodes({ nuclear: undefined, conventional: 5 })).toEqual(['C5']);
    expect(resistanceOf(['N5', 'N6', 'C6'])).toBeUndefined();
    expect(resistanceOf(['X1'])).toBeUndefined();
  });
  test('of category A has both kinds, of category B no nuclear one', () => {
    expect(resistanceFault(1, { nuclear: 6, conventional: 6 })).toBeUndefined();
    expect(resistanceFault(1, { nuclear: undefined, conventional: 6 })).toBe('needsBoth');
    expect(resistanceFault(2, { nuclear: 6, conventional: 6 })).toBe('noNuclear');
    expect(resistanceFault(2, { nuclear: undefined, conventional: undefined })).toBe('needsConventional');
  });
});

describe('a number plate', () => {
  test.each(['浙A8K6T2', '浙AF20518', '京A12345', '粤B1234港', '浙A·8K6T2', '浙a8k6t2'])('%s is one', (typed) => {
    expect(isPlate(typed)).toBe(true);
  });
  test.each(['浙A8K6I2', '浙A8K', 'A12345', '浙112345', '', '浙A123456789'])('«%s» is none', (typed) => {
    expect(isPlate(typed)).toBe(false);
  });
  test('is compared without dots and in capitals', () => {
    expect(plainPlate(' 浙a·8k6t2')).toBe('浙A8K6T2');
  });
});
