import { Table, type TableProps } from 'antd';
import { lazy, Suspense, useRef, type Key } from 'react';
import { useCompact } from '../screen/use-compact.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Empty } from '../widgets/empty.tsx';
import { Waiting } from '../widgets/loading.tsx';
import { defaultTableId, useColumnMemory } from './column-memory.ts';
import { ColumnPicker } from './column-picker.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { fitColumns, narrowActions } from './fit-columns.ts';
import { Pager } from './pager.tsx';
import { ResizableHeader } from './resizable-header.tsx';
import { RowCards } from './row-cards.tsx';
import { BranchToggle } from './branch-toggle.tsx';
import { childrenOf, hasBelow } from './branches.ts';
import { useBranchRows, type BranchRows } from './use-branch-rows.ts';
import { useLocalPaging } from './use-local-paging.ts';
import { useReachableScroll } from './use-reachable-scroll.ts';
import { useRoom } from './use-room.ts';
import { openByClick, useRowOpening } from './use-row-opening.ts';
import { neededWidth } from './row-actions.tsx';
import { tableColumns, totalWidth } from './table-columns.tsx';

// Most tables have no tree beside them.
const SideTree = lazy(async () => ({ default: (await import('./side-tree.tsx')).SideTree }));

/** Above this many rows only the visible ones are drawn. */
const virtualAbove = 200;
const defaultBodyHeight = 560;
const headerCells = { header: { cell: ResizableHeader } };

/** The table of every screen. */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const { id = defaultTableId, columns, tree, toolbar, selection, expand, activeKey } = props;
  const local = useLocalPaging(props.rows);
  const keyOf = rowKeyOf(props);
  const open = useRowOpening(props);
  const branch = useBranchRows(props.isPagedHere ? local.shown : props.rows, {
    keyOf,
    branches: props.branches,
    isAllOpen: props.isAllOpen,
  });
  const { rows } = branch;
  const paging = props.isPagedHere ? local.paging : props.paging;
  const t = useText();
  const isPhone = useCompact();
  const memory = useColumnMemory(
    id,
    columns.filter((column) => column.visible === false).map((column) => column.prop),
  );
  const shown = columns.filter((column) => !memory.hidden.includes(column.prop));
  const isVirtual = rows.length > virtualAbove;
  const empty = props.empty ?? <Empty title={t(kitTexts.nothingHere)} />;
  const roots = branch.isTree ? new Set(rows.map(keyOf)) : undefined;
  const isRoot = (row: R) => roots?.has(keyOf(row)) ?? true;
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const usual = tableColumns({ ...props, onOpen: open, paging, columns: shown, memory, t, isRoot });
  const widthOf = (those: typeof usual) => totalWidth(those, selection !== undefined, expand !== undefined);
  const wished = narrowActions(usual, {
    needed: () =>
      neededWidth(
        rows.slice(0, virtualAbove).map((row) => props.actions?.(row) ?? []),
        t(kitTexts.more),
      ),
    excess: room === undefined || rows.length === 0 ? 0 : widthOf(usual) - room,
  });
  const excess = room === undefined ? 0 : widthOf(wished) - room;
  const antdColumns = fitColumns({ antdColumns: wished, columns: shown, chosen: memory.widths, excess });
  const width = widthOf(antdColumns);
  useReachableScroll(box, !isPhone && room !== undefined && width > room);

  const body = isPhone ? (
    <RowCards
      rows={rows}
      columns={shown}
      keyOf={keyOf}
      actions={props.actions}
      pathOf={props.pathOf}
      onOpen={open}
      selection={selection}
      branch={branch}
      empty={props.isLoading ? <Waiting /> : empty}
    />
  ) : (
    <Table<R>
      className="kit-table"
      size="middle"
      tableLayout="fixed"
      rowKey={keyOf}
      columns={antdColumns}
      dataSource={rows as R[]}
      loading={{ spinning: props.isLoading ?? false, delay: 200 }}
      pagination={false}
      virtual={isVirtual}
      sticky={!isVirtual && props.bodyHeight === undefined}
      scroll={{ x: width, ...(isVirtual || props.bodyHeight ? { y: props.bodyHeight ?? defaultBodyHeight } : {}) }}
      components={headerCells}
      rowSelection={
        selection && {
          selectedRowKeys: [...selection.keys],
          onChange: selection.onChange,
          columnWidth: 40,
          fixed: 'start',
          // antd's own words for a reader of the screen are English.
          getCheckboxProps: () => ({ 'aria-label': t(kitTexts.selectRow) }),
          getTitleCheckboxProps: () => ({ 'aria-label': t(kitTexts.selectAll) }),
        }
      }
      expandable={expandableOf(props, branch, keyOf)}
      rowClassName={(row) => (keyOf(row) === activeKey ? 'kit-row-active' : '')}
      onRow={(row) => ({
        onClick: (event) => openByClick(event, row, open),
        className: open ? 'kit-row-opens' : undefined,
      })}
      onChange={(...[, , sorter, { action }]) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        props.onSort?.(sorter.order ? String(sorter.columnKey) : undefined, sorter.order ?? undefined);
      }}
      locale={{ emptyText: props.isLoading ? ' ' : empty }}
    />
  );

  const picker = !isPhone && <ColumnPicker columns={columns} hidden={memory.hidden} onChange={memory.setHidden} />;
  return (
    <div className={tree ? 'kit-table-with-tree' : undefined}>
      {tree && (
        <Suspense fallback={<aside className="kit-side-tree" />}>
          <SideTree {...tree} />
        </Suspense>
      )}
      <div className="kit-table-box" ref={box}>
        {toolbar ? (
          <div className="kit-table-bar">
            <div className="kit-table-tools">{toolbar}</div>
            {picker}
          </div>
        ) : (
          picker && <div className="kit-table-corner">{picker}</div>
        )}
        {body}
        {paging && <Pager paging={paging} isPhone={isPhone} />}
      </div>
    </div>
  );
}

/** Either a row shows more of itself, or it has rows below it. */
function expandableOf<R extends object>(
  { expand, isNumbered = true, selection }: DataTableProps<R>,
  branch: BranchRows<R>,
  keyOf: (row: R) => Key,
): TableProps<R>['expandable'] {
  if (expand) return { expandedRowRender: expand, columnWidth: 40 };
  if (!branch.isTree) return undefined;
  return {
    expandedRowKeys: [...branch.open],
    // Before the first of our own columns; antd counts the column of check boxes twice.
    expandIconColumnIndex: (isNumbered ? 1 : 0) + (selection ? 2 : 0),
    indentSize: 20,
    expandIcon: ({ record, expanded }) => {
      if (!hasBelow(record)) return <span className="kit-branch-gap" />;
      const isWaiting = expanded && childrenOf(record) === undefined && branch.isWaiting(keyOf(record));
      return (
        <BranchToggle isOpen={expanded} isWaiting={isWaiting} onToggle={() => branch.setOpen(record, !expanded)} />
      );
    },
  };
}

function rowKeyOf<R extends object>({ rowKey }: DataTableProps<R>): (row: R) => Key {
  // The id of a row is text on the wire; a table of something else names its key.
  return (row) => String((row as Readonly<Record<string, unknown>>)[rowKey ?? 'id']);
}
