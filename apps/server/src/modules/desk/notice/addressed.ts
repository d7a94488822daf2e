import type { FileAccess } from '../../../platform/files/index.ts';
import type { Reader } from '../../../platform/flows/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

/**
 * What the caller finds to read, over `t`: published, its release time reached, for everybody or for a department of
 * his or one above it.
 */
export function addressedTo(ctx: Reader, parameters: Parameters): string {
  const tenant = parameters.bind(ctx.tenantId);
  return `t.tenant_id = ${tenant} and t.is_deleted = 0 and t.notice_state = 1
    and t.release_time <= ${parameters.bind(ctx.now)}::timestamptz
    and (t.audience = 1 or exists (select from dept d where d.tenant_id = t.tenant_id
      and d.id = any(${parameters.bind(ctx.user.deptIds)}::bigint[]) and ${isReached('d')}))`;
}

/** Whoever it is addressed to reads its pictures and files. */
export const noticeReaders: FileAccess = {
  async mayRead(ctx, { businessId }) {
    const parameters = new Parameters();
    const conditions = `${addressedTo(ctx, parameters)} and t.id = ${parameters.bind(businessId)}::bigint`;
    return (await ctx.db.query(`select 1 from notice t where ${conditions}`, parameters.values)).length > 0;
  },
};

/** A department of the notice's list, or below one. */
function isReached(dept: string): string {
  return `(${dept}.id = any(t.dept_ids) or string_to_array(${dept}.ancestors, ',')::bigint[] && t.dept_ids)`;
}

/** Who is meant, over `u` of user_account: the people in service, of the departments where some are named. */
export const isReceiver = `u.tenant_id = t.tenant_id and u.is_deleted = 0 and u.status = 1
  and (t.audience = 1 or exists (select from dept d where d.tenant_id = t.tenant_id
    and d.id = any(u.dept_ids) and ${isReached('d')}))`;

/** Whether the caller has read it. */
export function isReadBy(ctx: Ctx, parameters: Parameters): string {
  return `exists (select from notice_read r where r.tenant_id = t.tenant_id and r.notice_id = t.id
    and r.user_id = ${parameters.bind(ctx.user.userId)}::bigint)`;
}
