import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import {
  isOnline,
  noticeInput,
  payType,
  type EndpointOutput,
  type paySuccess,
  type SignedNotice,
} from '@zhaocai/model';
import type { FlowBusinesses } from '../../../platform/flows/index.ts';
import { Refusal, refuse } from '../../../platform/http/index.ts';
import { adapterOf, channelOfNotice } from '../channel/open-channel.ts';
import type { OpenChannel } from '../channel/pay-adapter.ts';
import { sandboxAdapter } from '../channel/sandbox-adapter.ts';
import { channelContext } from './channel-context.ts';
import { takeNotice } from './settle-order.ts';
import type { PayDeps } from './to-pay.ts';

export interface NoticeDeps extends PayDeps {
  readonly flowBusinesses: FlowBusinesses;
}

/**
 * A message of a payment channel. Its signature is judged before anything else, and whoever has no secret is told the same
 * whatever he sends: that a unit, a channel or an order is there or not he does not learn.
 */
export async function receiveNotice(
  deps: NoticeDeps,
  log: Logger,
  told: SignedNotice,
): Promise<EndpointOutput<typeof paySuccess>> {
  const { database, flowBusinesses } = deps;
  const { tenantId } = told;
  const kind = payType.named(Number(told.payType))?.value;
  const adapter = adapterOf(kind);
  const channel = await channelNamed(deps, { tenantId, payType: kind });
  // Also for a channel that is not there a signature is looked at: the answer takes as long.
  const notice = (adapter ?? sandboxAdapter)?.read(channel ?? strangers(told), told);
  if (!adapter || !channel || !notice || kind === undefined) return refuse('order.signature');
  await database.transaction(
    tenantId,
    async (tx) => takeNotice(channelContext(tx, { tenantId, log, flowBusinesses }), { ...notice, payType: kind }),
    { retry: true },
  );
  return { result: 'SUCCESS' };
}

async function channelNamed(
  { database, box }: PayDeps,
  { tenantId, payType: kind }: { readonly tenantId: string; readonly payType: number | undefined },
): Promise<OpenChannel | undefined> {
  if (!/^\d{6}$/.test(tenantId) || kind === undefined || !isOnline(kind)) return undefined;
  return channelOfNotice(database.scoped(tenantId), { box, tenantId, payType: kind });
}

/** A secret that nobody knows. */
function strangers({ tenantId }: SignedNotice): OpenChannel {
  return { tenantId, payType: 0, merchantNo: null, secret: randomBytes(32).toString('hex') };
}

/** A message that a job brings: what makes no sense is dropped, as its sender would be told. */
export async function receiveQueued(
  deps: NoticeDeps,
  log: Logger,
  payload: Readonly<Record<string, string>>,
): Promise<void> {
  const told = noticeInput.safeParse(payload);
  if (!told.success) return;
  try {
    await receiveNotice(deps, log, told.data);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    log.warn({ code: error.code, orderNo: told.data.orderNo }, 'a notice of the sandbox was refused');
  }
}
