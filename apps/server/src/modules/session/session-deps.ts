import { setTimeout } from 'node:timers/promises';
import type { Authenticator } from '../../platform/access/index.ts';
import type { Clock, Database } from '../../platform/db/index.ts';
import { createSecretBox, type SecretBox, type Secret } from '../../platform/secrets/index.ts';
import { createKeyedQueue, type KeyedQueue } from './keyed-queue.ts';
import { hashOfNobody } from './password.ts';
import { createPasswordKeys, type PasswordKeys } from './password/password-keys.ts';
import { factorKeys, type FactorKeys } from './second-factor/factor-keys.ts';
import { createTurns, type Turns } from '../../platform/http/index.ts';

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
  /** What a sign-in asks before its password, few at once: a crowd that signs in must not keep everybody waiting. */
  readonly questions: Turns;
  readonly providers: ProviderDeps;
  /** Its accounts keep the password that everybody is told. */
  readonly demo: boolean;
  /** What is typed as a password is sealed to them. */
  readonly passwordKeys: PasswordKeys;
  /** What second factors are kept under. */
  readonly factors: FactorKeys;
  /** The growing delay before a password is looked at. */
  readonly pause: (ms: number) => Promise<unknown>;
}

/** For sign-ins elsewhere. */
export interface ProviderDeps {
  readonly box: SecretBox;
  /** STORAGE_PRIVATE_HOSTS: inner hosts that may be reached. */
  readonly privateHosts: readonly string[];
}

const maxWaitingAttempts = 50;
const questionTurns = { atOnce: 2, maxWaiting: 2_000 };

type Given = Pick<SessionDeps, 'database' | 'clock' | 'authenticator'> &
  Partial<Pick<SessionDeps, 'pause'>> & {
    readonly secret: Secret;
    readonly demo: boolean;
    readonly privateHosts?: readonly string[];
    readonly baseUrl?: string;
  };

export function sessionDeps({
  database,
  clock,
  authenticator,
  pause,
  secret,
  demo,
  privateHosts = [],
  baseUrl,
}: Given): SessionDeps {
  void hashOfNobody();
  return {
    database,
    clock,
    authenticator,
    pause: pause ?? ((ms) => setTimeout(ms)),
    attempts: createKeyedQueue(maxWaitingAttempts),
    questions: createTurns(questionTurns),
    providers: { box: createSecretBox(secret), privateHosts },
    demo,
    passwordKeys: createPasswordKeys(secret),
    factors: factorKeys(secret, baseUrl),
  };
}
