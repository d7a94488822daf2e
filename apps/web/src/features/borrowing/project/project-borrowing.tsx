import { borrow } from '@zhaocai/model/borrowing/borrow';
import { borrowsOfProject, type BorrowRow } from '@zhaocai/model/borrowing/borrow-endpoints';
import { borrowLifecycle } from '@zhaocai/model/borrowing/borrow-lifecycle';
import { borrowType } from '@zhaocai/model/borrowing/choices';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { AskDialog, newRequest } from '../ask-dialog.tsx';
import '../borrowing.css';
import { borrowPath } from '../paths.ts';
import '../../../kit/widgets/lines.css';
import { borrowingTexts as texts } from '../texts.ts';

/** Which papers of a project are with whom; on the project's page. */
export function ProjectBorrowing({ projectId }: { readonly projectId: string }) {
  const allowed = useAllowed();
  return allowed('borrow_view') ? <BorrowingSection projectId={projectId} /> : null;
}

function BorrowingSection({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const allowed = useAllowed();
  const [task, setTask] = useState<RowTask>();
  const query = useEndpoint(borrowsOfProject, { projectId });
  return (
    <Section
      id="borrowing"
      title={t(texts.loans)}
      extra={allowed('borrow_add') && <Button onClick={() => setTask(newRequest(projectId))}>{t(texts.ask)}</Button>}
    >
      <Loaded query={query} rows={2}>
        {(rows) => (rows.length === 0 ? <p className="kit-quiet">{t(texts.none)}</p> : <Loans rows={rows} />)}
      </Loaded>
      <AskDialog task={task} onClose={() => setTask(undefined)} />
    </Section>
  );
}

function Loans({ rows }: { readonly rows: readonly BorrowRow[] }) {
  const t = useText();
  const { fields } = borrow;
  return (
    <div className="kit-lines-scroll">
      <table className="kit-lines">
        <thead>
          <tr>
            <th scope="col">{t(fields.borrowNo.label)}</th>
            <th scope="col">{t(fields.borrowStatus.label)}</th>
            <th scope="col">{t(fields.borrowType.label)}</th>
            <th scope="col">{t(fields.borrower.label)}</th>
            <th scope="col" className="kit-lines-number">
              {t(texts.returnedOf)}
            </th>
            <th scope="col">{t(fields.planRevertTime.label)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="kit-number">
                <Link to={`${borrowPath}?id=${row.id}`}>{row.borrowNo}</Link>
              </td>
              <td>
                <ChoiceTag choices={borrowLifecycle.choices} value={row.borrowStatus} />
              </td>
              <td>
                <ChoiceTag choices={borrowType.choices} value={row.borrowType} />
              </td>
              <td>{row.borrower}</td>
              <td className={Number(row.faultCopies ?? 0) > 0 ? 'kit-lines-number borrow-fault' : 'kit-lines-number'}>
                {row.returnedCopies ?? 0}/{row.copies}
              </td>
              <td className="kit-number">{shownInstant(row.planRevertTime)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
