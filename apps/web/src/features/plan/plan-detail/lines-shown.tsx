import { trimZeros } from '@zhaocai/model/kit/number-text';
import { planDetail } from '@zhaocai/model/plan/plan';
import { planSum } from '@zhaocai/model/plan/plan-sum';
import { useText } from '../../../kit/text/language.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import '../../../kit/widgets/lines.css';
import { planTexts as texts } from '../texts.ts';
import '../plan.css';

export interface ShownLine {
  readonly name: string;
  readonly spec?: string | null;
  readonly unit: string;
  readonly qty: string;
  readonly price: string;
  readonly money?: string | null;
}

const { fields } = planDetail;

/** The lines of a plan as they are read, with what they come to. */
export function LinesShown({ lines }: { lines: readonly ShownLine[] }) {
  const t = useText();
  if (lines.length === 0) return <p className="plan-hint">{t(texts.noLines)}</p>;
  return (
    <div className="kit-lines-scroll">
      <table className="kit-lines plan-lines">
        <thead>
          <tr>
            <th scope="col">{t(texts.lineNo)}</th>
            <th scope="col">{t(fields.name.label)}</th>
            <th scope="col">{t(fields.spec.label)}</th>
            <th scope="col">{t(fields.unit.label)}</th>
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
          {lines.map(({ name, spec, unit, qty, price, money }, row) => (
            <tr key={`${row} ${name}`}>
              <td className="plan-line-no">{row + 1}</td>
              <td className="plan-line-name">{name}</td>
              <td>{spec || '—'}</td>
              <td>{unit}</td>
              <td className="kit-lines-number">{trimZeros(qty)}</td>
              <td className="kit-lines-number">{formatMoney(price)}</td>
              <td className="kit-lines-number">{formatMoney(money)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={6}>{t(texts.sum)}</td>
            <td className="kit-lines-number">
              <strong>{formatMoney(planSum(lines))}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
