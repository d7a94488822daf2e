import { payOrder, payOrderLifecycle } from '@zhaocai/model';
import { holdRows, theClock, transitionAll } from '../../../platform/lifecycle/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { ledgerStream } from '../../ledger/index.ts';

interface Hour {
  readonly tenantId: string;
  /** Wire instant. */
  readonly now: string;
}

const expired = `
  select o.id::text from pay_order o
  where o.tenant_id = $1 and o.expire_time <= $2 and o.has_voucher = 0 and o.is_deleted = 0
    and o.order_status in ${payOrderLifecycle.sql('unpaid', 'paying')}
  order by o.id limit 500`;

/** Closes what was not paid in time; a voucher that waits for finance keeps its order open. May run twice. */
export async function closeExpired(db: Tx, { tenantId, now }: Hour): Promise<number> {
  const clock = theClock({ db, tenantId, now }, 'orders');
  const find = async () => (await db.query<{ id: string }>(expired, [tenantId, now])).map(({ id }) => id);
  const due = await find();
  if (due.length === 0) return 0;
  await holdRows(clock, payOrder, due);
  // What was paid until it was held is not expired any more.
  const ids = (await find()).filter((id) => due.includes(id));
  await transitionAll(clock, payOrder, { ids, action: 'close', stream: ledgerStream });
  return ids.length;
}
