import { entities, type Entity } from '@zhaocai/model';
import { readyFilter, type ReadyFilter } from './row-filter.ts';
import { isInRowFilter, type LoadedRow } from './row-filter-judge.ts';
import { rowFilterSql } from './row-filter-sql.ts';
import type { ScopeKind, SessionUser } from './session-user.ts';

/** Which rows of a resource a user may touch: all of the tenant's, or his own, those of these departments, and these. */
export type ScopeCondition =
  | 'all'
  | {
      readonly ownUser: string;
      readonly deptIds: readonly string[];
      /** What scopes of kind 5, or with a column of their own, let through beside. */
      readonly filters?: readonly ReadyFilter[];
    };

/** Lifts the own-rows filter (rules 157 and 158). */
export const examineAllPermission = 'user_examine_data';

/**
 * The union over all roles, of what is granted for the resource and for every resource (`*`).
 * Nothing granted means own rows only: an unconfigured role fails closed. A further role never takes rows away.
 * `now`: the instant of `today` in filters; without it a filter that asks for today lets nothing through.
 */
export function scopeCondition(user: SessionUser, resource: ScopedResource | string, now?: string): ScopeCondition {
  const name = typeof resource === 'string' ? resource : resource.name;
  const kinds = new Set<ScopeKind>([...(user.dataScopes[name] ?? []), ...(user.dataScopes['*'] ?? [])]);
  if (kinds.has(1) || user.permissions.has(examineAllPermission)) return 'all';
  const deptIds = kinds.has(4) ? user.deptSubtreeIds : kinds.has(3) ? user.deptIds : [];
  const filters = filtersOf(user, resource, now);
  return { ownUser: user.userId, deptIds, ...(filters.length > 0 && { filters }) };
}

type ScopedResource = Pick<Entity, 'name' | 'fields'>;

function filtersOf(user: SessionUser, resource: ScopedResource | string, now: string | undefined): ReadyFilter[] {
  const entity = typeof resource === 'string' ? catalog.find(({ name }) => name === resource) : resource;
  const filters = entity && user.rowFilters?.[entity.name];
  return (filters ?? []).flatMap((filter) => (entity && readyFilter(entity, filter, { user, now })) ?? []);
}

const catalog: readonly Entity[] = entities;

/**
 * The condition as SQL over the base columns of the table with this alias; undefined where all rows are meant.
 * `bind` takes a value and answers its placeholder.
 */
export function scopeSql(
  condition: ScopeCondition,
  alias: string,
  bind: (value: unknown) => string,
): string | undefined {
  if (condition === 'all') return undefined;
  const { ownUser, deptIds, filters = [] } = condition;
  const parts = [
    `${alias}.create_user = ${bind(ownUser)}::bigint`,
    ...(deptIds.length > 0 ? [`${alias}.create_dept = any(${bind(deptIds)}::bigint[])`] : []),
    ...filters.map((filter) => rowFilterSql(filter, { alias, bind })),
  ];
  return parts.length === 1 ? parts[0] : `(${parts.join(' or ')})`;
}

/** The same judgement over one row that is already loaded, with its fields as the wire has them. */
export function isInScope(condition: ScopeCondition, row: LoadedRow & ScopedRow): boolean {
  if (condition === 'all' || row.createUser === condition.ownUser) return true;
  if (row.createDept !== null && condition.deptIds.includes(row.createDept)) return true;
  return (condition.filters ?? []).some((filter) => isInRowFilter(filter, row));
}

interface ScopedRow {
  readonly createUser: string | null;
  readonly createDept: string | null;
}
