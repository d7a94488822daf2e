import type { UseQueryResult } from '@tanstack/react-query';
import type { ListExport } from '@zhaocai/model/kit/list-export';
import { useRef, useState, type Key, type ReactNode } from 'react';
import type { DataColumn, RowAction } from '../data-table/column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { useRowOpening, type RowOpening } from '../data-table/use-row-opening.ts';
import { Empty, type EmptyProps } from '../widgets/empty.tsx';
import { ErrorPanel } from '../widgets/error-panel.tsx';
import { PageHead } from '../widgets/section.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListExportButton } from './list-export-button.tsx';
import { ListFilters, type ListFilter } from './list-filters.tsx';
import { listInput, listPageSizes, type ListState } from './list-state.ts';
import { useListKeys } from './use-list-keys.ts';

interface RowsPage<R> {
  readonly records: readonly R[];
  readonly total: number;
  readonly totalCapped?: boolean;
}

export interface ListPageProps<R extends { readonly id: string }> extends RowOpening<R> {
  /** Under which the table's widths and hidden columns are remembered. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly DataColumn<R>[];
  readonly query: UseQueryResult<RowsPage<R>>;
  readonly state: ListState;
  readonly onState: (change: Partial<ListState>) => void;
  /** The list as a spreadsheet. */
  readonly exported?: ListExport;
  /** What every reader should know first: between the title and the search. */
  readonly notice?: ReactNode;
  readonly filters?: readonly ListFilter[];
  /** A search of its own, below or instead of the filters. */
  readonly search?: ReactNode;
  /** At the head: what makes a new row, and what concerns all rows. */
  readonly actions?: ReactNode;
  readonly rowActions?: (row: R) => readonly RowAction[];
  readonly actionWidth?: number;
  /** For the key n. */
  readonly onNew?: () => void;
  /** A dialog is in front. */
  readonly isCovered?: boolean;
  /** The columns sort. */
  readonly isSorted?: boolean;
  /** What can be done with several rows at once; without it none can be chosen. */
  readonly bulk?: (keys: readonly Key[], clear: () => void) => ReactNode;
  /** Where nothing is there; filtered, the list says so itself. */
  readonly empty: EmptyProps;
  /** Dialogs. */
  readonly children?: ReactNode;
}

/** A list over a call of its own: title and number, filters, rows or cards, pages, and the keys that every list knows. */
export function ListPage<R extends { readonly id: string }>(props: ListPageProps<R>) {
  const { id, columns, query, state, onState, filters, bulk } = props;
  const open = useRowOpening(props);
  const [selected, setSelected] = useState<Key[]>([]);
  const search = useRef<HTMLDivElement>(null);
  const page = query.data;
  const rows = page?.records ?? [];
  const active = useListKeys({
    rowCount: rows.length,
    isCovered: props.isCovered ?? false,
    onOpen: (index) => rows[index] && open?.(rows[index]),
    onSearch: () => search.current?.querySelector('input')?.focus(),
    onNew: props.onNew,
    onClose: () => setSelected([]),
  });
  return (
    <div className="kit-page">
      <PageHead
        title={props.title}
        note={page && <span className="kit-count">{page.totalCapped ? `${page.total}+` : page.total}</span>}
        actions={
          <>
            {props.exported && (
              <ListExportButton exported={props.exported} input={listInput(state)} table={{ id, columns }} />
            )}
            {props.actions}
          </>
        }
      />
      {props.notice}
      {filters && <ListFilters ref={search} filters={filters} state={state} onState={onState} />}
      {props.search && <div ref={filters ? undefined : search}>{props.search}</div>}
      {query.error && !page ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<R>
          id={id}
          columns={columns}
          rows={rows}
          isLoading={query.isFetching && !page}
          selection={bulk && { keys: selected, onChange: setSelected }}
          actions={props.rowActions}
          actionWidth={props.actionWidth}
          pathOf={props.pathOf}
          onOpen={props.onOpen}
          activeKey={active === undefined ? undefined : rows[active]?.id}
          toolbar={bulk?.(selected, () => setSelected([]))}
          empty={page && <NothingHere {...props} />}
          paging={{
            total: page?.total ?? 0,
            isCapped: page?.totalCapped,
            current: state.current,
            size: state.size,
            sizes: listPageSizes,
            onChange: (current, size) => onState(size === state.size ? { current } : { size }),
          }}
          {...(props.isSorted && {
            sort: state.sort,
            onSort: (prop, order) => onState({ sort: prop && order ? { prop, order } : undefined }),
          })}
        />
      )}
      {props.children}
    </div>
  );
}

function NothingHere<R extends { readonly id: string }>({ state, onState, empty }: ListPageProps<R>) {
  if (Object.keys(state.filters).length === 0) return <Empty {...empty} />;
  return <ListEmpty name="" isFiltered onClearFilters={() => onState({ filters: {} })} action={null} />;
}
