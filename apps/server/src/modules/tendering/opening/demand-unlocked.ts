import { grouped, isReasoned, leastReason, readEnvelope } from '@zhaocai/model';
import { recoverSecret } from '@zhaocai/model/sealing/shares';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { progressOfHolders, sharesOf, type GivenShare, type HolderProgress } from './holder-shares.ts';
import type { SealedPackage } from './opened-quotes.ts';

/** By bid, the key that what its holders gave comes to; one that is not here does not open. */
export type BidKeys = ReadonlyMap<string, string>;

interface Unlocking {
  readonly projectId: string;
  readonly packages: readonly SealedPackage[];
  /** As they lie sealed. */
  readonly bids: readonly { readonly quoteId: string; readonly envelope: string | null }[];
  readonly reason: string | undefined;
}

/**
 * What the holders have given for these packages, judged bid by bid: its own commitment says whether it is its key. A bid
 * that does not open waits for every holder who could still help, and one holder's word alone that it cannot opens nothing,
 * so that nobody fails another's good bid by lying. What a bidder is proved to have sealed keeps no other bid back.
 */
export async function demandUnlocked(ctx: Ctx, { projectId, packages, bids, reason }: Unlocking): Promise<BidKeys> {
  const held = packages.filter(({ threshold }) => threshold !== null);
  const threshold = held[0]?.threshold ?? 0;
  const rows = await sharesOf(
    ctx,
    held.map(({ id }) => id),
  );
  const byBid = grouped(rows, ({ quoteId }) => quoteId);
  // A bid that the server sealed has no shares.
  const shared = bids.flatMap(({ quoteId, envelope }) => {
    const shares = byBid.get(quoteId);
    return shares ? [{ quoteId, envelope, threshold, shares }] : [];
  });
  const { keys, open } = await judgeShares(shared, isReasoned(reason));
  const holders = await progressOfHolders(ctx, projectId, rows);
  demandGiven(holders, { threshold, missing: open.map(({ missing }) => missing) });
  const doubted = open.filter((one) => one.doubted.length > 0);
  const names = namesOf(
    holders,
    doubted.flatMap((one) => one.doubted),
  );
  if (doubted.length > 0) refuse('tendering.shareDoubted', { bids: doubted.length, names, characters: leastReason });
  return keys;
}

interface SharedBid<S extends GivenShare> {
  readonly quoteId: string;
  readonly envelope: string | null;
  readonly threshold: number;
  readonly shares: readonly S[];
}

/** What the shares of each bid come to: its key, or why it may not yet be given up. */
export async function judgeShares<S extends GivenShare>(
  bids: readonly SharedBid<S>[],
  isExcused: boolean,
): Promise<{ keys: BidKeys; open: Standing<S>[] }> {
  const keys = new Map<string, string>();
  const open: Standing<S>[] = [];
  for (const { quoteId, envelope, threshold, shares } of bids) {
    const key = await keyOf(shares, { threshold, envelope });
    if (key === undefined) open.push(standingOf(shares, { threshold, isExcused }));
    else keys.set(quoteId, key);
  }
  return { keys, open };
}

/** The key that the shares of one bid come to; undefined where they come to none. */
async function keyOf(
  shares: readonly GivenShare[],
  { threshold, envelope }: { threshold: number; envelope: string | null },
): Promise<string | undefined> {
  const keyCommit = envelope === null ? undefined : readEnvelope(envelope)?.keyCommit;
  const given = shares.flatMap(({ share }) => (share === null ? [] : [share]));
  if (keyCommit === undefined || given.length < threshold) return undefined;
  return recoverSecret(given, { threshold, keyCommit });
}

/** Why a bid without a key may not yet be given up. */
export interface Standing<S extends GivenShare = GivenShare> {
  /** Holders whose share could still make the key whole. */
  readonly missing: readonly S[];
  /** Whose word alone would fail it. */
  readonly doubted: readonly S[];
}

/** Whom a bid without a key waits for. */
function standingOf<S extends GivenShare>(
  shares: readonly S[],
  { threshold, isExcused }: { threshold: number; isExcused: boolean },
): Standing<S> {
  const missing = shares.filter(({ isGiven, isLost }) => !isGiven && !isLost);
  const given = shares.filter(({ share }) => share !== null);
  const isProved = isBiddersFault(shares, threshold);
  if (missing.length > 0 && given.length + missing.length >= threshold)
    return { missing: isExcused && isProved ? [] : missing, doubted: [] };
  const said = shares.filter((one) => one.isGiven && !one.isProved);
  const areAgreed = said.filter(({ share }) => share === null).length > 1;
  return { missing: [], doubted: isExcused || isProved || areAgreed ? [] : said };
}

/** Proved: to one holder he sealed no share, or to as many as open together shares of no key that he committed to. */
function isBiddersFault(shares: readonly GivenShare[], threshold: number): boolean {
  const proved = shares.filter(({ isProved }) => isProved);
  return proved.some(({ share }) => share === null) || proved.length >= threshold;
}

function demandGiven(
  holders: readonly HolderProgress[],
  { threshold, missing }: { threshold: number; missing: readonly (readonly GivenShare[])[] },
): void {
  const bids = missing.filter(({ length }) => length > 0).length;
  if (bids === 0) return;
  const names = namesOf(holders, missing.flat());
  const given = holders.filter(({ givenTime }) => givenTime !== null).length;
  if (given < threshold) refuse('tendering.holdersMissing', { threshold, given, names });
  refuse('tendering.sharesMissing', { bids, names });
}

/** How far those have come of whom one has more to say. */
function namesOf(holders: readonly HolderProgress[], shares: readonly GivenShare[]): string {
  const keys = new Set(shares.map(({ keyId }) => keyId));
  return holders
    .filter(({ keyId }) => keys.has(keyId))
    .map(({ userName, givenBids, bids }) => (givenBids === 0 ? userName : `${userName}（${givenBids}/${bids}）`))
    .join('、');
}
