import { bulletinTenantPage, type BulletinLine } from '@zhaocai/contract/tendering/bulletin-endpoints';
import { bulletinTypes, manners } from '@zhaocai/contract/tendering/choices';
import { Button } from 'antd';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { msToInstant } from '../../kit/clock/server-clock.ts';
import { useServerNow } from '../../kit/clock/use-server-now.ts';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { DataTable } from '../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { listInput, listPageSizes, useListState } from '../../kit/resource-page/list-state.ts';
import { useListKeys } from '../../kit/resource-page/use-list-keys.ts';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../kit/widgets/deadline.tsx';
import { Empty } from '../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../kit/widgets/error-panel.tsx';
import { shownInstant } from '../../kit/widgets/instant-picker.tsx';
import { noticePaths, opensProject } from './notice-paths.ts';
import { NoticeSearch } from './notice-search.tsx';
import { noticeTexts as texts } from './texts.ts';

/** Every published notice of every buyer: what is wanted, and how long one may still take part. */
export function NoticeHall() {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const [state, change] = useListState();
  const search = useRef<HTMLDivElement>(null);
  const now = msToInstant(useServerNow(30_000));
  const { view: _view, ...filters } = state.filters;
  const query = useEndpoint(bulletinTenantPage, listInput({ ...state, filters }), { keepPrevious: true });
  const rows = query.data?.records ?? [];
  const open = (row: BulletinLine) => void navigate(noticePaths.read(row));
  const active = useListKeys({
    rowCount: rows.length,
    isCovered: false,
    onOpen: (index) => rows[index] && open(rows[index]),
    onSearch: () => search.current?.querySelector('input')?.focus(),
    onClose: () => undefined,
  });
  const isFiltered = Object.keys(filters).length > 0;
  const clear = <Button onClick={() => change({ filters: keptView(state.filters) })}>{t(texts.clear)}</Button>;
  return (
    <>
      <NoticeSearch
        ref={search}
        keyword={{ name: 'keyword', label: texts.keyword }}
        choices={[
          { name: 'bulletinType', label: texts.type, choices: bulletinTypes.filter(({ value }) => value !== 11) },
          { name: 'manner', label: texts.manner, choices: manners },
        ]}
        values={state.filters}
        onChange={(values) => change({ filters: values })}
      />
      {query.error && !query.data ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<BulletinLine>
          id="noticeHall"
          columns={hallColumns({ now, mayRegister: allowed('bid_add') })}
          rows={rows}
          isLoading={query.isFetching && !query.data}
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
              <Empty title={t(texts.nothingFound)} action={clear} />
            ) : (
              <Empty title={t(texts.hallEmpty)} help={t(texts.hallEmptyHelp)} />
            )
          }
        />
      )}
    </>
  );
}

export function keptView({ view }: Readonly<Record<string, string>>): Record<string, string> {
  return view ? { view } : {};
}

interface Reader {
  readonly now: string;
  readonly mayRegister: boolean;
}

/** The first four are what a phone shows. */
function hallColumns({ now, mayRegister }: Reader): DataColumn<BulletinLine>[] {
  const mine: DataColumn<BulletinLine> = {
    prop: 'isEntered',
    label: texts.mine,
    width: 120,
    render: (row) => <OwnPart row={row} now={now} />,
  };
  return [
    {
      prop: 'title',
      label: texts.notice,
      width: 340,
      render: (row) => (
        <span className="notice-cell">
          <Link to={noticePaths.read(row)} onClick={(event) => event.stopPropagation()}>
            {row.title}
          </Link>
          <span>
            {row.projectNo} · <ChoiceTag choices={manners} value={row.manner} /> · {row.buyerName}
          </span>
        </span>
      ),
    },
    {
      prop: 'entryEndTime',
      label: texts.entryEnd,
      width: 215,
      render: (row) =>
        opensProject(row.bulletinType) ? (
          <Deadline at={row.entryEndTime} isMet={row.isEntered || row.stage >= 45} />
        ) : (
          '—'
        ),
    },
    {
      prop: 'bidEndTime',
      label: texts.bidEnd,
      width: 215,
      render: (row) =>
        opensProject(row.bulletinType) ? <Deadline at={row.bidEndTime} isMet={row.stage >= 45} /> : '—',
    },
    ...(mayRegister ? [mine] : []),
    {
      prop: 'bulletinType',
      label: texts.type,
      width: 110,
      render: (row) => <ChoiceTag choices={bulletinTypes} value={row.bulletinType} />,
    },
    { prop: 'publishTime', label: texts.publishTime, width: 150, render: (row) => shownInstant(row.publishTime) },
  ];
}

function OwnPart({ row, now }: { row: BulletinLine; now: string }) {
  const t = useText();
  if (row.isEntered)
    return (
      <Link to={noticePaths.bidProject(row)} onClick={(event) => event.stopPropagation()}>
        <ToneTag tone="green">{t(texts.entered)}</ToneTag>
      </Link>
    );
  if (!opensProject(row.bulletinType)) return <span className="kit-faint">—</span>;
  if (row.stage >= 45 || now >= row.entryEndTime) return <span className="notice-quiet">{t(texts.entryClosed)}</span>;
  return (
    <Link className="notice-strong" to={noticePaths.register(row)} onClick={(event) => event.stopPropagation()}>
      {t(texts.register)}
    </Link>
  );
}
