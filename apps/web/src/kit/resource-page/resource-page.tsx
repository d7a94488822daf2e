import { DeleteOutlined, DownloadOutlined, PlusOutlined } from '@ant-design/icons';
import { resource, type Entity, type Fields, type RowOf } from '@zhaocai/contract';
import { Button } from 'antd';
import { lazy, Suspense, useRef, useState, type ComponentType, type Key, type ReactNode } from 'react';
import type { DataColumn, RowAction } from '../data-table/column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { useEndpoint } from '../endpoint/use-endpoint.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { ErrorPanel } from '../widgets/error-panel.tsx';
import { PageHead } from '../widgets/section.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { entityColumns } from './entity-columns.tsx';
import { FilterChips } from './filter-chips.tsx';
import { filtersOf } from './filters.ts';
import { ListEmpty } from './list-empty.tsx';
import { listInput, listPageSizes, useListState } from './list-state.ts';
import { joinWords } from './join-words.ts';
import type { RowDialogProps } from './row-dialog.tsx';
import type { RowTask } from './row-task.ts';
import { SearchBar } from './search-bar.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useExportRows, useRemoveRows, useRowRights } from './use-row-work.ts';

// The form with all its widgets is loaded when a row is opened: the list is there sooner.
const RowDialog = lazy(async () => ({
  // A lazy component forgets the type parameter; each use below restores it.
  default: (await import('./row-dialog.tsx')).RowDialog as ComponentType<unknown>,
}));

export interface ResourcePageProps<F extends Fields> {
  readonly entity: Entity<F>;
  readonly title?: string;
  /** Other columns than the definition's: chosen ones by name, or drawn by the screen. */
  readonly columns?: readonly (string | DataColumn<RowOf<F>>)[];
  /** Actions of a row beside view, edit and delete; they come first. */
  readonly rowActions?: (row: RowOf<F>) => readonly RowAction[];
  /** A screen of its own instead of the dialog. */
  readonly onOpen?: (row: RowOf<F>) => void;
  readonly onAdd?: () => void;
  readonly onEdit?: (row: RowOf<F>) => void;
  /** May this row be edited, removed? The state decides; the permission was asked already. */
  readonly mayEdit?: (row: RowOf<F>) => boolean;
  readonly mayRemove?: (row: RowOf<F>) => boolean;
  /** Left of the primary button. */
  readonly toolbar?: ReactNode;
  /** Always part of the query, shown nowhere. */
  readonly fixedFilters?: Readonly<Record<string, string>>;
}

