import { expect, test } from 'vitest';
import { choicesOf, linesOf } from './choice-lines.ts';

test('choices are typed one a line and read back as they were typed', () => {
  const choices = [
    { value: 1, zh: '开标室', en: 'Opening room' },
    { value: 7, zh: '评标室', en: 'Experts' },
  ];
  expect(choicesOf(linesOf(choices))).toEqual(choices);
});

test('a line without a number is counted on, one without English repeats the Chinese', () => {
  expect(choicesOf('开标室\n\n评标室，Experts')).toEqual([
    { value: 1, zh: '开标室', en: '开标室' },
    { value: 2, zh: '评标室', en: 'Experts' },
  ]);
});
