import type { DemandDetailRow } from '@zhaocai/model';
import { demandDetail } from '@zhaocai/model/demand/demand';
import { sumYuan } from '@zhaocai/model/kit/money';
import { trimZeros } from '@zhaocai/model/kit/number-text';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import '../../../kit/widgets/lines.css';
import { demandTexts as texts } from '../texts.ts';

const { fields } = demandDetail;

/** What is needed, line by line, with what it comes to; a ★ stands before what is substantial. */
export function LinesShown({ lines }: { readonly lines: readonly DemandDetailRow[] }) {
  const t = useText();
  if (lines.length === 0) return <p className="demand-hint">{t(texts.noLines)}</p>;
  return (
    <div className="kit-lines-scroll">
      <table className="kit-lines demand-lines">
        <thead>
          <tr>
            <th scope="col">{t(texts.lineNo)}</th>
            <th scope="col">{t(fields.name.label)}</th>
            <th scope="col">{t(fields.techParams.label)}</th>
            <th scope="col" className="kit-lines-number">
              {t(fields.qty.label)}
            </th>
            <th scope="col" className="kit-lines-number">
              {t(fields.price.label)}
            </th>
            <th scope="col" className="kit-lines-number">
              {t(fields.money.label)}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, lineNo, name, brandModel, techParams, unit, qty, price, money, isKey }) => (
            <tr key={id}>
              <td>{lineNo}</td>
              <td>
                {isKey && <strong className="demand-star">★</strong>}
                {name}
                {brandModel && <span className="demand-sub">{brandModel}</span>}
              </td>
              <td className="demand-text">{techParams || '—'}</td>
              <td className="kit-lines-number">
                {trimZeros(qty)} {unit}
              </td>
              <td className="kit-lines-number">{formatMoney(price)}</td>
              <td className="kit-lines-number">{formatMoney(money)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={5}>{t(texts.sum)}</td>
            <td className="kit-lines-number">
              <strong>{formatMoney(sumYuan(lines.map(({ money }) => money ?? '0')))}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
