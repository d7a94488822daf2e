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

const channel = `
  select merchant_no as "merchantNo", secret_key as "sealed" from pay_channel
  where tenant_id = $1 and pay_type = $2 and (is_on or $3) and is_deleted = 0`;

/** A channel with its secret, by the connection of its own unit; refuses where the unit does not take this way. */
export async function openChannel(db: Db, asked: Asked): Promise<OpenChannel> {
  return (await findChannel(db, asked, false)) ?? refuse('order.noChannel');
}

/**
 * The channel that a notice says it comes from; undefined where there is none. What was begun while it was in use is told of
 * after it was switched off.
 */
export function channelOfNotice(db: Db, asked: Asked): Promise<OpenChannel | undefined> {
  return findChannel(db, asked, true);
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
