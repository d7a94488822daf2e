import { scopeCondition } from '../../../platform/access/index.ts';
import { dept, post } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockThere } from '../../../platform/rows/index.ts';
import { idList } from '../id-list.ts';

export interface UserReferences {
  readonly deptIds?: readonly string[];
  readonly postIds?: readonly string[];
}

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
  if (deptIds && !(await areThere(ctx, dept, deptIds))) refuse('organization.deptMissing');
  if (deptIds?.some((id) => !former.includes(id) && !mayPlaceIn(ctx, id))) refuse('organization.deptBeyond');
  if (postIds && !(await areThere(ctx, post, postIds))) refuse('organization.postMissing');
  return { ...(deptIds && { deptIds }), ...(postIds && { postIds }) };
}

/** And stay until the commit, so that a department is not removed while somebody is put into it. */
async function areThere(ctx: Ctx, entity: typeof dept | typeof post, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  return (await lockThere(ctx, entity, { ids, mode: 'refer', reach: 'tenant' })).length === ids.length;
}

/** Who looks after some departments puts nobody, himself least, into others: a department is a right to its rows. */
export function mayPlaceIn(ctx: Ctx, deptId: string): boolean {
  const scope = scopeCondition(ctx.user, 'user');
  return scope === 'all' || scope.deptIds.includes(deptId);
}
