import { combine, split } from 'shamir-secret-sharing';
import { base64Of, bytesOf, fromBase64, textOf } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { keyCommitOf } from './commits.ts';
import { isThreshold, type BidPlace, type Threshold } from './envelope.ts';

/** `count` shares of a secret in base64, any `threshold` of which give it again and fewer tell nothing of it. */
export async function splitSecret(secret: string, { count, threshold }: Threshold): Promise<string[]> {
  if (!isThreshold({ count, threshold })) throw new Error(`${threshold} of ${count} is no threshold`);
  // One alone suffices: there is nothing to divide, and the library refuses to.
  if (threshold === 1) return Array.from({ length: count }, () => base64Of(bytesOf(secret)));
  const shares = await split(bytesOf(secret), count, threshold);
  return shares.map(base64Of);
}

/** What becomes of these shares; whether it is the secret, its commit says. */
async function combined(shares: readonly string[]): Promise<string | undefined> {
  try {
    const parts = shares.map(fromBase64);
    const [first, ...others] = parts;
    if (!first) return undefined;
    return textOf(others.length === 0 ? first : await combine(parts));
  } catch {
    // Shares of different lengths, the same one twice, or no text: no secret.
    return undefined;
  }
}

/** Tries these shares, as many at a time as are needed, until the secret is the one that was committed to. */
export async function recoverSecret(
  shares: readonly string[],
  { threshold, keyCommit }: { threshold: number; keyCommit: string },
): Promise<string | undefined> {
  for (const some of subsets(shares, threshold)) {
    const secret = await combined(some);
    if (secret !== undefined && (await keyCommitOf(secret)) === keyCommit) return secret;
  }
  return undefined;
}

function* subsets<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [place, one] of all.entries())
    for (const others of subsets(all.slice(place + 1), size - 1)) yield [one, ...others];
}

/** A share with its place: one of another bid, or of another holder, is refused before anything is combined. */
export interface PlacedShare extends BidPlace {
  readonly v: 'seal-share-v1';
  /** Id of the holder's key, as the envelope names it. */
  readonly holder: string;
  /** base64 */
  readonly share: string;
}

/** What is sealed to a holder. */
export function shareText(place: BidPlace, { holder, share }: Pick<PlacedShare, 'holder' | 'share'>): string {
  const { tenantId, projectId, packageId, entryId, version } = place;
  return canonicalJson({ v: 'seal-share-v1', tenantId, projectId, packageId, entryId, version, holder, share });
}

/** The share, where the text is the one of this holder for this bid; else nothing. */
export function shareOf(text: string, place: BidPlace, holder: string): string | undefined {
  const share = shareIn(text);
  return share !== undefined && shareText(place, { holder, share }) === text ? share : undefined;
}

/** Does it say that it is a share, if of another bid or another holder? */
export function isPlacedShare(text: string): boolean {
  return shareIn(text) !== undefined;
}

function shareIn(text: string): string | undefined {
  try {
    const read: unknown = JSON.parse(text);
    const isPlaced = typeof read === 'object' && read !== null && 'share' in read && typeof read.share === 'string';
    return isPlaced ? String(read.share) : undefined;
  } catch {
    return undefined;
  }
}
