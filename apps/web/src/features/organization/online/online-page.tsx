import { LogoutOutlined } from '@ant-design/icons';
import { kickSessions, onlineSessions, type OnlineSession } from '@zhaocai/model/organization/online';
import { browserOf } from '@zhaocai/model/session/browser-of';
import { Button, Input } from 'antd';
import { useState, type Key } from 'react';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { BulkBar } from '../../../kit/resource-page/bulk-bar.tsx';
import { listInput, listPageSizes, useListState } from '../../../kit/resource-page/list-state.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { organizationTexts as texts } from '../texts.ts';
import '../organization.css';
import { onlineExport } from '@zhaocai/model/organization/online-exports';
import { ListExportButton } from '../../../kit/resource-page/list-export-button.tsx';

const refreshMs = 30_000;

/** Who is signed in now, read anew every half minute; whoever should not be is signed out. */
export function OnlinePage() {
  const t = useText();
  const allowed = useAllowed();
  const [state, change] = useListState();
  const [selected, setSelected] = useState<Key[]>([]);
  const query = useEndpoint(onlineSessions, listInput(state), { keepPrevious: true, refreshMs });
  const kick = useKick(() => setSelected([]));
  const page = query.data;
  const rows = page?.records ?? [];
  const mayKick = allowed('online_kick');
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.online)}
        note={page && <span className="kit-count">{page.total}</span>}
        actions={
          <ListExportButton exported={onlineExport} input={listInput(state)} table={{ id: 'online', columns }} />
        }
      />
      <Input.Search
        className="org-search"
        allowClear
        placeholder={t(texts.onlineSearch)}
        aria-label={t(texts.onlineSearch)}
        defaultValue={state.filters['keyword']}
        onSearch={(keyword) => change({ filters: keyword ? { keyword } : {} })}
      />
      {query.error && !page ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<OnlineSession>
          id="online"
          columns={columns.map((column) => (column.prop === 'name' ? { ...column, render: NameCell } : column))}
          rows={rows}
          isLoading={query.isFetching && !page}
          selection={
            mayKick
              ? { keys: selected, onChange: (keys) => setSelected(keys.filter((key) => isOther(rows, key))) }
              : undefined
          }
          actions={
            mayKick
              ? (row) =>
                  row.isCurrent
                    ? []
                    : [{ key: 'kick', label: t(texts.kick), isDangerous: true, onClick: () => void kick([row.id]) }]
              : undefined
          }
          paging={{
            total: page?.total ?? 0,
            isCapped: page?.totalCapped,
            current: state.current,
            size: state.size,
            sizes: listPageSizes,
            onChange: (current, size) => change(size === state.size ? { current } : { size }),
          }}
          toolbar={
            selected.length > 0 && (
              <BulkBar count={selected.length} onClear={() => setSelected([])}>
                <Button danger type="text" icon={<LogoutOutlined />} onClick={() => void kick(selected)}>
                  {t(texts.kick)}
                </Button>
              </BulkBar>
            )
          }
        />
      )}
    </div>
  );
}

function isOther(rows: readonly OnlineSession[], key: Key): boolean {
  return !rows.some(({ id, isCurrent }) => id === key && isCurrent);
}

function useKick(onDone: () => void) {
  const t = useText();
  const confirm = useConfirm();
  const command = useCommand(kickSessions, { success: texts.kicked, onSuccess: onDone });
  return async (ids: readonly Key[]) => {
    const isSure = await confirm({
      title: t(texts.kickQuestion, { count: ids.length }),
      text: t(texts.kickText),
      ok: t(texts.kick),
      isDangerous: true,
    });
    if (isSure) await command.run({ sessionIds: ids.join(',') });
  };
}

function NameCell(row: OnlineSession) {
  return <SessionName row={row} />;
}

function SessionName({ row }: { row: OnlineSession }) {
  const t = useText();
  return (
    <span className="org-name">
      {row.name}
      {row.isCurrent && <ToneTag tone="blue">{t(texts.current)}</ToneTag>}
    </span>
  );
}

const columns: readonly DataColumn<OnlineSession>[] = [
  { prop: 'name', label: texts.name, width: 160 },
  { prop: 'account', label: texts.account, width: 110 },
  {
    prop: 'startTime',
    label: texts.since,
    width: 160,
    render: ({ startTime }) => <Instant at={startTime} />,
  },
  {
    prop: 'lastUsedTime',
    label: texts.lastUsed,
    width: 160,
    render: ({ lastUsedTime }) => <Instant at={lastUsedTime} />,
  },
  { prop: 'address', label: texts.address, width: 120 },
  { prop: 'deptName', label: texts.deptName, width: 130 },
  {
    prop: 'userAgent',
    label: texts.browser,
    width: 160,
    render: ({ userAgent }) => <span title={userAgent}>{browserOf(userAgent)}</span>,
  },
];
