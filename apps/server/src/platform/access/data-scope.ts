import type { ScopeKind, SessionUser } from './session-user.ts';

/** Which rows of a resource a user may touch: all of the tenant's, or his own and those of these departments. */
export type ScopeCondition = 'all' | { readonly ownUser: string; readonly deptIds: readonly string[] };

/** Lifts the own-rows filter (rules 157 and 158). */
export const examineAllPermission = 'user_examine_data';

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

export interface ScopePredicate {
  /** Parenthesised, to be joined with `and`. */
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * The condition as SQL over the base columns `create_user` and `create_dept` of the table with this alias.
 * Its parameters are numbered from `firstParameter`.
 */
export function scopePredicate(
  condition: ScopeCondition,
  { alias, firstParameter }: { readonly alias: string; readonly firstParameter: number },
): ScopePredicate {
  if (condition === 'all') return { sql: '(true)', values: [] };
  const own = `${alias}.create_user = $${firstParameter}::bigint`;
  const ofDepartments = `${alias}.create_dept = any($${firstParameter + 1}::bigint[])`;
  return { sql: `(${own} or ${ofDepartments})`, values: [condition.ownUser, condition.deptIds] };
}

/** The same judgement over one row that is already loaded. */
export function isInScope(
  condition: ScopeCondition,
  row: { readonly createUser: string | null; readonly createDept: string | null },
): boolean {
  if (condition === 'all' || row.createUser === condition.ownUser) return true;
  return row.createDept !== null && condition.deptIds.includes(row.createDept);
}
