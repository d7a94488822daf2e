import type { Text } from '@zhaocai/model/kit/text';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { NoOfferCell } from './offer-cells.tsx';
import { offerKey, type ComparedPackage, type ComparedSupplier, type Offer } from './selection-draft.ts';
import { comparisonTexts as texts } from './texts.ts';

export interface OfferRowProps {
  readonly label: Text;
  readonly one: ComparedPackage;
  readonly suppliers: readonly ComparedSupplier[];
  /** In the order of the suppliers; undefined: did not quote for this package. */
  readonly offers: readonly (Offer | undefined)[];
  readonly chosen: ReadonlySet<string>;
  readonly cell: (offer: Offer, supplier: ComparedSupplier) => ReactNode;
  /** A long text: shown in part until the row is opened, for all suppliers at once. */
  readonly textOf?: (offer: Offer) => string | null;
  readonly isOpen?: boolean;
  readonly onFlip?: () => void;
}

/** About what six lines of a 350 px column hold. */
const longText = 120;

/** One property of all offers for a package, side by side. */
export function OfferRow({
  label,
  one,
  suppliers,
  offers,
  chosen,
  cell,
  textOf,
  isOpen = true,
  onFlip,
}: OfferRowProps) {
  const t = useText();
  const isLong = textOf !== undefined && offers.some((offer) => offer && (textOf(offer)?.length ?? 0) > longText);
  return (
    <tr className={isLong && !isOpen ? 'cmp-clamped' : undefined}>
      <th scope="row" data-col={0} tabIndex={-1}>
        {t(label)}
        {isLong && (
          <button
            type="button"
            className="kit-link cmp-flip cmp-more"
            tabIndex={-1}
            aria-expanded={isOpen}
            onClick={onFlip}
          >
            {t(isOpen ? texts.collapse : texts.expand)}
          </button>
        )}
      </th>
      {suppliers.map((supplier, index) => {
        const offer = offers[index];
        return (
          <OfferTd key={supplier.supplierId} offer={offer} column={index + 1} chosen={chosen}>
            {offer ? cell(offer, supplier) : <NoOfferCell supplier={supplier} packageId={one.packageId} />}
          </OfferTd>
        );
      })}
    </tr>
  );
}

interface OfferTdProps {
  readonly offer: Offer | undefined;
  readonly column: number;
  readonly chosen: ReadonlySet<string>;
  readonly children: ReactNode;
}

/** A cell of an offer: the space bar selects the offer from any of its cells. */
export function OfferTd({ offer, column, chosen, children }: OfferTdProps) {
  const isChosen = offer !== undefined && chosen.has(offerKey(offer));
  return (
    <td
      data-col={column}
      data-package-id={offer?.packageId}
      data-entry-id={offer?.entryId}
      tabIndex={-1}
      className={isChosen ? 'cmp-chosen' : undefined}
      aria-selected={offer ? isChosen : undefined}
    >
      {children}
    </td>
  );
}
