import type { TableColumnType } from 'antd';
import type { DataColumn } from './column.ts';

/** Names and sentences stay readable down to here; a cell cut short ends in an ellipsis. */
const narrowest = 120;

interface FitInput<R> {
  readonly antdColumns: readonly TableColumnType<R>[];
  readonly columns: readonly DataColumn<R>[];
  /** Widths that the user has drawn: his choice stands. */
  readonly chosen: Readonly<Record<string, number>>;
  /** By how much the columns are wider than their room. */
  readonly excess: number;
}

/**
 * A table a little too wide gives from its widest texts instead of hiding its last column under the operations. One far
 * too wide keeps its widths and scrolls. Numbers that people quote, lists, what keeps its width and the user's own widths
 * never give.
 */
export function fitColumns<R>({ antdColumns, columns, chosen, excess }: FitInput<R>): TableColumnType<R>[] {
  const givers = new Set(columns.filter((column) => gives(column, chosen)).map(({ prop }) => prop));
  const spare = antdColumns.map(({ key, width }) =>
    givers.has(String(key)) ? Math.max(0, Number(width) - narrowest) : 0,
  );
  const total = spare.reduce((sum, part) => sum + part, 0);
  if (excess <= 0 || total < excess) return [...antdColumns];
  return antdColumns.map((column, index) => {
    const part = spare[index] ?? 0;
    return part === 0 ? column : { ...column, width: Math.floor(Number(column.width) - (part * excess) / total) };
  });
}

interface ActionRoom {
  /** What the actions of the rows in sight take at most. */
  readonly needed: () => number;
  readonly excess: number;
}

/** Before any text is cut short, the operations give what they do not use. */
export function narrowActions<R>(
  antdColumns: readonly TableColumnType<R>[],
  { needed, excess }: ActionRoom,
): TableColumnType<R>[] {
  if (excess <= 0) return [...antdColumns];
  return antdColumns.map((column) => {
    if (column.key !== 'operation') return column;
    const width = Number(column.width);
    return { ...column, width: Math.min(width, Math.max(needed(), width - excess)) };
  });
}

function gives<R>(column: DataColumn<R>, chosen: FitInput<R>['chosen']): boolean {
  const { prop, isProno, keepsWidth, fixed, type, align } = column;
  return !isProno && !keepsWidth && !fixed && type !== 'list' && align !== 'right' && chosen[prop] === undefined;
}
