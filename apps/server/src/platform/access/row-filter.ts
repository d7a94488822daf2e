import {
  columnOf,
  filterFieldsOf,
  isLeaf,
  isVariable,
  readRowFilter,
  type Entity,
  type Field,
  type FilterField,
  type FilterLeaf,
  type FilterLiteral,
  type FilterOperator,
  type RowFilter,
} from '@zhaocai/model';
import type { SessionUser } from './session-user.ts';

/** A filter with its columns and its values filled in for one user: what SQL and memory both judge by. */
export type ReadyFilter =
  | { readonly all: readonly ReadyFilter[] }
  | { readonly any: readonly ReadyFilter[] }
  | ReadyLeaf;

export interface ReadyLeaf {
  readonly field: string;
  readonly kind: Field['kind'];
  readonly column: string;
  readonly operator: FilterOperator;
  /** None, one or many, as text; flags as `true` and `false`. */
  readonly values: readonly string[];
}

export interface Onlooker {
  readonly user: SessionUser;
  /** The instant for `today`. */
  readonly now: string | undefined;
}

/**
 * Undefined when the filter does not fit the entity (any more), or asks for a day that nobody named: it then lets
 * nothing through, for whoever wrote it meant something else.
 */
export function readyFilter(
  entity: Pick<Entity, 'fields'>,
  filter: unknown,
  onlooker: Onlooker,
): ReadyFilter | undefined {
  const fields = filterFieldsOf(entity);
  const read = readRowFilter(fields, filter);
  if (!('filter' in read) || (onlooker.now === undefined && asksForToday(read.filter))) return undefined;
  return ready(read.filter, { entity, fields, ...onlooker });
}

function asksForToday(filter: RowFilter): boolean {
  if (!isLeaf(filter)) return (filter.all ?? filter.any ?? []).some(asksForToday);
  return isVariable(filter.value) && filter.value.variable === 'today';
}

interface Context extends Onlooker {
  readonly entity: Pick<Entity, 'fields'>;
  readonly fields: readonly FilterField[];
}

function ready(filter: RowFilter, context: Context): ReadyFilter {
  if (isLeaf(filter)) return readyLeaf(filter, context);
  const members = (filter.all ?? filter.any ?? []).map((member) => ready(member, context));
  return filter.all ? { all: members } : { any: members };
}

function readyLeaf(leaf: FilterLeaf, { entity, fields, ...onlooker }: Context): ReadyLeaf {
  const kind = fields.find(({ name }) => name === leaf.field)?.kind ?? 'text';
  const column = columnOf(entity.fields, leaf.field);
  const values = valuesOf(leaf, onlooker).map((value) => stored(kind, leaf.operator, value));
  return { field: leaf.field, kind, column, operator: leaf.operator, values };
}

function valuesOf({ value }: FilterLeaf, { user, now }: Onlooker): readonly FilterLiteral[] {
  if (value === undefined) return [];
  if (!isVariable(value)) return isList(value) ? value : [value];
  switch (value.variable) {
    case 'today':
      return now === undefined ? [] : [now.slice(0, 10)];
    case 'userId':
    case 'tenantId':
    case 'account':
      return [user[value.variable]];
    default:
      return user[value.variable];
  }
}

function isList(value: FilterLiteral | readonly FilterLiteral[]): value is readonly FilterLiteral[] {
  return Array.isArray(value);
}

/** A day set against an instant means the whole day: until it is over, or from when it has begun. */
function stored(kind: Field['kind'], operator: FilterOperator, value: FilterLiteral): string {
  const text = String(value);
  if (kind !== 'instant' || text.length > 10) return text;
  return operator === 'gt' || operator === 'le' ? `${text} 23:59:59` : `${text} 00:00:00`;
}
