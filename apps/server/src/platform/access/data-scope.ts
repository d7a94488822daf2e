import type { ScopeKind, SessionUser } from './session-user.ts';

/** Which rows of a resource a user may touch: all of the tenant's, or his own and those of these departments. */
export type ScopeCondition = 'all' | { readonly ownUser: string; readonly deptIds: readonly string[] };

/** Lifts the own-rows filter (rules 157 and 158). */
const examineAllPermission = 'user_examine_data';

/**
 * The union over all roles, of what is granted for the resource and for every resource (`*`).
 * Nothing granted means own rows only: an unconfigured role fails closed. A further role never takes rows away.
 */
export function scopeCondition(user: SessionUser, resource: string): ScopeCondition {
  const kinds = new Set<ScopeKind>([...(user.dataScopes[resource] ?? []), ...(user.dataScopes['*'] ?? [])]);
  if (kinds.has(1) || user.permissions.has(examineAllPermission)) return 'all';
  const deptIds = kinds.has(4) ? user.deptSubtreeIds : kinds.has(3) ? user.deptIds : [];
  return { ownUser: user.userId, deptIds };
}

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
  const own = `${alias}.create_user = ${bind(condition.ownUser)}::bigint`;
  if (condition.deptIds.length === 0) return own;
  return `(${own} or ${alias}.create_dept = any(${bind(condition.deptIds)}::bigint[]))`;
}

/** The same judgement over one row that is already loaded. */
export function isInScope(
  condition: ScopeCondition,
  row: { readonly createUser: string | null; readonly createDept: string | null },
): boolean {
  if (condition === 'all' || row.createUser === condition.ownUser) return true;
  return row.createDept !== null && condition.deptIds.includes(row.createDept);
}
