import { compareYuan, isYuan, sumYuan } from '@zhaocai/model/kit/money';
import type { Translate } from '../../kit/text/language.ts';
import { formatMoney } from '../../kit/widgets/money.tsx';
import { demandTexts as texts } from './texts.ts';

/**
 * What handing a demand in leads to. Estimates may stay below the budget; but it is the budget that is bought for, so where
 * the lines come to less it says by how much.
 */
export function submitText(t: Translate, { budget, sum }: { readonly budget: unknown; readonly sum: string }): string {
  if (typeof budget !== 'string' || !isYuan(budget) || compareYuan(sum, budget) >= 0) return t(texts.submitText);
  const money = formatMoney(sumYuan([budget, `-${sum}`]));
  return `${t(texts.submitLeft, { sum: formatMoney(sum), money })}${t(texts.submitText)}`;
}
