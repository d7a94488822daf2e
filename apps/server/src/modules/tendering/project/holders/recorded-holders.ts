import type { SealTarget } from '@zhaocai/model';
import { z } from 'zod';
import { ownInChains, saidIn, type ActOfChain } from '../../../../platform/audit/index.ts';
import type { Ctx } from '../../../../platform/http/index.ts';
import { isRegistered, refuseStrange, strangeKeys, type KeptKey } from '../../../sealing/index.ts';

const settling = z.object({
  keyHolders: z.object({
    threshold: z.number(),
    holders: z.array(z.object({ userId: z.string(), keyId: z.string(), recipient: z.string() })),
  }),
});

type Settled = Pick<SealTarget, 'threshold' | 'holders'>;

const actsOfHolders = `
  select a.stream, a.seq::text as seq, a.action, a.subject, a.payload, a.seal from package_holder_acts($1, $2) a`;

/**
 * To whom the bids of a package are sealed, as its holders were settled, for whoever bids for it: by the record alone, whose
 * acts carry our seal, and to keys alone that their owners registered. Undefined where no holders are settled.
 */
export async function recordedHolders(
  ctx: Ctx,
  { tenantId, packageId }: { readonly tenantId: string; readonly packageId: string },
): Promise<Settled | undefined> {
  const rows = await ctx.db.query<ActOfChain & Record<string, unknown>>(actsOfHolders, [tenantId, packageId]);
  if (rows.length === 0) return undefined;
  const said = (await ownInChains(ctx.db, tenantId, rows)).map(saidIn);
  const settled = said.flatMap(({ payload }) => settling.safeParse(payload).data ?? []).at(-1);
  if (!settled) return refuseStrange(ctx, [], holder);
  const { threshold, holders } = settled.keyHolders;
  const strange = holders.map(keyOf).filter((key) => !isRegistered(key, said));
  if (strange.length > 0) refuseStrange(ctx, strange, holder);
  return { threshold, holders: holders.map(({ keyId: id, recipient }) => ({ id, recipient })) };
}

type Holder = z.infer<typeof settling>['keyHolders']['holders'][number];

/** Who holds it is none of a bidder's business. */
const holder = { zh: '开标密钥持有人', en: 'a holder to the opening' };

function keyOf({ userId, keyId, recipient }: Holder): Omit<KeptKey, 'userName'> {
  return { userId, keyId, publicKey: recipient, kind: 'opening' };
}

/** Whether a key that an act settled was not the one that its owner had registered. */
export async function settlesStrangeKeys(ctx: Pick<Ctx, 'db' | 'tenantId'>, act: unknown): Promise<boolean> {
  const settled = settling.safeParse(act).data?.keyHolders.holders ?? [];
  return (await strangeKeys(ctx, settled.map(keyOf))).length > 0;
}
