import { compareYuan, sumYuan } from '@zhaocai/model/kit/money';
import type { PublishedPackage } from '@zhaocai/model/tendering/published-endpoints';
import { Form } from 'antd';
import { useCallback } from 'react';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { moneyInCapitals } from '@zhaocai/model/kit/money-capitals';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { PriceRow } from './price-row.tsx';
import { faultText, isHopeless, pasteColumn, type JudgedLine, type JudgedQuote } from './quote-draft.ts';
import { quoteTexts as texts } from './texts.ts';
import type { QuoteWork } from './use-quote.ts';

export interface PriceTableProps {
  readonly items: PublishedPackage['items'];
  readonly work: Pick<QuoteWork, 'draft' | 'judged' | 'isTried' | 'change'>;
  readonly isReadOnly: boolean;
}

/** A unit price per goods line; totals are computed while typing, with the server's own functions. */
export function PriceTable({ items, work, isReadOnly }: PriceTableProps) {
  const t = useText();
  const language = useLanguage();
  const { draft, judged, isTried, change } = work;
  const handlePrice = useCallback(
    (itemId: string, price: string) => change(({ prices }) => ({ prices: { ...prices, [itemId]: price } })),
    [change],
  );
  const handleColumn = useCallback(
    (itemId: string, column: readonly string[]) =>
      change(({ prices }) => ({ prices: pasteColumn(prices, { items, itemId, column }) })),
    [change, items],
  );
  const shownFault = ({ itemId, fault }: JudgedLine) =>
    fault && (isTried || isHopeless(draft.prices[itemId] ?? '')) ? faultText(fault, language) : undefined;
  // With one line the sum is its price: what is wrong with the sum is said at the field.
  const soleFault =
    judged.isAboveCeiling && items.length === 1
      ? faultText({ code: 'tendering.aboveCeiling', ceiling: judged.ceiling }, language)
      : undefined;
  return (
    <Form component={false}>
      <table className="quote-lines">
        <thead>
          <tr>
            <th className="quote-line-no">{t(texts.lineNo)}</th>
            <th>{t(texts.goods)}</th>
            <th className="quote-number">{t(texts.quantity)}</th>
            <th className="quote-number quote-line-price">{t(texts.perMoney)}</th>
            <th className="quote-number quote-line-total">{t(texts.lineTotal)}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => {
            const line = judged.lines[index];
            return (
              <PriceRow
                key={item.id}
                item={item}
                price={draft.prices[item.id] ?? ''}
                totalMoney={line?.totalMoney ?? null}
                fault={isReadOnly ? undefined : ((line && shownFault(line)) ?? soleFault)}
                isReadOnly={isReadOnly}
                onPrice={handlePrice}
                onColumn={handleColumn}
              />
            );
          })}
        </tbody>
      </table>
      <QuoteSum judged={judged} count={items.length} />
    </Form>
  );
}

/** The sum, in figures and capitals, and how it stands to the ceiling. */
function QuoteSum({ judged, count }: { judged: JudgedQuote; count: number }) {
  const t = useText();
  const { totalMoney, ceiling, isAboveCeiling, filled } = judged;
  const rest = sumYuan([ceiling, `-${totalMoney}`]).replace('-', '');
  return (
    <div className={isAboveCeiling ? 'quote-sum quote-sum-above' : 'quote-sum'} aria-live="polite">
      <div>
        <span className="quote-sum-label">
          {t(texts.total)}
          {filled < count && <span className="quote-sum-note">{t(texts.filled, { filled, count })}</span>}
        </span>
        <span className="quote-sum-capitals">{compareYuan(totalMoney, '0') > 0 && moneyInCapitals(totalMoney)}</span>
      </div>
      <div className="quote-sum-amounts">
        <span className="quote-sum-value">{filled > 0 ? formatMoney(totalMoney) : '—'}</span>
        <span className="quote-sum-ceiling">
          {t(texts.ceiling, { ceiling: formatMoney(ceiling) })}
          {filled > 0 && (
            <span className="quote-sum-rest">
              {t(isAboveCeiling ? texts.aboveCeiling : texts.belowCeiling, { rest: formatMoney(rest) })}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
