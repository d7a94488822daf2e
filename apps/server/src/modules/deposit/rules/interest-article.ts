import { bankDaysOfYear, plainNumber, type RefundRates } from '@zhaocai/model';
import type { InterestRules } from './refund-period.ts';

interface Counted {
  /** In yuan. */
  readonly money: string;
  readonly bankInterest: string;
  readonly lateInterest: string;
  readonly heldDays: number;
  readonly lateDays: number;
}

/** The numbers of the rules. */
export function ratesOf({ depositRate, baseRate, lateShare, daysOfYear }: InterestRules): RefundRates {
  return {
    depositRate: depositRate?.value,
    baseRate: baseRate?.value,
    lateShare: lateShare?.value,
    daysOfYear: daysOfYear?.value,
  };
}

/**
 * How the interest of a refund was counted, as a sentence that anybody can count again: the money, the rate, the days, and
 * where each rate stands. In Chinese, as articles are kept; null where nothing is paid.
 */
export function interestArticle(counted: Counted, rules: InterestRules): string | null {
  const { money, bankInterest, lateInterest, heldDays, lateDays } = counted;
  const year = plainNumber(rules.daysOfYear?.value ?? bankDaysOfYear);
  const { depositRate, baseRate, lateShare } = rules;
  const said: string[] = [];
  if (bankInterest !== '0.00' && depositRate)
    said.push(
      `银行同期存款利息：${money}元×${plainNumber(depositRate.value)}%×${heldDays}天÷${year}（${depositRate.sourceArticle}）`,
    );
  if (lateInterest !== '0.00' && baseRate && lateShare)
    said.push(
      `逾期退还利息：${money}元×${plainNumber(baseRate.value)}%×${plainNumber(lateShare.value)}%×${lateDays}天÷${year}` +
        `（${baseRate.sourceArticle}；${lateShare.sourceArticle}）`,
    );
  return said.length > 0 ? said.join('；') : null;
}
