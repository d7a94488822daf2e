import { borrowReturn } from '@zhaocai/model/borrowing/borrow';
import type { RevertRow } from '@zhaocai/model/borrowing/borrow-endpoints';
import { revertType } from '@zhaocai/model/borrowing/choices';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import '../../../kit/widgets/lines.css';
import { borrowingTexts as texts } from '../texts.ts';

const { fields } = borrowReturn;

/** What came back, when and in which condition. */
export function ReturnsTable({ rows }: { readonly rows: readonly RevertRow[] }) {
  const t = useText();
  if (rows.length === 0) return <p className="kit-quiet">{t(texts.noReturns)}</p>;
  return (
    <div className="kit-lines-scroll">
      <table className="kit-lines">
        <thead>
          <tr>
            <th scope="col">{t(fields.revertTime.label)}</th>
            <th scope="col" className="kit-lines-number">
              {t(fields.copies.label)}
            </th>
            <th scope="col">{t(fields.revertType.label)}</th>
            <th scope="col">{t(fields.receiver.label)}</th>
            <th scope="col">{t(texts.recordedBy)}</th>
            <th scope="col">{t(fields.remark.label)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={revertType.is(row.revertType, 'intact') ? undefined : 'borrow-fault'}>
              <td className="kit-number">{shownInstant(row.revertTime)}</td>
              <td className="kit-lines-number">{row.copies}</td>
              <td>
                <ChoiceTag choices={revertType.choices} value={row.revertType} />
              </td>
              <td>{row.receiver}</td>
              <td>{row.createUserName ?? '—'}</td>
              <td>{row.remark ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
