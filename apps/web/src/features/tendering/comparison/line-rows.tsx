import { trimZeros } from '@zhaocai/model/kit/number-text';
import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { compareYuan } from '@zhaocai/model/kit/money';
import { formatMoney, Money } from '../../../kit/widgets/money.tsx';
import { useText } from '../../../kit/text/language.ts';
import { NoOfferCell } from './offer-cells.tsx';
import { OfferTd } from './offer-row.tsx';
import type { ComparedPackage, ComparedSupplier, Offer } from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';

export interface LineRowsProps {
  readonly one: ComparedPackage;
  readonly suppliers: readonly ComparedSupplier[];
  readonly offers: readonly (Offer | undefined)[];
  readonly chosen: ReadonlySet<string>;
  readonly isOpen: boolean;
  readonly onFlip: () => void;
}

/** Unit prices: of the package where it has one goods line, else per line, opened on demand. */
export function LineRows({ one, suppliers, offers, chosen, isOpen, onFlip }: LineRowsProps) {
  const t = useText();
  const hasLines = one.items.length > 1;
  return (
    <>
      <tr>
        <th scope="row" data-col={0} tabIndex={-1}>
          {t(texts.perMoney)}
          {hasLines && (
            <button
              type="button"
              className="kit-link cmp-flip cmp-more"
              tabIndex={-1}
              aria-expanded={isOpen}
              onClick={onFlip}
            >
              {isOpen ? <DownOutlined /> : <RightOutlined />} {t(texts.lines, { count: one.items.length })}
            </button>
          )}
        </th>
        {suppliers.map((supplier, index) => (
          <OfferTd key={supplier.supplierId} offer={offers[index]} column={index + 1} chosen={chosen}>
            {offers[index] ? (
              <UnitPrice offer={offers[index]} />
            ) : (
              <NoOfferCell supplier={supplier} packageId={one.packageId} />
            )}
          </OfferTd>
        ))}
      </tr>
      {hasLines &&
        isOpen &&
        one.items.map((item) => (
          <tr key={item.id} className="cmp-line">
            <th scope="row" data-col={0} tabIndex={-1} title={item.techParams ?? undefined}>
              <span>{item.name}</span>
              <span className="cmp-quantity">
                {t(texts.unit, { quantity: trimZeros(item.quantity), unit: item.unit })}
              </span>
            </th>
            {suppliers.map(({ supplierId }, index) => (
              <OfferTd key={supplierId} offer={offers[index]} column={index + 1} chosen={chosen}>
                <LinePrice itemId={item.id} offer={offers[index]} offers={offers} />
              </OfferTd>
            ))}
          </tr>
        ))}
    </>
  );
}

function UnitPrice({ offer }: { offer: Offer }) {
  const t = useText();
  return (
    <span className="cmp-money">
      {offer.perMoney === null ? (
        <span className="kit-quiet">{t(texts.perMoneyByLine)}</span>
      ) : (
        <Money value={offer.perMoney} />
      )}
    </span>
  );
}

interface LinePriceProps {
  readonly itemId: string;
  readonly offer: Offer | undefined;
  readonly offers: readonly (Offer | undefined)[];
}

function LinePrice({ itemId, offer, offers }: LinePriceProps) {
  const line = lineOf(offer, itemId);
  if (!line) return <span className="kit-faint">—</span>;
  const prices = offers.flatMap((other) => lineOf(other, itemId)?.perMoney ?? []);
  const isLowest = prices.length > 1 && prices.every((price) => compareYuan(line.perMoney, price) <= 0);
  return (
    <span className={isLowest ? 'cmp-line-price cmp-line-lowest' : 'cmp-line-price'}>
      <span>{formatMoney(line.perMoney)}</span>
      <span className="cmp-line-total">{formatMoney(line.totalMoney)}</span>
    </span>
  );
}

function lineOf(offer: Offer | undefined, itemId: string): Offer['lines'][number] | undefined {
  return offer?.lines.find((line) => line.itemId === itemId);
}
