import { priceBenchmark } from '@zhaocai/model/evaluation/choices';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { useText } from '../../../kit/text/language.ts';
import { deskTexts as texts } from './texts.ts';

export interface PriceNoteProps {
  readonly price: string;
  readonly points: string;
  readonly base: string;
  readonly weight: string;
  /** Of `priceBenchmark`. */
  readonly benchmark: number;
}

/** How the points of a price came about, in numbers. */
export function PriceNote({ price, points, base, weight, benchmark }: PriceNoteProps) {
  const t = useText();
  const formula = priceBenchmark.is(benchmark, 'lowest') ? texts.howLowest : texts.howBenchmark;
  return (
    <details className="evaluation-how">
      <summary>{t(texts.how)}</summary>
      <p>{t(formula, { base: formatMoney(base), price: formatMoney(price), weight, points })}</p>
    </details>
  );
}
