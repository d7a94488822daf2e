import { agencyEntrustment } from '@zhaocai/model/agency/agency-entrustment';
import { choiceWay } from '@zhaocai/model/agency/choices';
import type { EntrustmentShown } from '@zhaocai/model/agency/entrustment-endpoints';
import { entrustmentLifecycle } from '@zhaocai/model/agency/entrustment-lifecycle';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import '../agency.css';

const { fields } = agencyEntrustment;

/** Who was asked, and what became of it. */
export function EntrustmentTable({ rows }: { readonly rows: readonly EntrustmentShown[] }) {
  const t = useText();
  return (
    <div className="agency-scroll">
      <table className="agency-table">
        <thead>
          <tr>
            <th scope="col">{t(fields.agentName.label)}</th>
            <th scope="col">{t(fields.entrustStatus.label)}</th>
            <th scope="col">{t(fields.way.label)}</th>
            <th scope="col">{t(fields.endTime.label)}</th>
            <th scope="col">{t(fields.endReason.label)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{row.agentName}</td>
              <td>
                <ChoiceTag choices={entrustmentLifecycle.choices} value={row.entrustStatus} />
              </td>
              <td>
                <ChoiceTag choices={choiceWay.choices} value={row.way} />
              </td>
              <td>{row.endTime ? shownInstant(row.endTime) : '—'}</td>
              <td>{row.endReason ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
