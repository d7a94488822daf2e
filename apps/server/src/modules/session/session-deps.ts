import { setTimeout } from 'node:timers/promises';
import type { Authenticator } from '../../platform/access/index.ts';
import type { Clock, Database } from '../../platform/db/index.ts';
import { createKeyedQueue, type KeyedQueue } from './keyed-queue.ts';
import { hashOfNobody } from './password.ts';

/**
 * What the session's commands work with. They take the database itself: a sign-in happens before a tenant is known,
 * its failed attempts must stay counted though it is refused, and no connection may be held while argon2 runs.
 */
export interface SessionDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly authenticator: Authenticator;
  /** Attempts on one account from one address, one at a time: what is charged up front must not count twice. */
  readonly attempts: KeyedQueue;
  /** The growing delay before a password is looked at. */
  readonly pause: (ms: number) => Promise<unknown>;
}

const maxWaitingAttempts = 50;

export function sessionDeps(
  given: Pick<SessionDeps, 'database' | 'clock' | 'authenticator'> & Partial<Pick<SessionDeps, 'pause'>>,
): SessionDeps {
  void hashOfNobody();
  return { pause: (ms) => setTimeout(ms), ...given, attempts: createKeyedQueue(maxWaitingAttempts) };
}
