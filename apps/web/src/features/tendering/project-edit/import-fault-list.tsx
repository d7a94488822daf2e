import { Alert } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import type { ImportRefusal } from './import-faults.ts';
import { projectEditTexts as texts } from './texts.ts';

/** What is wrong with a sheet, by Excel's row numbers. */
export function ImportFaultList({ refusal }: { refusal: ImportRefusal }) {
  const t = useText();
  const { summary, faults, isCut } = refusal;
  return (
    <div className="pe-import-faults" role="alert">
      <Alert type="error" showIcon title={summary} />
      <div className="pe-import-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t(texts.faultRow)}</th>
              <th scope="col">{t(texts.faultText)}</th>
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
      {isCut && <p className="pe-quiet">{t(texts.faultsCut, { count: faults.length })}</p>}
    </div>
  );
}
