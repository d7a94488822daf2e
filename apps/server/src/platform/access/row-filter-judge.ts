import { compareDecimals } from '@zhaocai/model';
import type { ReadyFilter, ReadyLeaf } from './row-filter.ts';

/** A row as the wire has it: money in yuan, instants in whole seconds, ids as text. */
export type LoadedRow = Readonly<Record<string, unknown>>;

/** The same judgement as `rowFilterSql`, over a row that is already loaded: an empty field satisfies `isNull` alone. */
export function isInRowFilter(filter: ReadyFilter, row: LoadedRow): boolean {
  if ('all' in filter) return filter.all.every((member) => isInRowFilter(member, row));
  if ('any' in filter) return filter.any.some((member) => isInRowFilter(member, row));
  return holds(filter, row[filter.field]);
}

function holds({ kind, operator, values }: ReadyLeaf, value: unknown): boolean {
  const isEmpty = value === null || value === undefined;
  if (operator === 'isNull') return isEmpty;
  if (isEmpty) return false;
  const numeric = kind === 'integer' || kind === 'decimal' || kind === 'rate' || kind === 'money' || kind === 'choice';
  const compare = (other: string) => (numeric ? compareDecimals(String(value), other) : order(String(value), other));
  const [first = ''] = values;
  switch (operator) {
    case 'notNull':
      return true;
    case 'eq':
      return compare(first) === 0;
    case 'ne':
      return compare(first) !== 0;
    case 'gt':
      return compare(first) > 0;
    case 'ge':
      return compare(first) >= 0;
    case 'lt':
      return compare(first) < 0;
    case 'le':
      return compare(first) <= 0;
    case 'in':
      return values.some((one) => compare(one) === 0);
    case 'notIn':
      return values.every((one) => compare(one) !== 0);
    case 'contains':
      return String(value).includes(first);
    case 'startsWith':
      return String(value).startsWith(first);
    case 'hasAny':
      return Array.isArray(value) && value.some((one) => values.includes(String(one)));
  }
}

/** Texts are only asked whether they are equal; days and instants are ordered as they are written. */
function order(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