/** The screen of an entity: search, list, add, edit, view, delete, export, all from its definition. */
export function ResourcePage<F extends Fields>(props: ResourcePageProps<F>) {
  const { entity } = props;
  const t = useText();
  const [state, change] = useListState();
  const [selected, setSelected] = useState<Key[]>([]);
  const [task, setTask] = useState<RowTask>();
  const searchBar = useRef<HTMLDivElement>(null);
  const rights = useRowRights(entity);
  const removeRows = useRemoveRows(entity, () => setSelected([]));
  const exportRows = useExportRows(entity);
  const endpoint = resource(entity).page;
  if (!endpoint) throw new Error(`${entity.name} has no list to show`);
  const query = useEndpoint(endpoint, { ...listInput(state), ...props.fixedFilters }, { keepPrevious: true });

  const page = query.data;
  const rows = page?.records ?? [];
  const filters = filtersOf(entity);
  const open = (row: RowOf<F>) => (props.onOpen ? props.onOpen(row) : setTask({ kind: 'view', id: row.id }));
  const edit = (row: RowOf<F>) => (props.onEdit ? props.onEdit(row) : setTask({ kind: 'edit', id: row.id }));
  const add = () => (props.onAdd ? props.onAdd() : setTask({ kind: 'add' }));
  const active = useListKeys({
    rowCount: rows.length,
    isCovered: task !== undefined,
    onOpen: (index) => rows[index] && open(rows[index]),
    onSearch: () => searchBar.current?.querySelector('input')?.focus(),
    onNew: rights.add ? add : undefined,
    onClose: () => setSelected([]),
  });
  const rowActions = (row: RowOf<F>): RowAction[] => [
    ...(props.rowActions?.(row) ?? []),
    { key: 'view', label: t(kitTexts.view), onClick: () => open(row) },
    ...(rights.edit && (props.mayEdit?.(row) ?? true)
      ? [{ key: 'edit', label: t(kitTexts.edit), onClick: () => edit(row) }]
      : []),
    ...(rights.remove && (props.mayRemove?.(row) ?? true)
      ? [{ key: 'remove', label: t(kitTexts.remove), isDangerous: true, onClick: () => void removeRows([row.id]) }]
      : []),
  ];
  const name = t(entity.label);
  const addButton = rights.add && (
    <Button type="primary" icon={<PlusOutlined />} onClick={add}>
      {joinWords(t(kitTexts.add), name)}
    </Button>
  );
  return (
    <div className="kit-page">
      <PageHead
        title={props.title ?? name}
        note={page && <span className="kit-count">{page.totalCapped ? `${page.total}+` : page.total}</span>}
        actions={
          <>
            {props.toolbar}
            {rights.export && (
              <Button icon={<DownloadOutlined />} onClick={() => void exportRows(state)}>
                {t(kitTexts.export)}
              </Button>
            )}
            {addButton}
          </>
        }
      />
      <SearchBar
        ref={searchBar}
        filters={filters}
        values={state.filters}
        onSearch={(values) => change({ filters: values })}
      />
      <FilterChips filters={filters} values={state.filters} onChange={(values) => change({ filters: values })} />
      {query.error && !page ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable<RowOf<F>>
          id={entity.name}
          columns={columnsOf(props)}
          rows={rows}
          isLoading={query.isFetching && !page}
          selection={rights.remove ? { keys: selected, onChange: setSelected } : undefined}
          actions={rowActions}
          onOpen={open}
          activeKey={active === undefined ? undefined : rows[active]?.id}
          sort={state.sort}
          onSort={(prop, order) => change({ sort: prop && order ? { prop, order } : undefined })}
          paging={{
            total: page?.total ?? 0,
            isCapped: page?.totalCapped,
            current: state.current,
            size: state.size,
            sizes: listPageSizes,
            onChange: (current, size) => change(size === state.size ? { current } : { size }),
          }}
          toolbar={
            rights.remove && (
              <BulkBar count={selected.length} onClear={() => setSelected([])}>
                <Button danger type="text" icon={<DeleteOutlined />} onClick={() => void removeRows(selected)}>
                  {t(kitTexts.removeSelected)}
                </Button>
              </BulkBar>
            )
          }
          empty={
            <ListEmpty
              name={name}
              isFiltered={Object.keys(state.filters).length > 0}
              onClearFilters={() => change({ filters: {} })}
              action={addButton}
            />
          }
        />
      )}
      <RowTaskDialog
        entity={entity}
        task={task}
        onClose={() => setTask(undefined)}
        onEdit={rights.edit ? (id) => setTask({ kind: 'edit', id }) : undefined}
      />
    </div>
  );
}

function RowTaskDialog<F extends Fields>(props: RowDialogProps<F>) {
  const [wasOpened, setOpened] = useState(false);
  if (props.task && !wasOpened) setOpened(true);
  const Typed = RowDialog as ComponentType<RowDialogProps<F>>;
  return <Suspense>{wasOpened && <Typed {...props} />}</Suspense>;
}

function columnsOf<F extends Fields>({ entity, columns }: ResourcePageProps<F>): DataColumn<RowOf<F>>[] {
  if (!columns) return entityColumns<RowOf<F>>(entity.fields);
  return columns.flatMap((column) =>
    typeof column === 'string' ? entityColumns<RowOf<F>>(entity.fields, [column]) : [column],
  );
}
