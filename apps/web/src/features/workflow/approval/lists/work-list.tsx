import '../approval.css';
import { useState, type Key, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListExport } from '@zhaocai/model/kit/list-export';
import type { DataColumn, RowAction } from '../../../../kit/data-table/column.ts';
import { DataTable } from '../../../../kit/data-table/data-table.tsx';
import { ListExportButton } from '../../../../kit/resource-page/list-export-button.tsx';
import { listInput, listPageSizes, type ListState } from '../../../../kit/resource-page/list-state.ts';
import { ListEmpty } from '../../../../kit/resource-page/list-empty.tsx';
import { Empty } from '../../../../kit/widgets/empty.tsx';
import { ErrorPanel } from '../../../../kit/widgets/error-panel.tsx';
import { PageHead } from '../../../../kit/widgets/section.tsx';

interface RowsPage<R> {
  readonly records: readonly R[];
  readonly total: number;
  readonly totalCapped?: boolean;
}

export interface WorkListProps<R extends object> {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly DataColumn<R>[];
  readonly query: UseQueryResult<RowsPage<R>>;
  readonly state: ListState;
  readonly onState: (change: Partial<ListState>) => void;
  /** The list as a sheet. */
  readonly exported: ListExport;
  readonly search: ReactNode;
  readonly actions?: ReactNode;
  readonly rowActions: (row: R) => readonly RowAction[];
  readonly actionWidth: number;
  readonly onOpen: (row: R) => void;
  /** What can be done with several rows at once; without it none can be chosen. */
  readonly bulk?: (keys: readonly Key[], clear: () => void) => ReactNode;
  readonly empty: { readonly title: string; readonly help?: string; readonly action?: ReactNode };
}

/** A list of work: search, rows or cards, pages. */
export function WorkList<R extends object>(props: WorkListProps<R>) {
  const { id, title, columns, query, state, search, exported, actions, rowActions, onOpen, bulk } = props;
  const [selected, setSelected] = useState<Key[]>([]);
  const page = query.data;
  const tools = bulk?.(selected, () => setSelected([]));
  return (
    <div className="kit-page">
      <PageHead
        title={title}
        note={page && <span className="kit-count">{page.total}</span>}
        actions={
          <>
            <ListExportButton exported={exported} input={listInput(state)} table={{ id, columns }} />
            {actions}
          </>
        }
      />
      {search}
      {query.error && !page ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<R>
          id={id}
          columns={columns}
          rows={page?.records ?? []}
          isLoading={query.isFetching && !page}
          selection={bulk && { keys: selected, onChange: setSelected }}
          actions={rowActions}
          actionWidth={props.actionWidth}
          onOpen={onOpen}
          toolbar={tools}
          empty={page && <NothingHere {...props} />}
          paging={pagingOf(props)}
        />
      )}
    </div>
  );

  function pagingOf({ onState }: WorkListProps<R>) {
    return {
      total: page?.total ?? 0,
      isCapped: page?.totalCapped,
      current: state.current,
      size: state.size,
      sizes: listPageSizes,
      onChange: (current: number, size: number) => onState(size === state.size ? { current } : { size }),
    };
  }
}

function NothingHere<R extends object>({ state, onState, empty }: WorkListProps<R>) {
  if (Object.keys(state.filters).length === 0) return <Empty {...empty} />;
  return <ListEmpty name="" isFiltered onClearFilters={() => onState({ filters: {} })} action={null} />;
}
