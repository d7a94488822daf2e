import type { TableColumnType } from 'antd';
import { kitTexts } from '../text/kit-texts.ts';
import type { Translate } from '../text/language.ts';
import { Cell } from './cell.tsx';
import type { DataColumn } from './column.ts';
import type { ColumnMemory } from './column-memory.ts';
import type { DataTableProps } from './data-table-props.ts';
import { RowActions } from './row-actions.tsx';

const numberColumnWidth = 50;
const usualActionWidth = 250;
const usualWidth = 160;
/** Numbers that people quote are not cut short: the table scrolls sideways instead. */
const codeWidth = 200;
const selectionWidth = 40;

interface ColumnsFor<R extends object> extends DataTableProps<R> {
  readonly memory: ColumnMemory;
  readonly t: Translate;
  /** False for a row that lies below another. */
  readonly isRoot?: (row: R) => boolean;
}

/** Our columns as antd wants them: 序号 first, the user's widths, the actions last. */
export function tableColumns<R extends object>(props: ColumnsFor<R>): TableColumnType<R>[] {
  const { columns, t, isNumbered = true, actions, actionWidth = usualActionWidth, paging } = props;
  const shown = columns.map((column, position) => dataColumn(props, column, position === 0));
  const offset = paging ? (paging.current - 1) * paging.size : 0;
  const numbers: TableColumnType<R> = {
    key: 'rowNumber',
    title: t(kitTexts.rowNumber),
    width: numberColumnWidth,
    align: 'center',
    fixed: 'start',
    className: 'kit-row-number',
    // Rows below rows are told apart by where they stand, not by a number.
    render: (_value, row, index) => (props.isRoot?.(row) === false ? null : offset + index + 1),
  };
  const operations: TableColumnType<R> = {
    key: 'operation',
    title: t(kitTexts.operation),
    width: actionWidth,
    fixed: 'end',
    render: (_value, row) => actions && <RowActions actions={actions(row)} />,
  };
  return [...(isNumbered ? [numbers] : []), ...shown, ...(actions ? [operations] : [])];
}

function dataColumn<R extends object>(
  props: ColumnsFor<R>,
  column: DataColumn<R>,
  isFirst: boolean,
): TableColumnType<R> {
  const { memory, t, sort, onCellChange, pathOf, onOpen } = props;
  const width = memory.widths[column.prop] ?? column.width ?? (column.isProno ? codeWidth : usualWidth);
  const resize = {
    columnWidth: width,
    maxWidth: column.maxWidth,
    onResizeColumn: (next: number) => memory.setWidth(column.prop, next),
  };
  return {
    key: column.prop,
    title: t(column.label),
    width,
    align: column.align,
    fixed: column.fixed,
    ellipsis: column.type !== 'list',
    sorter: column.sortable ?? false,
    sortOrder: sort?.prop === column.prop ? sort.order : null,
    // antd hands these to the header cell that we gave it; its type knows only those of a plain one.
    onHeaderCell: () => resize as object,
    render: (_value, row, index) => <Cell {...{ row, column, index, isFirst, onCellChange, pathOf, onOpen }} />,
  };
}

/** The table scrolls sideways from here on; a number, because a partly drawn table must know. */
export function totalWidth<R>(
  columns: readonly TableColumnType<R>[],
  isSelectable: boolean,
  isExpandable: boolean,
): number {
  const sum = columns.reduce((width, column) => width + Number(column.width ?? usualWidth), 0);
  return sum + (isSelectable ? selectionWidth : 0) + (isExpandable ? selectionWidth : 0);
}
