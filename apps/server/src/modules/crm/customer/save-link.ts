import { customer } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';

/** A contact belongs to a customer that is there, and a customer has one main contact. */
export async function completeLink(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  await lockRow(ctx, customer, { id: String(values.customerId) });
  const isMain = values.isMain === true || values.isMain === 1;
  if (isMain)
    await ctx.db.query(
      `update customer_link set is_main = false, update_user = $4, update_time = $5, version = version + 1
       where tenant_id = $1 and customer_id = $2 and is_main and is_deleted = 0 and ($3::bigint is null or id <> $3)`,
      [ctx.tenantId, values.customerId, existing?.id ?? null, ctx.user.userId, ctx.now],
    );
  return { isMain };
}
