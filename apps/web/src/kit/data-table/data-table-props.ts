import type { Key, ReactNode } from 'react';
import type { Branches } from './branches.ts';
import type { DataColumn, RowAction } from './column.ts';
import type { Paging } from './pager.tsx';
import type { SideTreeProps } from './side-tree.tsx';
import type { RowOpening } from './use-row-opening.ts';

export interface DataTableProps<R extends object> extends RowOpening<R> {
  /** Widths and hidden columns are remembered under it; without one nothing is. */
  readonly id?: string;
  readonly columns: readonly DataColumn<R>[];
  readonly rows: readonly R[];
  readonly rowKey?: keyof R & string;
  readonly isLoading?: boolean;
  readonly paging?: Paging;
  /** All rows are here already: the table pages them itself, 12 at first. */
  readonly isPagedHere?: boolean;
  readonly selection?: { readonly keys: readonly Key[]; readonly onChange: (keys: Key[]) => void };
  /** The column 序号; on unless told otherwise. */
  readonly isNumbered?: boolean;
  readonly actions?: (row: R) => readonly RowAction[];
  /** Room for the operations, where it is not the usual one of three words. */
  readonly actionWidth?: number;
  readonly expand?: (row: R) => ReactNode;
  /** Where rows below a row come from that it does not bring along as `children`. */
  readonly branches?: Branches<R>;
  /** All branches are open: what a search found lies in them. */
  readonly isAllOpen?: boolean;
  readonly tree?: SideTreeProps;
  readonly sort?: { readonly prop: string; readonly order: 'ascend' | 'descend' };
  readonly onSort?: (prop: string | undefined, order: 'ascend' | 'descend' | undefined) => void;
  readonly onCellChange?: (row: R, prop: string, value: unknown) => void;
  /** The row that j and k move. */
  readonly activeKey?: Key;
  readonly empty?: ReactNode;
  /** Left of the column settings: title, buttons. */
  readonly toolbar?: ReactNode;
  /** Height of the scrolled body; a long table needs one to be drawn in part. */
  readonly bodyHeight?: number;
}
