import { flowPage, type FlowRow } from '@zhaocai/model/workflow/design-endpoints';
import { PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DataTable } from '../../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { listPageSizes, useListState } from '../../../../kit/resource-page/list-state.ts';
import { ListEmpty } from '../../../../kit/resource-page/list-empty.tsx';
import { useListKeys } from '../../../../kit/resource-page/use-list-keys.ts';
import { useAllowed } from '../../../../kit/session/allowed.ts';
import { useText } from '../../../../kit/text/language.ts';
import { Empty } from '../../../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../../../kit/widgets/section.tsx';
import { addFlowPath, designPath, runsPath } from '../paths.ts';
import { CopyFlowDialog } from './copy-flow-dialog.tsx';
import { flowColumns } from './flow-columns.tsx';
import { GrantFlowDialog } from './grant-flow-dialog.tsx';
import { flowListTexts as texts } from './texts.ts';
import { useFlowCommands } from './use-flow-commands.ts';
import './list.css';
import { flowsExport } from '@zhaocai/model/workflow/work-exports';
import { ListExportButton } from '../../../../kit/resource-page/list-export-button.tsx';

/** The flows of a tenant: what is drawn, what is published, what may be started. */
export function FlowListPage() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const [state, change] = useListState();
  const [copied, setCopied] = useState<FlowRow>();
  const [granted, setGranted] = useState<FlowRow>();
  const search = useRef<HTMLDivElement>(null);
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
  const commands = useFlowCommands({ onCopy: setCopied, onGrant: setGranted });
  const rows = query.data?.records ?? [];
  const open = ({ defindId }: FlowRow) => void navigate(designPath(defindId));
  const active = useListKeys({
    rowCount: rows.length,
    isCovered: (copied ?? granted) !== undefined,
    onOpen: (index) => rows[index] && open(rows[index]),
    onSearch: () => search.current?.querySelector('input')?.focus(),
    onClose: () => undefined,
  });
  const setFilter = (name: string, value: string | undefined) => {
    const { [name]: _former, ...others } = filters;
    change({ filters: value ? { ...others, [name]: value } : others });
  };
  const add = allowed('flow_edit') && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(addFlowPath)}>
      {t(texts.add)}
    </Button>
  );
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.title)}
        note={query.data && <span className="kit-count">{query.data.total}</span>}
        actions={
          <>
            {allowed('flow_manage') && <Button onClick={() => void navigate(runsPath())}>{t(texts.allRuns)}</Button>}
            <ListExportButton
              exported={flowsExport}
              input={filters}
              table={{ id: 'flowDefinition', columns: flowColumns({ t, maySwitch: false, onSwitch: commands.turn }) }}
            />
            {add}
          </>
        }
      />
      <div className="flow-search" role="search" ref={search}>
        <Input.Search
          key={filters.flowName}
          allowClear
          defaultValue={filters.flowName}
          placeholder={t(texts.search)}
          aria-label={t(texts.search)}
          onSearch={(name) => setFilter('flowName', name.trim())}
        />
        <Input
          key={`category ${filters.category}`}
          allowClear
          defaultValue={filters.category}
          placeholder={t(texts.category)}
          aria-label={t(texts.category)}
          onPressEnter={(event) => setFilter('category', event.currentTarget.value.trim())}
          onClear={() => setFilter('category', undefined)}
        />
        <Select
          allowClear
          aria-label={t(texts.enabled)}
          placeholder={t(texts.enabled)}
          value={filters.isEnabled}
          options={[
            { value: '1', label: t(texts.on) },
            { value: '0', label: t(texts.off) },
          ]}
          onChange={(value: string | undefined) => setFilter('isEnabled', value)}
        />
      </div>
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<FlowRow>
          id="flowDefinition"
          columns={flowColumns({ t, maySwitch: allowed('flow_edit'), onSwitch: commands.turn })}
          rows={rows}
          isLoading={query.isFetching && !query.data}
          actions={commands.actionsOf}
          onOpen={open}
          activeKey={active === undefined ? undefined : rows[active]?.id}
          paging={{
            total: query.data?.total ?? 0,
            current,
            size,
            sizes: listPageSizes,
            onChange: (page, pageSize) => change(pageSize === size ? { current: page } : { size: pageSize }),
          }}
          empty={
            Object.keys(filters).length === 0 ? (
              <Empty title={t(texts.none)} help={t(texts.noneHelp)} action={add} />
            ) : (
              <ListEmpty name="" isFiltered onClearFilters={() => change({ filters: {} })} action={null} />
            )
          }
        />
      )}
      {granted && <GrantFlowDialog flow={granted} onClose={() => setGranted(undefined)} />}
      {copied && <CopyFlowDialog flow={copied} onClose={() => setCopied(undefined)} />}
    </div>
  );
}
