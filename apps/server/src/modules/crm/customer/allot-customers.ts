import { customer, pooledCustomer } from '@zhaocai/model';
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
  await ctx.db.query(
    `update customer set owner_id = $3, customer_status = case when customer_status = $4 then 0 else customer_status end,
       update_user = $5, update_time = $6, version = version + 1
     where tenant_id = $1 and id = any($2::bigint[])`,
    [ctx.tenantId, wanted, ownerId, pooledCustomer, ctx.user.userId, ctx.now],
  );
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'customer.allot',
    subject: wanted.join(','),
    payload: { ownerId, before },
  });
  return { count: wanted.length };
}
