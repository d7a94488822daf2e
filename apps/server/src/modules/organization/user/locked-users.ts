import { user } from '@zhaocai/model';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { idList } from '../id-list.ts';
import { userScope } from './user-scope.ts';

export interface LockedUser {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly status: number;
  readonly deptIds: readonly string[];
}

const select = (conditions: string) => `
  select t.id::text, t.account, coalesce(nullif(t.nick_name, ''), t.account) as name, t.status,
    t.dept_ids::text[] as "deptIds"
  from user_account t where ${conditions} order by t.id for update`;

/** More at once than anybody looks through. */
const maxUsers = 200;

/** The users that a command names, locked until the commit; all of them, or 404 when one is not the caller's to touch. */
export async function lockUsers(ctx: Ctx, ids: string): Promise<LockedUser[]> {
  const wanted = idList(ids);
  if (wanted.length === 0) refuse('organization.selectUser');
  if (wanted.length > maxUsers) refuse('organization.tooManyUsers', { max: maxUsers });
  const parameters = new Parameters();
  const conditions = visibleConditions(user, ctx, { parameters, scope: userScope });
  conditions.push(`t.id = any(${parameters.bind(wanted)}::bigint[])`);
  const rows = await ctx.db.query<LockedUser>(select(conditions.join(' and ')), parameters.values);
  return rows.length === wanted.length ? rows : notFound();
}
