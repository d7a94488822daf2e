import { orderType, type EndpointInput, type saveOrder as endpoint } from '@zhaocai/model';
import type { Database } from '../../../platform/db/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { buyDocuments } from './buy-documents.ts';
import { chargeScene, chargeService } from './charge-fee.ts';
import type { MadeOrder } from './place-order.ts';

/** Documents are ordered by who buys them; fees are charged by who is paid. */
export async function saveOrder(
  database: Database,
  ctx: Ctx,
  input: EndpointInput<typeof endpoint>,
): Promise<MadeOrder> {
  const { entryId, orderMoney: money } = input;
  if (orderType.is(input.orderType, 'documents')) {
    if (ctx.user.tenantKind !== 'supplier') return refuse('order.suppliersOnly');
    demand(ctx, 'order_buy');
    return buyDocuments(database, ctx, input);
  }
  demand(ctx, 'order_charge');
  if (!entryId) return refuse('order.nameOne');
  const charge = orderType.is(input.orderType, 'scene') ? chargeScene : chargeService;
  return charge(ctx, { entryId, money });
}

function demand({ user }: Ctx, permission: string): void {
  if (!user.permissions.has(permission)) throw new Refusal('platform.forbidden', {}, 403);
}
