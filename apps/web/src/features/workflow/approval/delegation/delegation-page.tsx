import { PlusOutlined } from '@ant-design/icons';
import {
  flowDelegationList,
  flowDelegationRemove,
  type FlowDelegationRow,
} from '@zhaocai/model/workflow/command-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../../../../kit/data-table/column.ts';
import { DataTable } from '../../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../../kit/text/language.ts';
import { ToneTag } from '../../../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../../../kit/widgets/section.tsx';
import { Instant } from '../../../../kit/widgets/instant.tsx';
import { useConfirm } from '../../../../kit/widgets/use-confirm.tsx';
import { approvalTexts as texts } from '../texts.ts';
import { DelegationDialog } from './delegation-dialog.tsx';

/** Out of office: who decides in the user's place, and when. */
export function DelegationPage() {
  const t = useText();
  const [edited, setEdited] = useState<FlowDelegationRow | 'new'>();
  const query = useEndpoint(flowDelegationList, {});
  const remove = useRemoval();
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
      {t(texts.addDelegation)}
    </Button>
  );
  return (
    <div className="kit-page">
      <PageHead title={t(texts.delegations)} actions={add}>
        <span>{t(texts.delegationHelp)}</span>
      </PageHead>
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable
          id="delegations"
          columns={columns}
          rows={query.data ?? []}
          isLoading={query.isFetching && !query.data}
          isPagedHere
          actions={(row) => [
            { key: 'edit', label: t(texts.edit), onClick: () => setEdited(row) },
            { key: 'remove', label: t(texts.remove), isDangerous: true, onClick: () => void remove(row.id) },
          ]}
          empty={query.data && <Empty title={t(texts.noDelegations)} help={t(texts.delegationHelp)} action={add} />}
        />
      )}
      {edited && <DelegationDialog row={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

function useRemoval() {
  const t = useText();
  const confirm = useConfirm();
  const command = useCommand(flowDelegationRemove);
  return async (id: string) => {
    const isSure = await confirm({
      title: t(texts.removeDelegation),
      text: t(texts.removeDelegationText),
      ok: t(texts.remove),
      isDangerous: true,
    });
    if (isSure) await command.run({ ids: id });
  };
}

function ForceTag({ row: { isInForce } }: { row: FlowDelegationRow }) {
  const t = useText();
  return isInForce ? <ToneTag tone="blue">{t(texts.inForce)}</ToneTag> : <span className="kit-faint">—</span>;
}

function FlowName({ flowKey }: { flowKey: string | null }) {
  const t = useText();
  return <>{flowKey ?? t(texts.allFlows)}</>;
}

const columns: readonly DataColumn<FlowDelegationRow>[] = [
  { prop: 'toUserName', label: texts.substitute, width: 140 },
  { prop: 'isInForce', label: texts.state, width: 100, render: (row) => <ForceTag row={row} /> },
  {
    prop: 'beginTime',
    label: texts.from,
    width: 160,
    render: ({ beginTime }) => <Instant at={beginTime} />,
  },
  {
    prop: 'endTime',
    label: texts.until,
    width: 160,
    render: ({ endTime }) => <Instant at={endTime} />,
  },
  { prop: 'flowKey', label: texts.onlyFlow, width: 140, render: ({ flowKey }) => <FlowName flowKey={flowKey} /> },
  { prop: 'remark', label: texts.remark, width: 220 },
];
