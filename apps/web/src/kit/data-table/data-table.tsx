import { Table } from 'antd';
import type { Key } from 'react';
import { useCompact } from '../screen/use-compact.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Empty } from '../widgets/empty.tsx';
import { defaultTableId, useColumnMemory } from './column-memory.ts';
import { ColumnPicker } from './column-picker.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { Pager } from './pager.tsx';
import { ResizableHeader } from './resizable-header.tsx';
import { RowCards } from './row-cards.tsx';
import { SideTree } from './side-tree.tsx';
import { useLocalPaging } from './use-local-paging.ts';
import { tableColumns, totalWidth } from './table-columns.tsx';

/** Above this many rows only the visible ones are drawn. */
const virtualAbove = 200;
const defaultBodyHeight = 560;
const headerCells = { header: { cell: ResizableHeader } };

/** The table of every screen. */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const { id = defaultTableId, columns, tree, toolbar, selection, expand, activeKey } = props;
  const local = useLocalPaging(props.rows);
  const rows = props.isPagedHere ? local.shown : props.rows;
  const paging = props.isPagedHere ? local.paging : props.paging;
  const t = useText();
  const isPhone = useCompact();
  const memory = useColumnMemory(
    id,
    columns.filter((column) => column.visible === false).map((column) => column.prop),
  );
  const shown = columns.filter((column) => !memory.hidden.includes(column.prop));
  const keyOf = rowKeyOf(props);
  const isVirtual = rows.length > virtualAbove;
  const empty = props.empty ?? <Empty title={t(kitTexts.nothingHere)} />;
  const antdColumns = tableColumns({ ...props, paging, columns: shown, memory, t });
  const width = totalWidth(antdColumns, selection !== undefined, expand !== undefined);

  const body = isPhone ? (
    <RowCards
      rows={rows}
      columns={shown}
      keyOf={keyOf}
      actions={props.actions}
      onOpen={props.onOpen}
      selection={selection}
      empty={empty}
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
        }
      }
      expandable={expand && { expandedRowRender: expand, columnWidth: 40 }}
      rowClassName={(row) => (keyOf(row) === activeKey ? 'kit-row-active' : '')}
      onRow={(row) => ({
        onClick: () => props.onOpen?.(row),
        className: props.onOpen ? 'kit-row-opens' : undefined,
      })}
      onChange={(...[, , sorter, { action }]) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        props.onSort?.(sorter.order ? String(sorter.columnKey) : undefined, sorter.order ?? undefined);
      }}
      locale={{ emptyText: props.isLoading ? ' ' : empty }}
    />
  );

  return (
    <div className={tree ? 'kit-table-with-tree' : undefined}>
      {tree && <SideTree {...tree} />}
      <div className="kit-table-box">
        {(toolbar || !isPhone) && (
          <div className="kit-table-bar">
            <div className="kit-table-tools">{toolbar}</div>
            {!isPhone && <ColumnPicker columns={columns} hidden={memory.hidden} onChange={memory.setHidden} />}
          </div>
        )}
        {body}
        {paging && <Pager paging={paging} isPhone={isPhone} />}
      </div>
    </div>
  );
}

function rowKeyOf<R extends object>({ rowKey }: DataTableProps<R>): (row: R) => Key {
  // The id of a row is text on the wire; a table of something else names its key.
  return (row) => String((row as Readonly<Record<string, unknown>>)[rowKey ?? 'id']);
}
