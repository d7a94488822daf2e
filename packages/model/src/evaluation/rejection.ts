import type { Language, Text } from '../kit/text.ts';
import type { StandardDraft } from './standard-rule.ts';

/** A check that more than half of the members found not met, with what they said. */
export interface Rejection {
  readonly place: number;
  readonly votes: number;
  readonly reasons: readonly string[];
}

/** Not a check: whoever has not quoted in the last round of a negotiation is out (order 74, article 34). */
const withdrawnPlace = -1;
export const withdrawal: Rejection = { place: withdrawnPlace, votes: 0, reasons: [] };

export function isWithdrawal({ place }: Pick<Rejection, 'place'>): boolean {
  return place === withdrawnPlace;
}

/** What a bid is out by, in words. */
export function nameOfRejection(
  one: Pick<Rejection, 'place'>,
  { checks, language }: Pick<StandardDraft, 'checks'> & { readonly language: Language },
): string {
  return isWithdrawal(one) ? withdrawn[language] : (checks[one.place]?.name ?? '');
}

const withdrawn: Text = { zh: '未提交最后报价，视为退出', en: 'No last quote: withdrawn' };
