import { columnOf, entities, type Entity } from '@zhaocai/model';
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
      /** Without: the department that it was made in. */
      readonly dept?: DeptPlace;
    };

/** Lifts the own-rows filter (rules 157 and 158). */
export const examineAllPermission = 'user_examine_data';

/**
 * The union over all roles, of what is granted for the resource and for every resource (`*`).
 * Nothing granted means own rows only: an unconfigured role fails closed, but for what all see until somebody is limited.
 * A further role never takes rows away. `now`: the instant of `today` in filters; without it a filter that asks for today
 * lets nothing through.
 */
export function scopeCondition(user: SessionUser, resource: ScopedResource | string, now?: string): ScopeCondition {
  const entity = typeof resource === 'string' ? catalog.find(({ name }) => name === resource) : resource;
  const name = typeof resource === 'string' ? resource : resource.name;
  const kinds = new Set<ScopeKind>([...(user.dataScopes[name] ?? []), ...(user.dataScopes['*'] ?? [])]);
  if (kinds.has(1) || user.permissions.has(examineAllPermission)) return 'all';
  const isGranted = kinds.size > 0 || user.rowFilters?.[name] !== undefined;
  if (entity?.dataScoped === 'granted' && !isGranted) return 'all';
  const deptIds = kinds.has(4) ? user.deptSubtreeIds : kinds.has(3) ? user.deptIds : [];
  const filters = entity ? filtersOf(user, entity, now) : [];
  return {
    ownUser: user.userId,
    deptIds,
    ...(filters.length > 0 && { filters }),
    ...(entity?.deptField && { dept: { field: entity.deptField, column: columnOf(entity.fields, entity.deptField) } }),
  };
}

type ScopedResource = Pick<Entity, 'name' | 'fields' | 'dataScoped' | 'deptField'>;

/** Where a row says of which department it is. */
interface DeptPlace {
  readonly field: string;
  readonly column: string;
}

const madeIn: DeptPlace = { field: 'createDept', column: 'create_dept' };

function filtersOf(user: SessionUser, entity: ScopedResource, now: string | undefined): ReadyFilter[] {
  const filters = user.rowFilters?.[entity.name] ?? [];
  return filters.flatMap((filter) => readyFilter(entity, filter, { user, now }) ?? []);
}

const catalog: readonly Entity[] = entities;

/**
 * The condition as SQL over the columns of the table with this alias; undefined where all rows are meant.
 * `bind` takes a value and answers its placeholder.
 */
export function scopeSql(
  condition: ScopeCondition,
  alias: string,
  bind: (value: unknown) => string,
): string | undefined {
  if (condition === 'all') return undefined;
  const { ownUser, deptIds, filters = [], dept = madeIn } = condition;
  const parts = [
    `${alias}.create_user = ${bind(ownUser)}::bigint`,
    ...(deptIds.length > 0 ? [`${alias}.${dept.column} = any(${bind(deptIds)}::bigint[])`] : []),
    ...filters.map((filter) => rowFilterSql(filter, { alias, bind })),
  ];
  return parts.length === 1 ? parts[0] : `(${parts.join(' or ')})`;
}

/** The same judgement over one row that is already loaded, with its fields as the wire has them. */
export function isInScope(condition: ScopeCondition, row: LoadedRow & ScopedRow): boolean {
  if (condition === 'all') return true;
  const { ownUser, deptIds, filters = [], dept = madeIn } = condition;
  if (row.createUser === ownUser) return true;
  const deptId = row[dept.field];
  if (typeof deptId === 'string' && deptIds.includes(deptId)) return true;
  return filters.some((filter) => isInRowFilter(filter, row));
}

interface ScopedRow {
  readonly createUser: string | null;
  readonly createDept: string | null;
}
