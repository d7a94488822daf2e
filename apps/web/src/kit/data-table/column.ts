import type { Text } from '@zhaocai/model/kit/text';
import type { ReactNode } from 'react';

/** How a cell reads, or is edited where its row is. Spellings are the API's. */
export type ColumnType = 'showText' | 'select' | 'date' | 'lable' | 'input' | 'fill' | 'mylink' | 'list';

export interface ColumnOption {
  readonly name: string;
  readonly value: string | number;
}

/** A column of a table, as data. */
export interface DataColumn<R> {
  readonly prop: string;
  readonly label: Text;
  readonly width?: number;
  /** Dragging stops here. */
  readonly maxWidth?: number;
  /** A time, a state: cut short it would say something else, so it gives no room to others. */
  readonly keepsWidth?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly sortable?: boolean;
  /** `false`: hidden until the user asks for it. */
  readonly visible?: boolean;
  readonly fixed?: 'start' | 'end';
  /** `mylink`: what the row is called by; it leads to the row's page, or opens the row. */
  readonly type?: ColumnType;
  readonly options?: readonly ColumnOption[];
  /** The columns of the export that it stands for, after commas, where its own name is none or not all of it. */
  readonly spreadsheet?: string;
  /** The cell is a number that people quote, a project's for instance: monospaced, copied by a click. */
  readonly isProno?: boolean;
  /** What a click on a `mylink` cell does; the row is opened where it says nothing. */
  readonly onLink?: (row: R) => void;
  /** Draws the cell itself. */
  readonly render?: (row: R, index: number) => ReactNode;
}

/** What any row may carry beside its own values. */
export interface RowState {
  /** Its cells are editors. */
  readonly isEdit?: boolean;
  /** Anything but 0 and 5 shows the exception icon. */
  readonly exceptionStatus?: number | string | null;
}

/** An entry of a `list` cell. */
export interface PackageCount {
  readonly packageNumber: string;
  readonly entrySum: number | string;
}

export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly onClick: () => void;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
}

/** A row's value by the column's name: rows are typed by their owners, columns name their values. */
export function cellValue(row: object, prop: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[prop];
}

export function showsException(row: object): boolean {
  const status = cellValue(row, 'exceptionStatus');
  return status !== undefined && status !== null && Number(status) !== 0 && Number(status) !== 5;
}

export type Editor = 'select' | 'date' | 'lable' | 'input';

/** Chosen in this order; what is none of them is typed as text. */
export function editorOf(type: ColumnType | undefined): Editor {
  if (type === 'select' || type === 'date' || type === 'lable') return type;
  return 'input';
}

/** The name that a stored value goes by. */
export function optionName<R>(column: DataColumn<R>, value: unknown): string | undefined {
  return column.options?.find((option) => String(option.value) === String(value))?.name;
}
