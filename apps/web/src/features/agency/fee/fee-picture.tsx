import { trimZeros } from '@zhaocai/model/kit/number-text';
import { feePreview } from '@zhaocai/model/agency/entrustment-endpoints';
import { Alert } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { formatMoney, Money } from '../../../kit/widgets/money.tsx';
import { agencyTexts as texts } from '../texts.ts';
import '../agency.css';

export interface FeeWish {
  readonly amount: string;
  readonly purchaseType: number;
  readonly feeFloat?: string | undefined;
  readonly minFee?: string | undefined;
}

/** What an agency costs: which part of the amount at which rate, and what comes of it. */
export function FeePicture({ wish }: { readonly wish: FeeWish }) {
  const t = useText();
  const isRight = /^\d{1,13}(\.\d{1,2})?$/.test(wish.amount);
  const query = useEndpoint(feePreview, wish, { enabled: isRight, keepPrevious: true });
  if (!isRight) return <p className="kit-quiet">{t(texts.typeAmount)}</p>;
  return (
    <Loaded query={query} rows={3}>
      {({ bands, base, total, isMinimum, sourceArticle, effectiveFrom, notWhole }) => (
        <div className="agency-fee">
          <div className="agency-scroll">
            <table className="agency-table">
              <thead>
                <tr>
                  <th scope="col">{t(texts.band)}</th>
                  <th scope="col" className="agency-number">
                    {t(texts.part)}
                  </th>
                  <th scope="col" className="agency-number">
                    {t(texts.rate)}
                  </th>
                  <th scope="col" className="agency-number">
                    {t(texts.bandFee)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {bands.map(({ fromMoney, toMoney, part, rate, fee }) => (
                  <tr key={fromMoney}>
                    <td>
                      {toMoney === null
                        ? t(texts.above, { money: formatMoney(fromMoney) })
                        : t(texts.upTo, { money: formatMoney(toMoney) })}
                      <span className="agency-bar" aria-hidden>
                        <span style={{ width: shareOf(part, wish.amount) }} />
                      </span>
                    </td>
                    <td className="agency-number">{formatMoney(part)}</td>
                    <td className="agency-number">{trimZeros(rate)}%</td>
                    <td className="agency-number">{formatMoney(rounded(fee))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="agency-fee-sum">
            <span className="kit-quiet">
              {t(texts.base)} {formatMoney(base)}
            </span>
            <strong>
              {isMinimum ? t(texts.isMinimum) : t(texts.total)} <Money value={total} unit />
            </strong>
          </p>
          <p className="kit-quiet">
            {t(texts.source, { source: sourceArticle })} · {t(texts.editionFrom, { day: effectiveFrom })}
          </p>
          {notWhole.map((day) => (
            <Alert key={day} type="warning" showIcon title={t(texts.editionNotWhole, { day })} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

/** For the eye alone: the figures beside it are exact. */
function shareOf(part: string, amount: string): string {
  return `${Math.max(1, Math.round((Number(part) / Number(amount)) * 100))}%`;
}

/** Of one band, shown to the fen; the sum is made of what is not rounded. */
function rounded(fee: string): string {
  const [whole = '0', decimals = ''] = fee.split('.');
  return `${whole}.${decimals.padEnd(2, '0').slice(0, 2)}`;
}
