import { payOrder, type EntityState, type MoveAnswer } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import type { OrderRow } from '../pay/settle-order.ts';
import { knownOrders } from '../read/known-orders.ts';

export type OrderMoved = MoveAnswer<EntityState<typeof payOrder>>;

interface Wanted {
  readonly id: string;
  readonly version?: number | undefined;
}

/** An order that the caller may know of, held until the transaction ends; 404 where he may not. */
export function holdOrder(ctx: Ctx, wanted: Wanted): Promise<OrderRow> {
  return lockRow(ctx, payOrder, { ...wanted, scope: knownOrders });
}
