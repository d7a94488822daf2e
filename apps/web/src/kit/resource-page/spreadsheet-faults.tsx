import './spreadsheets.css';
import { Alert } from 'antd';
import { useText } from '../text/language.ts';
import { words } from '../text/words.ts';
import type { SpreadsheetRefusal } from './spreadsheet-refusal.ts';

/** What is wrong with a spreadsheet, by Excel's row numbers. */
export function SpreadsheetFaults({ refusal: { summary, faults, isCut } }: { readonly refusal: SpreadsheetRefusal }) {
  const t = useText();
  return (
    <div className="kit-spreadsheet-faults" role="alert">
      <Alert type="error" showIcon title={summary} />
      <div className="kit-spreadsheet-fault-list" tabIndex={0} role="region" aria-label={t(words.whatToChange)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(words.row)}</th>
              <th scope="col">{t(words.whatToChange)}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ row, text }) => (
              <tr key={`${row} ${text}`}>
                <td className="kit-number">{row}</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isCut && <p className="kit-quiet">{t(words.faultsCut, { count: faults.length })}</p>}
    </div>
  );
}
