import { isLeaseOpen, leaseLifecycle, openLeasesSql, roomLease, type Saved } from '@zhaocai/model';
import { demandAddPermission, saveRow, type Values } from '../../../platform/crud/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { nextNumber } from '../../../platform/rows/index.ts';
import { demandUser, leaseNos, todayOf } from '../parts.ts';
import { readPolicyOn } from '../policy/policies.ts';
import { ownOrSubmitted } from './lease-rows.ts';
import { lockLease, moveLease, submitLease } from './move-lease.ts';

/** Keeps an application; with `submit` it goes to the reviewers at once. What was rejected is a draft again (SM7). */
export async function saveLease(ctx: Ctx, input: Values): Promise<Saved> {
  demandAddPermission(ctx, roomLease, input);
  const { id } = await saveRow(ctx, roomLease, {
    input,
    hooks: { takes: ['submit'], beforeSave, scope: ownOrSubmitted },
  });
  if (String(input['submit'] ?? '0') === '1') return submitLease(ctx, { id });
  const lease = await lockLease(ctx, id);
  if (leaseLifecycle.is(lease.status, 'draft')) return { id, version: lease.version };
  return moveLease(ctx, lease, { action: 'correct' });
}

/** Who applies for somebody else must be a reviewer. */
async function beforeSave(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  if (existing && !isLeaseOpen(existing['status'])) refuse('lease.state');
  const applicantId = String(existing?.['applicantId'] || values['applicantId'] || ctx.user.userId);
  const isOther = applicantId !== ctx.user.userId;
  const { deptId } = await demandUser(ctx, applicantId);
  if (isOther && !ctx.user.permissions.has('roomLease_review')) throw new Refusal('platform.forbidden', {}, 403);
  const { maxTermMonths } = await readPolicyOn(ctx, todayOf(ctx));
  const months = Number(values['termMonths']);
  if (months < 1 || months > maxTermMonths) refuse('lease.months', { max: maxTermMonths });
  if (existing) return { deptId };
  return { deptId, status: leaseLifecycle.code.draft, leaseNo: await nextNumber(ctx, leaseNos), applicantId };
}

/** Only what was never decided on may go. */
export async function beforeRemoveLease(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const [blocked] = await ctx.db.query(
    `select 1 from room_lease where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0
       and status not in ${openLeasesSql} limit 1`,
    [ctx.tenantId, ids],
  );
  if (blocked) refuse('platform.removeState');
}
