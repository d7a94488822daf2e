import { isOnline } from '@zhaocai/model';
import type { Db } from '../../../platform/db/index.ts';
import { refuse } from '../../../platform/http/index.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import type { OpenChannel, PayAdapter } from './pay-adapter.ts';
import { sandboxAdapter } from './sandbox-adapter.ts';

/** How a channel of this kind is spoken to; a real one takes its place here. */
export function adapterOf(payType: unknown): PayAdapter | undefined {
  return isOnline(payType) ? sandboxAdapter : undefined;
}

interface Asked {
  readonly box: SecretBox;
  readonly tenantId: string;
  readonly payType: number;
}

/** A unit's own word counts only while the platform allows one; read anew each time, for money hangs on it. */
const isSandboxOn = `
  select coalesce(case when p.is_overridable then o.param_value end, p.param_value) = 'true' as "isOn" from param p
  left join param o on o.tenant_id = $1 and o.param_key = p.param_key and o.is_deleted = 0
  where p.tenant_id = '000000' and p.param_key = 'order.sandbox' and p.is_deleted = 0`;

/**
 * Whether such a payment is one: by a real channel, or by the sandbox where the unit rehearses and says so. Otherwise nobody
 * marks an order as paid for which no money has come.
 */
async function takesMoney(db: Db, { tenantId, payType }: Pick<Asked, 'tenantId' | 'payType'>): Promise<boolean> {
  if (!adapterOf(payType)?.isSandbox) return true;
  const [row] = await db.query<{ isOn: boolean }>(isSandboxOn, [tenantId]);
  return row?.isOn === true;
}

/** Refuses a way of paying behind which there is no money. */
export async function demandMoney(db: Db, asked: Pick<Asked, 'tenantId' | 'payType'>): Promise<void> {
  if (!(await takesMoney(db, asked))) refuse('order.sandboxOff');
}

const channel = `
  select merchant_no as "merchantNo", secret_key as "sealed" from pay_channel
  where tenant_id = $1 and pay_type = $2 and (is_on or $3) and is_deleted = 0`;

/** A channel with its secret, by the connection of its own unit; refuses where the unit does not take this way. */
export async function openChannel(db: Db, asked: Asked): Promise<OpenChannel> {
  const found = (await findChannel(db, asked, false)) ?? refuse('order.noChannel');
  await demandMoney(db, asked);
  return found;
}

/**
 * The channel that a notice says it comes from; undefined where there is none. What was begun while it was in use is told of
 * after it was switched off.
 */
export async function channelOfNotice(db: Db, asked: Asked): Promise<OpenChannel | undefined> {
  return (await takesMoney(db, asked)) ? findChannel(db, asked, true) : undefined;
}

async function findChannel(
  db: Db,
  { box, tenantId, payType }: Asked,
  isAlsoOff: boolean,
): Promise<OpenChannel | undefined> {
  const [row] = await db.query<{ merchantNo: string | null; sealed: string | null }>(channel, [
    tenantId,
    payType,
    isAlsoOff,
  ]);
  return row?.sealed ? { tenantId, payType, merchantNo: row.merchantNo, secret: box.open(row.sealed) } : undefined;
}
