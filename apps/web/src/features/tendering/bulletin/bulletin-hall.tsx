import './bulletin.css';
import { SearchOutlined } from '@ant-design/icons';
import { bulletinTenantPage, type BulletinLine } from '@zhaocai/model/tendering/bulletin-endpoints';
import { bulletinTypes, manners } from '@zhaocai/model/tendering/choices';
import { Button, Input, Segmented } from 'antd';
import { useNavigate } from 'react-router';
import type { DataColumn } from '../../../kit/data-table/column.ts';
import { DataTable } from '../../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { listInput, listPageSizes, useListState } from '../../../kit/resource-page/list-state.ts';
import { useListKeys } from '../../../kit/resource-page/use-list-keys.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../../kit/widgets/error-panel.tsx';
import { shownInstant } from '../../../kit/widgets/instant-picker.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { readBulletinPath } from './paths.ts';
import { bulletinTexts as texts } from './texts.ts';
import { hallExport } from '@zhaocai/model/tendering/tendering-exports';
import { ListExportButton } from '../../../kit/resource-page/list-export-button.tsx';

/** What is published, newest first, with what decides whether to read on. */
export function BulletinHall() {
  const t = useText();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const query = useEndpoint(bulletinTenantPage, listInput(state), { keepPrevious: true });
  const rows = query.data?.records ?? [];
  const { filters } = state;
  const open = (row: BulletinLine) => void navigate(readBulletinPath(row));
  const active = useListKeys({
    rowCount: rows.length,
    isCovered: false,
    onOpen: (index) => rows[index] && open(rows[index]),
    onSearch: () => document.querySelector<HTMLInputElement>('.bulletin-search input')?.focus(),
    onClose: () => undefined,
  });
  const filter = (part: Record<string, string>) =>
    change({
      filters: Object.fromEntries(Object.entries({ ...filters, ...part }).filter(([, value]) => value !== '')),
    });
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <div className="kit-page">
      <PageHead
        title={t(texts.hall)}
        note={query.data && <span className="kit-count">{query.data.total}</span>}
        actions={
          <ListExportButton
            exported={hallExport}
            input={listInput(state)}
            table={{ id: 'noticeHall', columns: columns(open) }}
          />
        }
      />
      <div className="bulletin-search">
        <Input
          allowClear
          prefix={<SearchOutlined />}
          defaultValue={filters.keyword}
          placeholder={t(texts.keyword)}
          aria-label={t(texts.keyword)}
          onPressEnter={(event) => filter({ keyword: event.currentTarget.value.trim() })}
          onChange={(event) => event.target.value === '' && filters.keyword && filter({ keyword: '' })}
        />
        <Segmented
          value={filters.bulletinType ?? ''}
          options={[
            { value: '', label: t(texts.all) },
            ...bulletinTypes
              .filter(({ value }) => shownTypes.includes(value))
              .map(({ value, label }) => ({ value: String(value), label: t(label) })),
          ]}
          onChange={(value) => filter({ bulletinType: value })}
        />
      </div>
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<BulletinLine>
          id="noticeHall"
          columns={columns(open)}
          rows={rows}
          isLoading={query.isPending}
          onOpen={open}
          activeKey={active === undefined ? undefined : rows[active]?.id}
          paging={{
            total: query.data?.total ?? 0,
            current: state.current,
            size: state.size,
            sizes: listPageSizes,
            onChange: (current, size) => change(size === state.size ? { current } : { size }),
          }}
          empty={
            isFiltered ? (
              <Empty
                title={t(texts.notFound)}
                action={<Button onClick={() => change({ filters: {} })}>{t(texts.clear)}</Button>}
              />
            ) : (
              <Empty title={t(texts.hallNone)} help={t(texts.hallNoneHelp)} />
            )
          }
        />
      )}
    </div>
  );
}

const shownTypes: readonly number[] = [10, 2];
const resultType = 2;
const openedStage = 45;

function columns(open: (row: BulletinLine) => void): DataColumn<BulletinLine>[] {
  return [
    {
      prop: 'title',
      label: texts.title,
      width: 360,
      render: (row) => <BulletinName row={row} onOpen={() => open(row)} />,
    },
    {
      prop: 'bidEndTime',
      label: texts.bidEnd,
      width: 210,
      render: (row) => <BulletinDeadline row={row} at={row.bidEndTime} />,
    },
    {
      prop: 'entryEndTime',
      label: texts.entryEnd,
      width: 210,
      render: (row) => <BulletinDeadline row={row} at={row.entryEndTime} isMet={row.isEntered} />,
    },
    {
      prop: 'bulletinType',
      label: texts.kind,
      width: 100,
      render: (row) => <ChoiceTag choices={bulletinTypes} value={row.bulletinType} />,
    },
    {
      prop: 'manner',
      label: texts.manner,
      width: 90,
      render: (row) => <ChoiceTag choices={manners} value={row.manner} />,
    },
    { prop: 'buyerName', label: texts.buyer, width: 160 },
    {
      prop: 'publishTime',
      label: texts.published,
      width: 140,
      render: (row) => <time className="kit-number">{shownInstant(row.publishTime)}</time>,
    },
  ];
}

/** What a notice is called; whether one has registered stands before it. */
function BulletinName({ row, onOpen }: { row: BulletinLine; onOpen: () => void }) {
  const t = useText();
  return (
    <span className="bulletin-name">
      {row.isEntered && <ToneTag tone="green">{t(texts.entered)}</ToneTag>}
      <button
        type="button"
        className="kit-link"
        onClick={(event) => {
          event.stopPropagation();
          onOpen();
        }}
      >
        {row.title}
      </button>
    </span>
  );
}

function BulletinDeadline({ row, at, isMet = false }: { row: BulletinLine; at: string; isMet?: boolean }) {
  if (row.bulletinType === resultType) return <span className="kit-faint">—</span>;
  return <Deadline at={at} isMet={isMet || row.stage >= openedStage} />;
}
