import { describe, expect, test } from 'vitest';
import { maskedText } from '../kit/masked-text.ts';
import { ageOn, birthdayOf, checkLetterOf, genderOf, isCardNo } from './identity-number.ts';

describe('an identity number', () => {
  // GB 11643, annex A.
  test.each([
    ['11010519491231002X', '1949-12-31'],
    ['440524188001010014', undefined],
    ['110105194912310021', undefined],
    ['11010519491231002x', undefined],
  ])('%s says a birthday: %s', (idNo, birthday) => expect(birthdayOf(idNo)).toBe(birthday));

  test('is wrong with any one digit changed, or any two neighbours swapped', () => {
    const right = '11010519491231002X';
    for (let place = 0; place < right.length; place += 1) {
      const digit = right[place] === 'X' ? '1' : String((Number(right[place]) + 1) % 10);
      expect(birthdayOf(right.slice(0, place) + digit + right.slice(place + 1)), String(place)).toBeUndefined();
    }
    expect(birthdayOf('11015019491231002X')).toBeUndefined();
  });

  test('has only days that there are', () => {
    const of = (day: string) => `110105${day}002`;
    const leap = of('20000229');
    expect(birthdayOf(leap + checkLetterOf(leap))).toBe('2000-02-29');
    for (const day of ['20010229', '19751301', '19750431', '18991231']) {
      const first = of(day);
      expect(birthdayOf(first + checkLetterOf(first)), day).toBeUndefined();
    }
  });

  test('says a man by an odd place before the last', () => {
    expect([genderOf('110105194912310011'), genderOf('11010519491231002X')]).toEqual([1, 2]);
  });
});

test('an age is counted in whole years, the birthday included', () => {
  expect(ageOn('1956-11-26', '2026-11-25')).toBe(69);
  expect(ageOn('1956-11-26', '2026-11-26')).toBe(70);
  expect(ageOn('2000-02-29', '2026-02-28')).toBe(25);
  expect(ageOn('2000-02-29', '2026-03-01')).toBe(26);
});

test('a card adds up by Luhn and has 16 to 19 digits', () => {
  expect(['4111111111111111', '6011111111111117'].map(isCardNo)).toEqual([true, true]);
  expect(['4111111111111112', '411111111111111', '', '4111 1111 1111 1111'].map(isCardNo)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a masked value keeps its ends, and of a short one nothing', () => {
  expect(maskedText('phone', '13812345678')).toBe('138****5678');
  expect(maskedText('identity', '11010519491231002X')).toBe('110105**********2X');
  expect(maskedText('account', '4111111111111111')).toBe('****1111');
  expect(maskedText('phone', '12345')).toBe('****');
});
