import { compareYuan } from '@zhaocai/contract/kit/money';
import { fill } from '@zhaocai/contract/kit/text';
import { tenderingMessages } from '@zhaocai/contract/messages/tendering';
import type { PublishedPackage } from '@zhaocai/contract/tendering/published-endpoints';
import type { QuoteFault } from '@zhaocai/contract/tendering/quote-total';
import { useId } from 'react';
import { trimZeros } from '../../../kit/resource-form/field-value.tsx';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { moneyInCapitals } from '../../../kit/widgets/money-capitals.ts';
import { formatMoney, MoneyInput } from '../../../kit/widgets/money.tsx';
import type { QuoteJudgement } from './quote-draft.ts';
import { quoteTexts as texts } from './texts.ts';

export interface PriceTableProps {
  readonly items: PublishedPackage['items'];
  readonly prices: Readonly<Record<string, string>>;
  readonly judgement: QuoteJudgement;
  readonly ceiling: string;
  readonly isEditable: boolean;
  readonly onPrice: (itemId: string, price: string) => void;
}

/** One unit price per goods line; the rest is computed. */
export function PriceTable({ items, prices, judgement, ceiling, isEditable, onPrice }: PriceTableProps) {
  const t = useText();
  return (
    <>
      <div className="tender-scroll">
        <table className="tender-lines quote-lines">
          <thead>
            <tr>
              <th>{t(texts.lineNo)}</th>
              <th>{t(texts.name)}</th>
              <th className="tender-number">{t(texts.quantity)}</th>
              <th className="quote-price tender-number">{t(texts.perMoney)}</th>
              <th className="tender-number">{t(texts.lineTotal)}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <PriceLine
                key={item.id}
                item={item}
                price={prices[item.id] ?? ''}
                fault={judgement.lineFaults[item.id]}
                total={judgement.lineTotals[item.id]}
                isEditable={isEditable}
                onPrice={(price) => onPrice(item.id, price)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <QuoteTotal total={judgement.total} ceiling={ceiling} />
      <p className="tender-hint quote-rounding">{t(texts.roundingHint)}</p>
    </>
  );
}

interface PriceLineProps {
  readonly item: PublishedPackage['items'][number];
  readonly price: string;
  readonly fault: QuoteFault | undefined;
  readonly total: string | undefined;
  readonly isEditable: boolean;
  readonly onPrice: (price: string) => void;
}

function PriceLine({ item, price, fault, total, isEditable, onPrice }: PriceLineProps) {
  const t = useText();
  const language = useLanguage();
  const faultId = useId();
  return (
    <tr>
      <td className="quote-line-no">{item.lineNo}</td>
      <td>
        {item.name}
        {item.brandModel && <span className="tender-sub">{item.brandModel}</span>}
        {item.techParams && <span className="tender-sub">{item.techParams}</span>}
      </td>
      <td className="tender-number">
        {trimZeros(item.quantity)} {item.unit}
      </td>
      <td className="quote-price tender-number">
        {isEditable ? (
          <MoneyInput
            value={price}
            aria-label={t(texts.unitPriceOf, { name: item.name })}
            onChange={(value) => onPrice(value ?? '')}
          />
        ) : (
          formatMoney(price)
        )}
        {fault && (
          <p className="tender-fault quote-fault" id={faultId} role="status">
            {quoteFaultText(fault, language)}
          </p>
        )}
      </td>
      <td className="tender-number">{total === undefined ? '—' : formatMoney(total)}</td>
    </tr>
  );
}

function QuoteTotal({ total, ceiling }: { total: string; ceiling: string }) {
  const t = useText();
  const isAbove = compareYuan(total, ceiling) > 0;
  return (
    <dl className={isAbove ? 'quote-total quote-total-above' : 'quote-total'} aria-live="polite">
      <div>
        <dt>{t(texts.total)}</dt>
        <dd>
          <strong>{formatMoney(total)}</strong>
        </dd>
      </div>
      <div>
        <dt>{t(texts.capitals)}</dt>
        <dd>{moneyInCapitals(total)}</dd>
      </div>
      <div className="quote-ceiling">
        <dt />
        <dd>{t(texts.ceiling, { money: formatMoney(ceiling) })}</dd>
      </div>
    </dl>
  );
}

/** The same words as the server's refusal. */
export function quoteFaultText(fault: QuoteFault, language: 'zh' | 'en'): string {
  const { code, ...parameters } = fault;
  return fill(tenderingMessages[code][language], parameters);
}
