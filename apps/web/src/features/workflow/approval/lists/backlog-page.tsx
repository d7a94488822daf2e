import { todoExport } from '@zhaocai/model/workflow/work-exports';
import { CheckOutlined } from '@ant-design/icons';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { batchMost, flowBatchComplete } from '@zhaocai/model/workflow/command-endpoints';
import { flowTodo } from '@zhaocai/model/workflow/work-endpoints';
import { Button, Segmented } from 'antd';
import { useState, type Key, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { BulkBar } from '../../../../kit/resource-page/bulk-bar.tsx';
import { listInput, useListState } from '../../../../kit/resource-page/list-state.ts';
import { kitTexts } from '../../../../kit/text/kit-texts.ts';
import { useText } from '../../../../kit/text/language.ts';
import { Dialog } from '../../../../kit/widgets/dialog.tsx';
import { useNotify } from '../../../../kit/widgets/use-notify.tsx';
import { useAskReason } from '../../../../kit/widgets/use-confirm.tsx';
import { InboxListPage, inboxWords } from '../../../inbox/index.ts';
import { taskPath } from '../paths.ts';
import { approvalTexts as texts } from '../texts.ts';
import { openColumns } from './task-columns.tsx';
import { useQuickDecision } from './use-quick-decision.ts';
import { ListPage } from '../../../../kit/resource-page/list-page.tsx';
import '../approval.css';
import { WorkSearch } from './work-search.tsx';

type Completed = EndpointOutput<typeof flowBatchComplete>;

const refreshMs = 60_000;

/** The address of the approvals alone is `?view=approvals`. */
const approvals = 'approvals';

/** All that waits for the user, of whatever kind; or the approvals alone, to decide about several at once. */
export function BacklogPage() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const isApprovals = search.get('view') === approvals;
  const show = (
    <Segmented
      value={isApprovals ? approvals : 'all'}
      options={[
        { value: 'all', label: t(inboxWords.all) },
        { value: approvals, label: t(texts.approvals) },
      ]}
      onChange={(value) => setSearch(value === approvals ? { view: approvals } : {}, { replace: true })}
    />
  );
  return isApprovals ? <Approvals show={show} /> : <InboxListPage title={t(texts.backlog)} actions={show} />;
}

/** What waits for the user's decision; several can be agreed with at once. */
function Approvals({ show }: { show: ReactNode }) {
  const t = useText();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const decide = useQuickDecision();
  const [completed, setCompleted] = useState<Completed>();
  const query = useEndpoint(flowTodo, listInput(state), { keepPrevious: true, refreshMs });
  return (
    <>
      <ListPage
        id="backlog"
        title={t(texts.backlog)}
        actions={show}
        columns={openColumns}
        query={query}
        state={state}
        onState={change}
        exported={todoExport}
        search={<WorkSearch state={state} onState={change} />}
        actionWidth={210}
        rowActions={(row) => [
          { key: 'handle', label: t(texts.handle), onClick: () => void navigate(taskPath(row)) },
          ...decide(row),
        ]}
        pathOf={(row) => taskPath(row)}
        bulk={(keys, clear) => keys.length > 0 && <BatchBar keys={keys} onClear={clear} onFaults={setCompleted} />}
        empty={{ title: t(texts.noBacklog), help: t(texts.noBacklogHelp) }}
      />
      <BatchFaults completed={completed} onClose={() => setCompleted(undefined)} />
    </>
  );
}

interface BatchBarProps {
  readonly keys: readonly Key[];
  readonly onClear: () => void;
  /** Some were decided and some were not. */
  readonly onFaults: (completed: Completed) => void;
}

function BatchBar({ keys, onClear, onFaults }: BatchBarProps) {
  const t = useText();
  const ask = useAskReason();
  const notify = useNotify();
  const command = useCommand(flowBatchComplete, {
    success: 'silent',
    onSuccess: (completed) => {
      onClear();
      if (completed.faults.length > 0) onFaults(completed);
      else notify.success(t(texts.batchDone, { count: completed.completed }));
    },
  });
  const agree = async () => {
    const remark = await ask({
      title: t(texts.batchQuestion, { count: keys.length }),
      text: t(texts.batchText, { most: batchMost }),
      ok: t(texts.agree),
      placeholder: t(texts.opinionHint),
      isOptional: true,
    });
    if (remark !== undefined) await command.run({ ids: keys.join(','), remark: remark || undefined });
  };
  return (
    <BulkBar count={keys.length} onClear={onClear}>
      <Button type="primary" icon={<CheckOutlined />} loading={command.isRunning} onClick={() => void agree()}>
        {t(texts.batchAgree)}
      </Button>
    </BulkBar>
  );
}

/** What could not be decided, by its title, to be read at leisure. */
function BatchFaults({ completed, onClose }: { completed: Completed | undefined; onClose: () => void }) {
  const t = useText();
  const { completed: agreed = 0, faults = [] } = completed ?? {};
  return (
    <Dialog
      isOpen={completed !== undefined}
      title={t(texts.batchFaults, { completed: agreed, count: faults.length })}
      width={560}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t(kitTexts.close)}
        </Button>
      }
    >
      <ul className="approval-faults">
        {faults.map(({ id, title, message }) => (
          <li key={id}>
            <strong>{title}</strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
