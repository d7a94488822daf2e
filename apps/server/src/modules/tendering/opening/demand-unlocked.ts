import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { holdersOfOpening, sharesOf } from './holder-shares.ts';
import type { SealedPackage } from './opened-quotes.ts';

export interface Unlocked {
  readonly threshold: number;
  /** By bid, what its holders have given. */
  readonly shares: ReadonlyMap<string, readonly string[]>;
}

/**
 * What the holders have given for these packages. Fewer of them than must open together open nothing; where one who has
 * given nothing could still help a bid, he is waited for unless a reason is given.
 */
export async function demandUnlocked(
  ctx: Ctx,
  of: { readonly projectId: string; readonly packages: readonly SealedPackage[]; readonly reason: string | undefined },
): Promise<Unlocked> {
  const packages = of.packages.filter(({ threshold }) => threshold !== null);
  const threshold = packages[0]?.threshold ?? 0;
  const shares = new Map<string, string[]>();
  if (packages.length === 0) return { threshold, shares };
  const rows = await sharesOf(
    ctx,
    packages.map(({ id }) => id),
  );
  // Holders who were settled after all bids had been sealed by the server have nothing to unlock.
  if (rows.length === 0) return { threshold, shares };
  for (const { quoteId, share } of rows) {
    const known = shares.get(quoteId) ?? [];
    shares.set(quoteId, share === null ? known : [...known, share]);
  }
  const holders = await holdersOfOpening(ctx, of.projectId);
  const waiting = holders.filter(({ givenTime }) => givenTime === null);
  const given = holders.length - waiting.length;
  const isShort = [...shares.values()].some(({ length }) => length < threshold);
  if (given < threshold || (isShort && waiting.length > 0 && !of.reason)) {
    const names = waiting.map(({ userName }) => userName).join('、');
    refuse('tendering.holdersMissing', { threshold, given, names });
  }
  return { threshold, shares };
}
