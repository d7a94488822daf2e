import { describe, expect, test } from 'vitest';
import type { Fields } from './field.ts';
import { isTime, validate } from './validate.ts';

const label = { zh: '预算', en: 'Budget' };
const fields = {
  name: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 4, required: true },
  budget: { kind: 'money', label, min: 0 },
  unit: { kind: 'choice', label, choices: [{ value: 1, label }] },
  day: { kind: 'day', label },
  total: { kind: 'money', label, readOnly: true, required: true },
} as const satisfies Fields;

const codes = (input: Record<string, unknown>) =>
  validate(fields, input).map((fault) => `${fault.field} ${fault.code}`);

describe('validate', () => {
  test('a complete row has no fault, and a read-only field is not asked for', () => {
    expect(codes({ name: '课桌', budget: '12.50', unit: 1, day: '2026-02-28' })).toEqual([]);
  });
  test('a missing required field is named', () => {
    expect(codes({ name: '' })).toEqual(['name platform.required']);
  });

  test.each([' ', '\u3000', '\u00a0', '\t\n', '\u200b', '\ufeff'])(
    'a name of which nothing can be seen is none: %j',
    (name) => {
      expect(codes({ name })).toEqual(['name platform.required']);
    },
  );
  test('a name that is too long counts characters, not code units', () => {
    expect(codes({ name: '𠮷𠮷𠮷𠮷' })).toEqual([]);
    expect(codes({ name: '五个字的名' })).toEqual(['name platform.tooLong']);
  });
  test('a negative amount and one with three decimals are refused', () => {
    expect(codes({ name: 'a', budget: '-1' })).toEqual(['budget platform.tooSmall']);
    expect(codes({ name: 'a', budget: '1.001' })).toEqual(['budget platform.badMoney']);
  });
  test('a formatted text has so many marks that it can be cleaned and printed while others wait', () => {
    const notice = {
      content: { kind: 'richText', label: { zh: '公告内容', en: 'Content' }, maxLength: 500_000 },
    } as const;
    const marks = (count: number) => validate(notice, { content: '<br>'.repeat(count) }).map(({ code }) => code);
    expect(marks(30_000)).toEqual([]);
    expect(marks(30_001)).toEqual(['platform.tooManyMarks']);
  });
  test('a list where one value belongs is refused, even an empty one', () => {
    expect(codes({ name: 'a', budget: [] })).toEqual(['budget platform.badFormat']);
    expect(codes({ name: [], unit: [1], day: ['2026-02-28'] })).toEqual([
      'name platform.badFormat',
      'unit platform.badFormat',
      'day platform.badFormat',
    ]);
  });
  test('a value outside the enumeration is refused', () => {
    expect(codes({ name: 'a', unit: 2 })).toEqual(['unit platform.badChoice']);
  });
  test('a day that is not on the calendar is refused', () => {
    expect(isTime('day', '2026-02-30')).toBe(false);
    expect(isTime('instant', '2026-02-28 24:00:00')).toBe(false);
    expect(isTime('month', '2026-13')).toBe(false);
  });
});
