import { randomBytes } from 'node:crypto';
import { hashBeside, verifyBeside } from './password-thread.ts';
import { createTurns } from '../../platform/http/index.ts';

/** argon2id over the md5 hex that travels: what is stored cannot be sent in place of a password. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(md5: string): Promise<string> {
  return hashBeside(md5, cost);
}

/** Cheap, for what nobody chose: a random password of some seventy bits is not found by guessing, however fast. */
const lightCost = { memoryCost: 256, timeCost: 1, parallelism: 1 };

/** The hash of an initial password that the server made. Thousands of them are made at once by an import. */
export function hashInitialPassword(md5: string): Promise<string> {
  return hashBeside(md5, lightCost);
}

/**
 * A missing hash (no such user, or one that never had a password) costs the same time and is never right, so that
 * the time of the answer does not tell which accounts exist; nor which of them still have an initial password.
 */
export async function isPassword(md5: string, storedHash: string | undefined | null): Promise<boolean> {
  const isEqual = await verifyBeside(storedHash ?? (await hashOfNobody()), md5);
  if (storedHash?.includes(`m=${lightCost.memoryCost},`)) await verifyBeside(await hashOfNobody(), md5);
  return isEqual && Boolean(storedHash);
}

let nobody: Promise<string> | undefined;

/** Made once; warmed at start, so that the first unknown account is not slower than the next. */
export function hashOfNobody(): Promise<string> {
  return (nobody ??= hashBeside(randomBytes(16).toString('hex'), cost));
}

/** argon2 takes a whole core for its time, and the others of a small machine answer everybody else meanwhile. */
const turns = createTurns({ atOnce: 1, maxWaiting: 200 });

/** Waits for a turn before anything is counted against the caller: a flood by others must not cost him attempts. */
export function inPasswordTurn<T>(work: () => Promise<T>): Promise<T> {
  return turns.run(work);
}
