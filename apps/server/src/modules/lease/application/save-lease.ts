import { isLeaseOpen, leaseLifecycle, openLeasesSql, roomLease, type Saved } from '@zhaocai/model';
import { saveRow, type Values } from '../../../platform/crud/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { nextNumber } from '../../../platform/rows/index.ts';
import { demandUser, leaseNos } from '../parts.ts';
import { ownOrSubmitted } from './lease-rows.ts';
import { submitLease } from './move-lease.ts';

/** Keeps an application; with `submit` it goes to the reviewers at once. */
export async function saveLease(ctx: Ctx, input: Values): Promise<Saved> {
  const saved = await saveRow(ctx, roomLease, {
    input,
    hooks: { takes: ['submit'], beforeSave, scope: ownOrSubmitted },
  });
  if (String(input['submit'] ?? '0') !== '1') return saved;
  const { version } = await submitLease(ctx, { id: saved.id });
  return { id: saved.id, version };
}

/** Who applies for somebody else must be a reviewer. A rejected application becomes a draft again. */
async function beforeSave(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  if (existing && !isLeaseOpen(existing['status'])) refuse('lease.state');
  const applicantId = String(existing?.['applicantId'] || values['applicantId'] || ctx.user.userId);
  const isOther = applicantId !== ctx.user.userId;
  const { deptId } = await demandUser(ctx, applicantId);
  if (isOther && !ctx.user.permissions.has('roomLease_review')) throw new Refusal('platform.forbidden', {}, 403);
  const months = Number(values['termMonths']);
  if (months < 1 || months > 36) refuse('lease.months');
  const kept = { deptId, status: leaseLifecycle.code.draft };
  return existing ? kept : { ...kept, leaseNo: await nextNumber(ctx, leaseNos), applicantId };
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
