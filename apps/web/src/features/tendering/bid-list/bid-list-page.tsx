import { entryStatuses } from '@zhaocai/model/tendering/choices';
import { ownEntryPage, removeEntry, type OwnEntryLine } from '@zhaocai/model/tendering/entry-endpoints';
import { Button, Input, Select } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { msToInstant } from '../../../kit/clock/server-clock.ts';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import type { RowAction } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { listInput, listPageSizes, useListState } from '../../../kit/resource-page/list-state.ts';
import { useListKeys } from '../../../kit/resource-page/use-list-keys.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { bidColumns } from './bid-columns.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { nextStep } from './next-step.ts';
import { bidListTexts as texts } from './texts.ts';
import './bid-list.css';
import { ownEntriesExport } from '@zhaocai/model/tendering/tendering-exports';
import { ListExportButton } from '../../../kit/resource-page/list-export-button.tsx';

const hallPath = '/projectManagement/noticeAdministration/noticeList';

/** 7 and 8 are steps of the opening that end in 9; 0 and 6 do not occur here. */
const filterStatuses = entryStatuses.filter(({ value }) => ![0, 6, 7, 8].includes(value));

/** A supplier's registrations: how each stands, until when, and what to do next. */
export function BidListPage() {
  const t = useText();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const [contact, setContact] = useState<OwnEntryLine>();
  const search = useRef<HTMLDivElement>(null);
  const now = msToInstant(useServerNow(30_000));
  const query = useEndpoint(ownEntryPage, listInput(state), { keepPrevious: true });
  const rowActions = useRowActions(now, setContact);
  const rows = query.data?.records ?? [];
  const open = (row: OwnEntryLine) => void navigate(nextStep(row, now).to);
  const active = useListKeys({
    rowCount: rows.length,
    isCovered: contact !== undefined,
    onOpen: (index) => rows[index] && open(rows[index]),
    onSearch: () => search.current?.querySelector('input')?.focus(),
    onClose: () => undefined,
  });
  const setFilter = (name: string, value: string | undefined) => {
    const { [name]: _former, ...others } = state.filters;
    change({ filters: value ? { ...others, [name]: value } : others });
  };
  const toHall = (
    <Button type="primary" onClick={() => void navigate(hallPath)}>
      {t(texts.hall)}
    </Button>
  );
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.title)}
        note={query.data && <span className="kit-count">{query.data.total}</span>}
        actions={
          <>
            <ListExportButton exported={ownEntriesExport} input={listInput(state)} />
            {toHall}
          </>
        }
      />
      <div className="bid-search" role="search" ref={search}>
        <Input.Search
          key={state.filters.keyword}
          allowClear
          defaultValue={state.filters.keyword}
          placeholder={t(texts.keyword)}
          aria-label={t(texts.keyword)}
          onSearch={(keyword) => setFilter('keyword', keyword.trim())}
        />
        <Select
          allowClear
          aria-label={t(texts.status)}
          placeholder={t(texts.status)}
          value={state.filters.entryStatus}
          options={filterStatuses.map(({ value, label }) => ({ value: String(value), label: t(label) }))}
          onChange={(value: string | undefined) => setFilter('entryStatus', value)}
        />
      </div>
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<OwnEntryLine>
          id="ownEntry"
          columns={bidColumns(now, t)}
          rows={rows}
          isLoading={query.isFetching && !query.data}
          actions={rowActions}
          onOpen={open}
          activeKey={active === undefined ? undefined : rows[active]?.id}
          paging={{
            total: query.data?.total ?? 0,
            isCapped: query.data?.totalCapped,
            current: state.current,
            size: state.size,
            sizes: listPageSizes,
            onChange: (current, size) => change(size === state.size ? { current } : { size }),
          }}
          empty={<Empty title={t(texts.empty)} help={t(texts.emptyHelp)} action={toHall} />}
        />
      )}
      <ContactDialog line={contact} onClose={() => setContact(undefined)} />
    </div>
  );
}

/** Contact data until the deadline; cancelling only what was not accepted yet. */
function useRowActions(now: string, onContact: (line: OwnEntryLine) => void) {
  const t = useText();
  const confirm = useConfirm();
  const removing = useCommand(removeEntry, { success: texts.cancelled });
  const cancel = async ({ id, packageName }: OwnEntryLine) => {
    const isSure = await confirm({
      title: t(texts.cancelTitle, { name: packageName }),
      text: t(texts.cancelText),
      ok: t(texts.cancel),
      isDangerous: true,
    });
    if (isSure) await removing.run({ id });
  };
  return (row: OwnEntryLine): RowAction[] => [
    ...(now < row.bidEndTime && row.stage < 45
      ? [{ key: 'contact', label: t(texts.changeContact), onClick: () => onContact(row) }]
      : []),
    ...(row.entryStatus === 1 || row.entryStatus === 3
      ? [{ key: 'cancel', label: t(texts.cancel), isDangerous: true, onClick: () => void cancel(row) }]
      : []),
  ];
}
