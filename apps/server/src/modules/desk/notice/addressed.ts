import { noticeStates, userStatus } from '@zhaocai/model';
import type { FileAccess } from '../../../platform/files/index.ts';
import type { Reader } from '../../../platform/flows/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

const platformTenantId = '000000';

/**
 * What the caller finds to read, over `t`: published, its release time reached and not yet expired, for everybody of his
 * tenant, for a department of his or one above it, or of the platform for his tenant.
 */
export function addressedTo(ctx: Reader, parameters: Parameters): string {
  const tenant = parameters.bind(ctx.tenantId);
  const now = parameters.bind(ctx.now);
  return `t.tenant_id in (${tenant}, '${platformTenantId}') and t.is_deleted = 0
    and t.notice_state in ${noticeStates.sql('published')}
    and t.release_time <= ${now}::timestamptz and (t.expire_time is null or t.expire_time > ${now}::timestamptz)
    and case when t.audience in (1, 2) then t.tenant_id = ${tenant} and (t.audience = 1 or exists (select from dept d
        where d.tenant_id = t.tenant_id and d.id = any(${parameters.bind(ctx.user.deptIds)}::bigint[]) and ${isReached('d')}))
      else ${reachesTenant(tenant)} end`;
}

/** An announcement of the platform is for this tenant, over `t`. */
function reachesTenant(tenant: string): string {
  return `reaches_tenant(t.audience, t.tenant_kinds, t.tenant_ids, ${tenant},
    (select k.kind from tenant k where k.tenant_id = ${tenant}))`;
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

/**
 * Who is meant, over `u` of user_account: the people in service, of the departments where some are named; of what the
 * platform announces those of the tenant that is asked about, which is one that it reaches.
 */
export const isReceiver = `u.tenant_id = any(array[t.tenant_id, app_tenant()]) and u.is_deleted = 0 and u.status in ${userStatus.sql('enabled')}
  and case when t.audience in (1, 2) then u.tenant_id = t.tenant_id and (t.audience = 1 or exists (select from dept d
      where d.tenant_id = t.tenant_id and d.id = any(u.dept_ids) and ${isReached('d')}))
    else u.tenant_id = app_tenant() and ${reachesTenant('u.tenant_id')} end`;

/** The receipt `r` of a reader `u` for `t`: it lies in the reader's tenant. */
export const isReceipt = `r.tenant_id = u.tenant_id and r.notice_id = t.id and r.notice_tenant_id = t.tenant_id
  and r.user_id = u.id`;

/** Whether the caller has read it. */
export function isReadBy(ctx: Ctx, parameters: Parameters): string {
  return `exists (select from notice_read r where r.tenant_id = ${parameters.bind(ctx.tenantId)} and r.notice_id = t.id
    and r.notice_tenant_id = t.tenant_id and r.user_id = ${parameters.bind(ctx.user.userId)}::bigint)`;
}
