import { ListPage } from '../../../../kit/resource-page/list-page.tsx';
import { flowPage, type FlowRow } from '@zhaocai/model/workflow/design-endpoints';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { enabledFilter } from '../../../../kit/resource-page/enabled-filter.ts';
import { useListState } from '../../../../kit/resource-page/list-state.ts';
import { useAllowed } from '../../../../kit/session/allowed.ts';
import { useText } from '../../../../kit/text/language.ts';
import { addFlowPath, designPath, runsPath } from '../paths.ts';
import { BoundActionsDialog, type Going } from './bound-actions-dialog.tsx';
import { CopyFlowDialog } from './copy-flow-dialog.tsx';
import { flowColumns } from './flow-columns.tsx';
import { GrantFlowDialog } from './grant-flow-dialog.tsx';
import { flowListTexts as texts } from './texts.ts';
import { useFlowCommands } from './use-flow-commands.ts';
import './list.css';
import { flowsExport } from '@zhaocai/model/workflow/work-exports';

/** The flows of a tenant: what is drawn, what is published, what may be started. */
export function FlowListPage() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const [state, change] = useListState();
  const [copied, setCopied] = useState<FlowRow>();
  const [granted, setGranted] = useState<FlowRow>();
  const { filters, current, size } = state;
  const query = useEndpoint(
    flowPage,
    {
      current,
      size,
      flowName: filters.flowName,
      category: filters.category,
      isEnabled: filters.isEnabled ? Number(filters.isEnabled) : undefined,
    },
    { keepPrevious: true },
  );
  const [going, setGoing] = useState<Going>();
  const commands = useFlowCommands({ onCopy: setCopied, onGrant: setGranted, onGoing: setGoing });
  const add = allowed('flow_edit') && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(addFlowPath)}>
      {t(texts.add)}
    </Button>
  );
  return (
    <ListPage<FlowRow>
      id="flowDefinition"
      title={t(texts.title)}
      columns={flowColumns({ t, maySwitch: allowed('flow_edit'), onSwitch: commands.turn })}
      query={query}
      state={state}
      onState={change}
      exported={flowsExport}
      filters={shownFilters}
      actions={
        <>
          {allowed('flow_manage') && <Button onClick={() => void navigate(runsPath())}>{t(texts.allRuns)}</Button>}
          {add}
        </>
      }
      rowActions={commands.actionsOf}
      pathOf={({ defindId }) => designPath(defindId)}
      isCovered={(copied ?? granted ?? going) !== undefined}
      empty={{ title: t(texts.none), help: t(texts.noneHelp), action: add }}
    >
      {granted && <GrantFlowDialog flow={granted} onClose={() => setGranted(undefined)} />}
      {going && (
        <BoundActionsDialog
          going={going}
          isRunning={commands.isRunning}
          onDecided={commands.letGo}
          onClose={() => setGoing(undefined)}
        />
      )}
      {copied && <CopyFlowDialog flow={copied} onClose={() => setCopied(undefined)} />}
    </ListPage>
  );
}

const shownFilters = [
  { name: 'flowName', label: texts.search },
  { name: 'category', label: texts.category },
  enabledFilter,
];
