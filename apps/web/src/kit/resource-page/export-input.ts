import type { Entity } from '@zhaocai/model/kit/entity';
import type { Fields } from '@zhaocai/model/kit/field';
import type { DataColumn } from '../data-table/column.ts';
import { readHidden } from '../data-table/column-memory.ts';
import { listInput, type ListState } from './list-state.ts';

export interface ShownList<R extends object> {
  readonly state: ListState;
  readonly fixedFilters: Readonly<Record<string, string>> | undefined;
  readonly columns: readonly DataColumn<R>[];
}

const unwritten: ReadonlySet<string> = new Set(['richText', 'files', 'json']);

/** What an export asks for: the list's filters and order, and of its columns those that are shown and can be written. */
export function exportInput<F extends Fields, R extends object>(
  { name, fields }: Pick<Entity<F>, 'name' | 'fields'>,
  { state, fixedFilters, columns }: ShownList<R>,
): Record<string, unknown> {
  const known: Fields = fields;
  const isWritten = (prop: string) => {
    const field = known[prop];
    if (!field) return prop === 'createTime' || prop === 'updateTime';
    return !field.secret && !field.detailOnly && !unwritten.has(field.kind);
  };
  const shown = shownOf({ id: name, columns }).flatMap(
    ({ prop, spreadsheet }) => spreadsheet ?? (isWritten(prop) ? prop : []),
  );
  const { current: _current, size: _size, ...asked } = listInput(state);
  return { ...asked, ...fixedFilters, ...(shown.length > 0 && { exportColumns: shown.join(',') }) };
}

/** A table of its own memory of what is hidden. */
export interface ShownTable {
  readonly id: string;
  readonly columns: readonly ShownColumn[];
}

type ShownColumn = Pick<DataColumn<unknown>, 'prop' | 'visible' | 'spreadsheet'>;

/** The columns of a spreadsheet that the shown columns stand for, in their order. */
export function spreadsheetColumns(table: ShownTable): string[] {
  return shownOf(table).flatMap(({ prop, spreadsheet = prop }) => spreadsheet.split(','));
}

function shownOf({ id, columns }: ShownTable): readonly ShownColumn[] {
  const hidden = new Set(readHidden(id) ?? columns.flatMap(({ prop, visible }) => (visible === false ? [prop] : [])));
  return columns.filter(({ prop }) => !hidden.has(prop));
}
