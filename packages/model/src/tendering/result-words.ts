import type { Choice } from '../kit/field.ts';
import type { Text } from '../kit/text.ts';
import { manner } from './choices.ts';
import { entryLifecycle } from './entry-lifecycle.ts';

/** What it is called to win, by the method: 中标 under a tender, 入围 in a framework, 成交 under every other. */
export interface ResultWords {
  readonly won: Text;
  readonly lost: Text;
  readonly winner: Text;
  readonly money: Text;
  readonly result: Text;
}

/** Where the method is not known (a filter, a sheet, a message about any) both stand: 中标（成交）. */
export function resultWords(code: unknown): ResultWords {
  const word = manner.is(code, 'openTender', 'invitedTender') ? '中标' : manner.is(code, 'framework') ? '入围' : '成交';
  return {
    won: { zh: word, en: 'Won' },
    lost: { zh: `未${word}`, en: 'Not won' },
    winner: { zh: `${word}供应商`, en: 'Winner' },
    money: { zh: manner.is(code, 'framework') ? '入围报价' : `${word}金额`, en: 'Award amount' },
    result: { zh: `${word}结果`, en: 'Result' },
  };
}

/** The states of a registration in the words of its project's method. */
export function entryChoices(code: unknown): readonly Choice[] {
  const { won, lost } = resultWords(code);
  const label = (value: number, usual: Text) =>
    entryLifecycle.is(value, 'won') ? won : entryLifecycle.is(value, 'lost') ? lost : usual;
  return entryLifecycle.choices.map((choice) => ({ ...choice, label: label(choice.value, choice.label) }));
}
