import { flowRunsExport } from '@zhaocai/model/workflow/work-exports';
import { flowInstanceList } from '@zhaocai/model/workflow/work-endpoints';
import type { FlowInstanceRow } from '@zhaocai/model/workflow/wire';
import { runLifecycle } from '@zhaocai/model/workflow/run-lifecycle';
import { Button } from 'antd';
import { useState, type Key } from 'react';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { BulkBar } from '../../../../kit/resource-page/bulk-bar.tsx';
import { useListState } from '../../../../kit/resource-page/list-state.ts';
import { useText } from '../../../../kit/text/language.ts';
import { useNotify } from '../../../../kit/widgets/use-notify.tsx';
import { applicationColumns } from '../lists/task-columns.tsx';
import { ListPage } from '../../../../kit/resource-page/list-page.tsx';
import '../approval.css';
import { WorkSearch } from '../lists/work-search.tsx';
import { runPath } from '../paths.ts';
import { approvalTexts } from '../texts.ts';
import { MigrateDialog } from './migrate-dialog.tsx';
import { manageTexts as texts } from './texts.ts';

const columns: readonly DataColumn<FlowInstanceRow>[] = [
  ...applicationColumns.slice(0, 2),
  { prop: 'initiatorName', label: approvalTexts.initiator, width: 90 },
  { prop: 'versionNo', label: texts.version, width: 76, render: ({ versionNo }) => `v${versionNo}` },
  // Most that are looked at run still: when one ended is shown to who asks for it.
  ...applicationColumns
    .slice(2)
    .map((column) => (column.prop === 'finishTime' ? { ...column, visible: false } : column)),
];

interface Moving {
  readonly runs: readonly FlowInstanceRow[];
  readonly onMoved: () => void;
}

/** All runs of the tenant, for who manages its flows: to look into, and to move to another version. */
export function RunsPage() {
  const t = useText();
  const navigate = useNavigate();
  const notify = useNotify();
  const [state, change] = useListState();
  const [moving, setMoving] = useState<Moving>();
  const { title, flowName, instanceStatus, defindId } = state.filters;
  const input = {
    title,
    flowName,
    defindId,
    instanceStatus: runLifecycle.named(instanceStatus)?.value,
    current: state.current,
    size: state.size,
  };
  const query = useEndpoint(flowInstanceList, input, { keepPrevious: true });
  const statuses = runLifecycle.choices.map(({ value, label }) => ({ value, label: t(label) }));
  const move = (keys: readonly Key[], onMoved: () => void) => {
    const runs = (query.data?.records ?? []).filter(({ id }) => keys.includes(id));
    if (new Set(runs.map((run) => run.defindId)).size > 1) return notify.warning(t(texts.ofSeveral));
    if (runs.length > 0) setMoving({ runs, onMoved });
  };
  return (
    <>
      <ListPage
        id="flowRuns"
        title={t(texts.runs)}
        columns={columns}
        query={query}
        state={state}
        onState={change}
        exported={flowRunsExport}
        search={
          <WorkSearch
            state={state}
            onState={change}
            choice={{ name: 'instanceStatus', label: t(approvalTexts.state), options: statuses }}
          />
        }
        actionWidth={220}
        rowActions={(row) => [
          { key: 'open', label: t(texts.open), onClick: () => void navigate(runPath(row.id)) },
          {
            key: 'migrate',
            label: t(texts.migrate),
            onClick: () => setMoving({ runs: [row], onMoved: () => undefined }),
          },
        ]}
        pathOf={(row) => runPath(row.id)}
        bulk={(keys, clear) =>
          keys.length > 0 && (
            <BulkBar count={keys.length} onClear={clear}>
              <Button type="primary" onClick={() => move(keys, clear)}>
                {t(texts.migrate)}
              </Button>
            </BulkBar>
          )
        }
        empty={{ title: t(texts.none), help: t(texts.noneHelp) }}
      />
      {moving && <MigrateDialog {...moving} onClose={() => setMoving(undefined)} />}
    </>
  );
}
