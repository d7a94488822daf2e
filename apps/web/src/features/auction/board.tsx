import type { BoardLine } from '@zhaocai/model/auction/auction-endpoints';
import { useText } from '../../kit/text/language.ts';
import { Money } from '../../kit/widgets/money.tsx';
import { auctionTexts as texts } from './texts.ts';

/** Who stands where: by number while it runs, by name with the first price once it is over. */
export function Board({ lines }: { readonly lines: readonly BoardLine[] }) {
  const t = useText();
  if (lines.length === 0) return <p className="kit-quiet">{t(texts.noBids)}</p>;
  const hasFirst = lines.some(({ firstPrice }) => firstPrice !== null);
  return (
    <div className="auction-table-box" tabIndex={0}>
      <table className="auction-table">
        <thead>
          <tr>
            <th>{t(texts.place)}</th>
            <th>{t(texts.bidder)}</th>
            {hasFirst && <th className="auction-number">{t(texts.firstPrice)}</th>}
            <th className="auction-number">{t(texts.price)}</th>
            <th className="auction-when">{t(texts.lastBid)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ bidderNo, rank, supplierName, firstPrice, price, bidTime }) => (
            <tr key={bidderNo} className={rank === 1 ? 'auction-first' : undefined}>
              <td className="kit-number">{rank}</td>
              <td>{supplierName ?? t(texts.numbered, { no: bidderNo })}</td>
              {hasFirst && (
                <td className="auction-number">
                  <Money value={firstPrice} />
                </td>
              )}
              <td className="auction-number">
                <Money value={price} />
              </td>
              <td className="kit-number auction-when">{bidTime?.slice(11) ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
