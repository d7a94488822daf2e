import { demandDetail } from '@zhaocai/model/demand/demand';
import { trimZeros } from '@zhaocai/model/kit/number-text';
import { useText } from '../../../kit/text/language.ts';
import '../../../kit/widgets/lines.css';
import { demandTexts as texts } from '../texts.ts';

interface AskedLine {
  readonly name: string;
  readonly unit: string;
  readonly qty: string;
  readonly techParams: string | null;
  readonly isKey: boolean | null;
}

const { fields } = demandDetail;

/** What is needed, as suppliers read it: without prices. */
export function LinesAsked({ lines }: { readonly lines: readonly AskedLine[] }) {
  const t = useText();
  if (lines.length === 0) return <p className="demand-hint">{t(texts.noLines)}</p>;
  return (
    <div className="kit-lines-scroll">
      <table className="kit-lines demand-lines">
        <thead>
          <tr>
            <th scope="col">{t(fields.name.label)}</th>
            <th scope="col">{t(fields.techParams.label)}</th>
            <th scope="col" className="kit-lines-number">
              {t(fields.qty.label)}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, unit, qty, techParams, isKey }, index) => (
            <tr key={`${index} ${name}`}>
              <td>
                {isKey && <strong className="demand-star">★</strong>}
                {name}
              </td>
              <td className="demand-text">{techParams || '—'}</td>
              <td className="kit-lines-number">
                {trimZeros(qty)} {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** As a published research keeps them. */
export function askedLines(lines: unknown): readonly AskedLine[] {
  // Written by the server when it was published.
  return Array.isArray(lines) ? (lines as AskedLine[]) : [];
}
