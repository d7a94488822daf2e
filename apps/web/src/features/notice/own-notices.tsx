import { bulletinPage, type BulletinRow } from '@zhaocai/contract/tendering/bulletin-endpoints';
import { bulletinStatuses, bulletinTypes } from '@zhaocai/contract/tendering/choices';
import { Button } from 'antd';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { DataColumn, RowAction } from '../../kit/data-table/column.ts';
import { DataTable } from '../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { listInput, listPageSizes, useListState } from '../../kit/resource-page/list-state.ts';
import { useListKeys } from '../../kit/resource-page/use-list-keys.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag } from '../../kit/widgets/choice-tag.tsx';
import { Empty } from '../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../kit/widgets/error-panel.tsx';
import { shownInstant } from '../../kit/widgets/instant-picker.tsx';
import { noticePaths } from './notice-paths.ts';
import { NoticeSearch } from './notice-search.tsx';
import { noticeTexts as texts } from './texts.ts';
import { useNoticeWork } from './use-notice-work.ts';

export interface OwnNoticesProps {
  readonly onAdd: () => void;
  readonly isCovered: boolean;
}

/** The unit's own notices, drafts too. */
export function OwnNotices({ onAdd, isCovered }: OwnNoticesProps) {
  const t = useText();
  const navigate = useNavigate();
  const [state, change] = useListState();
  const search = useRef<HTMLDivElement>(null);
  const rowActions = useRowActions();
  const query = useEndpoint(bulletinPage, listInput(state), { keepPrevious: true });
  const rows = query.data?.records ?? [];
  const open = (row: BulletinRow) => void navigate(noticePaths.detail(row.id));
  const active = useListKeys({
    rowCount: rows.length,
    isCovered,
    onOpen: (index) => rows[index] && open(rows[index]),
    onSearch: () => search.current?.querySelector('input')?.focus(),
    onNew: onAdd,
    onClose: () => undefined,
  });
  const isFiltered = Object.keys(state.filters).length > 0;
  return (
    <>
      <NoticeSearch
        ref={search}
        keyword={{ name: 'title', label: texts.titleSearch }}
        choices={[
          { name: 'bulletinType', label: texts.type, choices: bulletinTypes.filter(({ value }) => value !== 11) },
          { name: 'bulletinStatus', label: texts.status, choices: bulletinStatuses },
        ]}
        values={state.filters}
        onChange={(values) => change({ filters: values })}
      />
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<BulletinRow>
          id="ownNotices"
          columns={columns}
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
          empty={
            isFiltered ? (
              <Empty
                title={t(texts.nothingFound)}
                action={<Button onClick={() => change({ filters: {} })}>{t(texts.clear)}</Button>}
              />
            ) : (
              <Empty
                title={t(texts.ownEmpty)}
                help={t(texts.ownEmptyHelp)}
                action={<Button onClick={onAdd}>{t(texts.add)}</Button>}
              />
            )
          }
        />
      )}
    </>
  );
}

const columns: readonly DataColumn<BulletinRow>[] = [
  {
    prop: 'title',
    label: texts.notice,
    width: 340,
    render: (row) => (
      <Link to={noticePaths.detail(row.id)} onClick={(event) => event.stopPropagation()}>
        {row.title}
      </Link>
    ),
  },
  {
    prop: 'bulletinStatus',
    label: texts.status,
    width: 110,
    render: (row) => <ChoiceTag choices={bulletinStatuses} value={row.bulletinStatus} />,
  },
  {
    prop: 'bulletinType',
    label: texts.type,
    width: 110,
    render: (row) => <ChoiceTag choices={bulletinTypes} value={row.bulletinType} />,
  },
  { prop: 'publishTime', label: texts.publishTime, width: 150, render: (row) => shownInstant(row.publishTime) || '—' },
  { prop: 'endTime', label: texts.endTime, width: 150, render: (row) => shownInstant(row.endTime) || '—' },
  { prop: 'createTime', label: texts.createTime, width: 150, render: (row) => shownInstant(row.createTime) },
];

/** What a list row lets one do without opening it; publishing happens where the text is in sight. */
function useRowActions() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const work = useNoticeWork();
  return (row: BulletinRow): RowAction[] => {
    const isDraft = row.bulletinStatus === 0 || row.bulletinStatus === 2;
    return [
      { key: 'view', label: t(texts.view), onClick: () => void navigate(noticePaths.detail(row.id)) },
      ...(isDraft
        ? [{ key: 'edit', label: t(texts.edit), onClick: () => void navigate(noticePaths.edit(row.id)) }]
        : []),
      ...(row.bulletinStatus === 0 && allowed('bulletin_delete')
        ? [{ key: 'remove', label: t(texts.remove), isDangerous: true, onClick: () => void work.remove(row) }]
        : []),
    ];
  };
}
