import { user } from '@zhaocai/model';
import { scopeCondition, scopeSql } from '../../../platform/access/index.ts';
import type { ScopeHook } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

/**
 * Which people a user may see and touch: those of his roles' data scope, by the departments they sit in, and himself.
 * The same in lists, details, changes, removals and exports. The platform in another tenant goes by its own scope.
 */
export const userScope: ScopeHook = (ctx, parameters) => {
  const bind = (value: unknown) => parameters.bind(value);
  const condition = scopeCondition(ctx.user, user, ctx.now);
  if (condition === 'all') return undefined;
  const seen = scopeSql({ ...condition, deptIds: [] }, 't', bind);
  const own = `t.id = ${bind(condition.ownUser)}::bigint or ${seen}`;
  return condition.deptIds.length === 0 ? `(${own})` : `(${own} or ${sitsIn(bind(condition.deptIds))})`;
};

const sitsIn = (depts: string) => `exists (select from user_dept ud
  where ud.tenant_id = t.tenant_id and ud.user_id = t.id and ud.dept_id = any(${depts}::bigint[]))`;

export interface PeopleFilter {
  readonly deptId?: string;
  readonly roleId?: string;
  readonly postId?: string;
}

/** The scope with the filters that are no column: a department with all below it, a role, a post. */
export async function filteredScope(ctx: Ctx, { deptId, roleId, postId }: PeopleFilter): Promise<ScopeHook> {
  const depts = deptId === undefined ? undefined : await branchOf(ctx, deptId);
  return (inner, parameters) => {
    const conditions = [userScope(inner, parameters)];
    if (depts) conditions.push(sitsIn(parameters.bind(depts)));
    if (roleId !== undefined)
      conditions.push(`exists (select from user_role ur
        where ur.tenant_id = t.tenant_id and ur.user_id = t.id and ur.role_id = ${parameters.bind(roleId)}::bigint)`);
    if (postId !== undefined) conditions.push(`${parameters.bind(postId)}::bigint = any(t.post_ids)`);
    return conditions.filter((condition) => condition !== undefined).join(' and ') || undefined;
  };
}

/** `union`, not `union all`: a row that were its own ancestor would otherwise never end it. */
const branch = `
  with recursive branch as (
    select id from dept where tenant_id = $1 and id = $2 and is_deleted = 0
    union
    select d.id from dept d join branch b on d.parent_id = b.id where d.tenant_id = $1 and d.is_deleted = 0)
  select id::text from branch`;

/** A department and everything below it; none for one that is not of this tenant. */
async function branchOf(ctx: Ctx, deptId: string): Promise<string[]> {
  return (await ctx.db.query<{ id: string }>(branch, [ctx.tenantId, deptId])).map(({ id }) => id);
}
