import type { Language, Text } from './text.ts';

const known = new Map<string, Text>();

/** A pattern of an input, with what is said to whoever does not keep to it: the pattern itself tells him nothing. */
export function worded(pattern: RegExp, words: Text): RegExp {
  known.set(String(pattern), words);
  return pattern;
}

/** What is said of a pattern, as an issue names it; undefined of one without words. */
export function wordsOfPattern(pattern: string | undefined, language: Language): string | undefined {
  return pattern === undefined ? undefined : known.get(pattern)?.[language];
}

export const moneyWords: Text = {
  zh: '金额须为不超过两位小数的数字',
  en: 'an amount is a number with at most two decimals',
};
