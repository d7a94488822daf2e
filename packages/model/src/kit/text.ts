import { groupThousands } from './number-text.ts';

/** A text in both languages of the product. Chinese is the original. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

export type Language = 'zh' | 'en';

export type TextParameters = Readonly<Record<string, string | number>>;

/**
 * Replaces `{name}` in a text by its parameter; an unknown name stays visible, so that it is noticed. `{name:yuan}` is an
 * amount, read with separators and two decimals: 1,000,000.00.
 */
export function fill(text: string, parameters: TextParameters = {}): string {
  return text.replace(/\{(\w+)(:yuan)?\}/g, (whole, name: string, isAmount: string | undefined) => {
    const value = String(parameters[name] ?? whole);
    return isAmount && amount.test(value) ? shownAmount(value) : value;
  });
}

const amount = /^-?\d{1,15}(\.\d{1,2})?$/;

function shownAmount(yuan: string): string {
  const [whole = '', cents = ''] = yuan.split('.');
  return `${groupThousands(whole)}.${cents.padEnd(2, '0')}`;
}
