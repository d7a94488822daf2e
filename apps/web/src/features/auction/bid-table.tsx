import type { AuctionBidLine } from '@zhaocai/model/auction/auction-endpoints';
import { bidRefusal } from '@zhaocai/model/auction/auction';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Money } from '../../kit/widgets/money.tsx';
import { auctionTexts as texts } from './texts.ts';

/** Every bid and what became of it; whose it was where its reader may know a number or a name. */
export function BidTable({ lines }: { readonly lines: readonly AuctionBidLine[] }) {
  const t = useText();
  if (lines.length === 0) return <p className="kit-quiet">{t(texts.noBids)}</p>;
  const hasWho = lines.some(({ bidderNo }) => bidderNo !== null);
  return (
    <div className="auction-table-box" tabIndex={0}>
      <table className="auction-table">
        <thead>
          <tr>
            {hasWho && <th>{t(texts.sequence)}</th>}
            {hasWho && <th>{t(texts.bidder)}</th>}
            <th>{t(texts.received)}</th>
            <th className="auction-number">{t(texts.price)}</th>
            <th>{t(texts.outcome)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.sequence ?? ''} ${line.bidTime} ${line.price}`}>
              {hasWho && <td className="kit-number">{line.sequence}</td>}
              {hasWho && <td>{line.supplierName ?? t(texts.numbered, { no: line.bidderNo ?? 0 })}</td>}
              <td className="kit-number">{line.bidTime.slice(11)}</td>
              <td className="auction-number">
                <Money value={line.price} />
              </td>
              <td>
                {line.refusal === null ? (
                  <ToneTag tone="green">{t(texts.accepted)}</ToneTag>
                ) : (
                  <ChoiceTag choices={bidRefusal.choices} value={line.refusal} />
                )}
                {line.isExtended && <ToneTag tone="blue">{t(texts.extended)}</ToneTag>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
