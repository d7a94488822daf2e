import { createHash, randomBytes } from 'node:crypto';

/** What is told at the start of a batch: the seed cannot be another one afterwards. */
export function seedHash(seed: string): string {
  return sha256(seed);
}

/** First 16 hex digits of SHA-256(seed | user); the smaller one stands first (docs/estate.md C.9). Anybody can calculate it again. */
export function tieKeyOf(seed: string, userId: string): string {
  return sha256(`${seed}|${userId}`).slice(0, 16);
}

/** Nobody can guess it, and it says of which batch it is. */
export function newSeed(now: string, batchName: string): string {
  return `${now}#${batchName.slice(0, 40)}#${randomBytes(12).toString('hex')}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
