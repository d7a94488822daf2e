import { habit, type Plant } from './plant.ts';

/** Patterns whose time strangers decide. */
export const patternPlants: readonly Plant[] = [
  habit('a pattern with a repetition in a repetition', {
    file: 'plant-nested-pattern.ts',
    text: 'export const isList = (text: string): boolean => /^(?:\\w+,?)+$/.test(text);',
    finding: 'grows exponentially',
  }),
  habit('a pattern whose alternatives begin alike', {
    file: 'plant-alike-pattern.ts',
    text: 'export const isWord = (text: string): boolean => /^(?:\\w|\\d)*!$/.test(text);',
    finding: 'begin alike',
  }),
  habit('a pattern that begins anew at each sign of a run', {
    file: 'plant-moving-pattern.ts',
    text: "export const trimmed = (text: string): string => text.replace(/\\s+$/, '');",
    finding: 'grows faster than the text',
  }),
  habit('a pattern in a text that is one at run time', {
    file: 'plant-written-pattern.ts',
    text: "export const isLong = (text: string): boolean => new RegExp('^(a+)+$').test(text);",
    finding: 'grows exponentially',
  }),
  habit('a pattern that somebody typed', {
    file: 'plant-typed-pattern.ts',
    text: 'export const fits = (typed: string, text: string): boolean => new RegExp(typed).test(text);',
    finding: 'A pattern is written out',
  }),
];
