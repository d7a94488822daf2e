import { depositLifecycle } from '@zhaocai/model/deposit/deposit-lifecycle';
import { ownDeposits, type OwnDepositLine } from '@zhaocai/model/deposit/deposit-endpoints';
import { deposit } from '@zhaocai/model/deposit/deposit';
import { project } from '@zhaocai/model/tendering/project';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import { msToInstant } from '../../../kit/clock/server-clock.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { shownColumns } from '../../../kit/resource-page/shown-columns.ts';
import { useText } from '../../../kit/text/language.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { depositPath } from '../paths.ts';
import { HandInDialog } from '../supplier/hand-in-dialog.tsx';
import { depositTexts as texts } from '../texts.ts';

const isOpen = ({ depositStatus }: OwnDepositLine) => depositLifecycle.is(depositStatus, 'unpaid', 'rejected');

const columns = shownColumns<OwnDepositLine>(
  { ...project.fields, ...deposit.fields, requireMoney: { kind: 'money', label: texts.required } },
  {
    projectName: { width: 260, type: 'mylink' },
    packageName: { label: deposit.fields.packageId.label, width: 160 },
    depositStatus: { width: 130 },
    requireMoney: { width: 140 },
    bidEndTime: {
      label: texts.deadline,
      width: 230,
      render: (row) => <Deadline at={row.bidEndTime} isMet={!isOpen(row)} />,
    },
    dueTime: {
      width: 230,
      render: (row) => <Deadline at={row.dueTime} isMet={depositLifecycle.is(row.depositStatus, 'refunded')} isDuty />,
    },
    projectNo: { width: 150, isProno: true },
  },
);

/** What a supplier owes for each registration; `?projectId=` keeps those of a project. */
export function OwnDeposits() {
  const t = useText();
  const [search] = useSearchParams();
  const projectId = search.get('projectId') ?? undefined;
  const query = useEndpoint(ownDeposits, { projectId });
  const now = msToInstant(useServerNow(30_000));
  const [giving, setGiving] = useState<OwnDepositLine>();
  const isPayable = (row: OwnDepositLine) => row.depositId === null && now < row.bidEndTime;
  return (
    <div className="kit-page">
      <PageHead title={t(texts.deposits)} note={query.data && <span className="kit-count">{query.data.length}</span>} />
      {query.error ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<OwnDepositLine>
          id="ownDeposits"
          rowKey="entryId"
          columns={columns}
          rows={query.data ?? []}
          isLoading={query.isPending}
          isPagedHere
          pathOf={({ depositId }) => (depositId === null ? undefined : depositPath(depositId))}
          onOpen={(row) => isPayable(row) && setGiving(row)}
          actions={(row) =>
            isPayable(row) ? [{ key: 'pay', label: t(texts.pay), onClick: () => setGiving(row) }] : []
          }
          empty={query.data && <Empty title={t(texts.noOwn)} help={t(texts.noOwnHelp)} />}
        />
      )}
      <HandInDialog terms={giving} onClose={() => setGiving(undefined)} />
    </div>
  );
}
