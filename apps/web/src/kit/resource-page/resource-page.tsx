import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { Endpoint, Fields, RowOf } from '@zhaocai/model';
import { withoutFields } from '@zhaocai/model/kit/seen-fields';
import { Button } from 'antd';
import { useMemo, useRef, useState, type Key, type ReactNode } from 'react';
import type { Branches } from '../data-table/branches.ts';
import type { DataColumn } from '../data-table/column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import type { Paging } from '../data-table/pager.tsx';
import { useRowOpening, type RowOpening } from '../data-table/use-row-opening.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { ErrorPanel } from '../widgets/error-panel.tsx';
import { PageHead } from '../widgets/section.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { entityColumns } from './entity-columns.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ExportButton } from './export-button.tsx';
import { exportInput } from './export-input.ts';
import { filtersOf } from './filters.ts';
import { ImportButton } from './import-button.tsx';
import { ListEmpty } from './list-empty.tsx';
import { listPageSizes, useListState, type ListState } from './list-state.ts';
import { joinWords } from './join-words.ts';
import { RowTaskDialog } from './row-task-dialog.tsx';
import type { RowTask } from './row-task.ts';
import { SearchBar } from './search-bar.tsx';
import { sideTreeOf, type ResourceTree } from './resource-tree.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListRows } from './use-list-rows.ts';
import { parentField, useRowActions, type RowActionRules } from './use-row-actions.ts';
import { useRemoveRows, useRowRights } from './use-row-work.ts';

/** Rows open in the dialog of the definition unless they are told to open elsewhere. */
export interface ResourcePageProps<F extends Fields> extends RowActionRules<F>, RowOpening<RowOf<F>> {
  readonly title?: string;
  /** Other columns than the definition's: chosen ones by name, or drawn by the screen. */
  readonly columns?: readonly (string | DataColumn<RowOf<F>>)[];
  readonly onAdd?: () => void;
  /** No: there is nothing that could be added, whatever the reader's rights. */
  readonly mayAdd?: boolean;
  readonly onEdit?: (row: RowOf<F>) => void;
  /** What every reader should know first: between the title and the search. */
  readonly notice?: ReactNode;
  /** Left of the primary button. */
  readonly toolbar?: ReactNode;
  /** What begins something new here, where that is no plain form. */
  readonly addButton?: ReactNode;
  /** Always part of the query, shown nowhere. */
  readonly fixedFilters?: Readonly<Record<string, string>>;
  /** A tree beside the list that narrows it. */
  readonly tree?: ResourceTree;
  /** Rows below rows that are asked for when a row is opened; then the roots have `parentId` 0. */
  readonly branches?: Branches<RowOf<F>>;
  /** Another call for the rows than the definition's page or list; it answers the rows themselves. */
  readonly listEndpoint?: Endpoint<never, unknown>;
}

/** The screen of an entity: search, list, add, edit, view, delete, export, all from its definition. */
export function ResourcePage<F extends Fields>(props: ResourcePageProps<F>) {
  const { entity } = props;
  const t = useText();
  const [state, change] = useListState();
  const [selected, setSelected] = useState<Key[]>([]);
  const [task, setTask] = useState<RowTask>();
  const searchBar = useRef<HTMLDivElement>(null);
  const held = useRowRights(entity);
  const rights = props.mayAdd === false ? { ...held, add: false } : held;
  const removeRows = useRemoveRows(entity, () => setSelected([]));
  const list = useListRows(entity, { ...props, state });
  const { rows, hidden } = list;
  const seen = useMemo(() => withoutFields(entity, hidden), [entity, hidden]);
  const filters = filtersOf(seen);
  const columns = columnsOf({ ...props, entity: seen }, list.isForest).filter(({ prop }) => !hidden.includes(prop));
  const view = (row: RowOf<F>) => setTask({ kind: 'view', id: row.id });
  const open = useRowOpening({ pathOf: props.pathOf, onOpen: props.onOpen ?? view });
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
  const rowActions = useRowActions(props, rights, {
    open,
    edit,
    addBelow: (row) => setTask({ kind: 'add', initial: { [parentField(entity) ?? 'parentId']: row.id } }),
    remove: (row) => void removeRows([row.id]),
  });
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
        note={
          list.total !== undefined && <span className="kit-count">{list.isCapped ? `${list.total}+` : list.total}</span>
        }
        actions={
          <>
            {props.toolbar}
            {rights.import && <ImportButton entity={entity} />}
            {rights.export && (
              <ExportButton
                entity={entity}
                input={() => exportInput(entity, { state, fixedFilters: props.fixedFilters, columns })}
              />
            )}
            {props.addButton ?? addButton}
          </>
        }
      />
      {props.notice}
      <SearchBar
        ref={searchBar}
        filters={filters}
        values={state.filters}
        onSearch={(values) => change({ filters: values })}
      />
      <FilterChips filters={filters} values={state.filters} onChange={(values) => change({ filters: values })} />
      {list.error && !list.isLoaded ? (
        <ErrorPanel error={list.error} onRetry={list.refetch} />
      ) : (
        <DataTable<RowOf<F>>
          id={entity.name}
          columns={columns}
          rows={rows}
          isLoading={list.isFetching && !list.isLoaded}
          branches={props.branches}
          isAllOpen={list.isForest && Object.keys(state.filters).length > 0}
          tree={props.tree && sideTreeOf(props.tree, state.filters, (next) => change({ filters: next }))}
          selection={rights.remove ? { keys: selected, onChange: setSelected } : undefined}
          actions={rowActions}
          pathOf={props.pathOf}
          onOpen={open}
          activeKey={active === undefined ? undefined : rows[active]?.id}
          sort={state.sort}
          onSort={(prop, order) => change({ sort: prop && order ? { prop, order } : undefined })}
          paging={list.isForest ? undefined : pagingOf(list, state, change)}
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
        // Who makes a row fills in all of it.
        entity={task?.kind === 'add' ? entity : seen}
        task={task}
        onClose={() => setTask(undefined)}
        onEdit={rights.edit ? (id) => setTask({ kind: 'edit', id }) : undefined}
      />
    </div>
  );
}

function pagingOf(
  { total, isCapped }: { readonly total: number | undefined; readonly isCapped: boolean },
  state: ListState,
  change: (part: Partial<ListState>) => void,
): Paging {
  return {
    total: total ?? 0,
    isCapped,
    current: state.current,
    size: state.size,
    sizes: listPageSizes,
    onChange: (current, size) => change(size === state.size ? { current } : { size }),
  };
}

/** A forest stands in the order of its branches: its columns do not sort. */
function columnsOf<F extends Fields>(
  { entity, columns }: ResourcePageProps<F>,
  isForest: boolean,
): DataColumn<RowOf<F>>[] {
  const chosen = columns?.flatMap((column) =>
    typeof column === 'string' ? entityColumns<RowOf<F>>(entity.fields, [column]) : [column],
  );
  const all = chosen ?? entityColumns<RowOf<F>>(entity.fields);
  return isForest ? all.map((column) => ({ ...column, sortable: false })) : all;
}
