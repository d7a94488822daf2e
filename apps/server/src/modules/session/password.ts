import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id over the md5 hex that travels: what is stored cannot be sent in place of a password. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(md5: string): Promise<string> {
  return hash(md5, cost);
}

/**
 * A missing hash (no such user, or one that never had a password) costs the same time and is never right, so that
 * the time of the answer does not tell which accounts exist.
 */
export async function isPassword(md5: string, storedHash: string | undefined | null): Promise<boolean> {
  const isEqual = await verify(storedHash ?? (await hashOfNobody()), md5);
  return isEqual && Boolean(storedHash);
}

let nobody: Promise<string> | undefined;

/** Made once; warmed at start, so that the first unknown account is not slower than the next. */
export function hashOfNobody(): Promise<string> {
  return (nobody ??= hash(randomBytes(16).toString('hex'), cost));
}

/** Too many passwords are being looked at already. */
export class PasswordTurnRefused extends Error {}

/** argon2 takes a whole core for its time: beyond so many at once the rest waits, beyond the line it is refused. */
const atOnce = 2;
const maxWaiting = 200;

let running = 0;
const waiting: (() => void)[] = [];

/** Waits for a turn before anything is counted against the caller: a flood by others must not cost him attempts. */
export async function inPasswordTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= maxWaiting) throw new PasswordTurnRefused();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
