import { judgeItemFields } from '@zhaocai/model/performance/judge-template';
import type { JudgedLine } from '@zhaocai/model/performance/judgement-shapes';
import { useText } from '../../../kit/text/language.ts';
import '../../../kit/widgets/lines.css';
import { performanceTexts as texts } from '../texts.ts';

/** The items as they were judged: what each could have had, and what it was given. */
export function ScoreTable({ lines, total }: { readonly lines: readonly JudgedLine[]; readonly total: string | null }) {
  const t = useText();
  const isWeighted = lines.some(({ weight }) => weight !== null);
  return (
    <div className="kit-lines-scroll">
      <table className="kit-lines">
        <thead>
          <tr>
            <th scope="col">{t(judgeItemFields.itemName.label)}</th>
            {isWeighted && (
              <th scope="col" className="kit-lines-number">
                {t(judgeItemFields.weight.label)}
              </th>
            )}
            <th scope="col" className="kit-lines-number">
              {t(judgeItemFields.maxScore.label)}
            </th>
            <th scope="col" className="kit-lines-number">
              {t(texts.score)}
            </th>
            <th scope="col">{t(texts.lineRemark)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.itemId}>
              <td>
                <div className="performance-item-text">
                  <span>{line.itemName}</span>
                  <span className="performance-standard">{line.standard}</span>
                </div>
              </td>
              {isWeighted && <td className="kit-lines-number">{line.weight}</td>}
              <td className="kit-lines-number">{line.maxScore}</td>
              <td className="kit-lines-number">
                <strong>{line.score ?? '—'}</strong>
              </td>
              <td>{line.remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total !== null && (
        <div className="performance-sum">
          <strong>{t(texts.totalNow, { total })}</strong>
        </div>
      )}
    </div>
  );
}
