import { scopeCondition } from '../../../platform/access/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { idList } from '../id-list.ts';

export interface UserReferences {
  readonly deptIds?: readonly string[];
  readonly postIds?: readonly string[];
}

/** Locked until the commit, so that a department is not removed while somebody is put into it. */
const existing = (table: 'dept' | 'post') =>
  `select id from ${table} where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0 for share`;

interface NamedPlaces {
  readonly deptId?: string;
  readonly postId?: string;
}

/** The departments and posts that a save names, as lists; what was not sent stays. Missing ones are refused. */
export async function userReferences(
  ctx: Ctx,
  { deptId, postId }: NamedPlaces,
  former: readonly string[] = [],
): Promise<UserReferences> {
  const deptIds = deptId === undefined ? undefined : idList(deptId);
  const postIds = postId === undefined ? undefined : idList(postId);
  if (deptIds && !(await allExist(ctx, 'dept', deptIds))) refuse('organization.deptMissing');
  if (deptIds?.some((id) => !former.includes(id) && !mayPlaceIn(ctx, id))) refuse('organization.deptBeyond');
  if (postIds && !(await allExist(ctx, 'post', postIds))) refuse('organization.postMissing');
  return { ...(deptIds && { deptIds }), ...(postIds && { postIds }) };
}

async function allExist(ctx: Ctx, table: 'dept' | 'post', ids: readonly string[]): Promise<boolean> {
  return ids.length === 0 || (await ctx.db.query(existing(table), [ctx.tenantId, ids])).length === ids.length;
}

/** Who looks after some departments puts nobody, himself least, into others: a department is a right to its rows. */
export function mayPlaceIn(ctx: Ctx, deptId: string): boolean {
  const scope = scopeCondition(ctx.user, 'user');
  return scope === 'all' || scope.deptIds.includes(deptId);
}
