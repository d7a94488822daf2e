import { customer, customerStatus } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { demandBusinessMan } from './save-customer.ts';

/** Gives customers to somebody; what lay in the pool is a potential customer again. All of them, or none. */
export async function allotCustomers(
  ctx: Ctx,
  { ids, ownerId }: { readonly ids: string; readonly ownerId: string },
): Promise<{ count: number }> {
  const wanted = [...new Set(ids.split(',').filter(Boolean))];
  if (wanted.length === 0) refuse('platform.selectOne');
  if (wanted.some((id) => !/^\d{1,18}$/.test(id))) return notFound();
  await demandBusinessMan(ctx, ownerId);
  const held = await lockRows(ctx, customer, { ids: wanted });
  const before = held.map(({ id, ownerId: former, customerStatus }) => ({ id, ownerId: former, customerStatus }));
  await ctx.db.query(allot, [
    ctx.tenantId,
    wanted,
    ownerId,
    customerStatus.code.pooled,
    customerStatus.code.potential,
    ctx.user.userId,
    ctx.now,
  ]);
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'customer.allot',
    subject: wanted.join(','),
    payload: { ownerId, before },
  });
  return { count: wanted.length };
}

// oxlint-disable-next-line house/states-move-by-transition -- how things stand with a customer is whoever looks after it to say: a field of the form, no state that a right guards
const allot = `
  update customer set owner_id = $3, customer_status = case when customer_status = $4 then $5 else customer_status end,
    update_user = $6, update_time = $7, version = version + 1
  where tenant_id = $1 and id = any($2::bigint[])`;
