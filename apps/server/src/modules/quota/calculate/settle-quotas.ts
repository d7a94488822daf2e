import type { EndpointInput, EndpointOutput, settleQuotas } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { yearOf } from '../row-checks.ts';

const states = `
  select status, count(*)::int as count from dept_calculate
  where tenant_id = $1 and year = $2 and is_deleted = 0 group by status`;
const move = `
  update dept_calculate set status = $3, update_user = $4, update_time = $5, version = version + 1
  where tenant_id = $1 and year = $2 and status = $6 and is_deleted = 0 returning id`;

/** SM18: drafts are published, published quotas are locked with their year; a locked year stays as it is. */
export async function settle(
  ctx: Ctx,
  input: EndpointInput<typeof settleQuotas>,
): Promise<EndpointOutput<typeof settleQuotas>> {
  const { db, tenantId, user, now } = ctx;
  const year = yearOf(ctx, input);
  const { status } = input;
  const found = await db.query<{ status: number; count: number }>(states, [tenantId, year]);
  const has = (state: number) => found.some((one) => one.status === state);
  if (found.length === 0) refuse('quota.calculateFirst');
  if (has(3)) refuse('quota.locked', { year });
  if (status === 1 && !has(0)) refuse('quota.nothingToPublish', { year });
  if (status === 3 && has(0)) refuse('quota.publishFirst', { year });
  const from = status === 1 ? 0 : 1;
  const moved = await db.query(move, [tenantId, year, status, user.userId, now, from]);
  await recordEvidence(ctx, {
    stream: 'admin',
    action: `deptCalculate.${status === 1 ? 'publish' : 'lock'}`,
    subject: String(year),
    payload: { year, from, to: status, depts: moved.length },
  });
  return { depts: moved.length };
}
