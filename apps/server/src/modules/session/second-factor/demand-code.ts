import type { Db } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { callerNetwork } from '../caller-network.ts';
import {
  chargeAttempt,
  chargeCode,
  currentFailures,
  forgiveAttempts,
  forgiveCodes,
  type Attempt,
} from '../failure-counts.ts';
import { failureWindowMinutes, isLockedHere, maxWrongCodes } from '../guessing-rules.ts';
import type { SessionDeps } from '../session-deps.ts';
import { readTotpKey, type FactorKeys } from './factor-keys.ts';
import { spendRecoveryCode, type Holder } from './recovery-codes.ts';
import { isTotpCode, stepOfCode } from './totp.ts';

const findKey = `
  select secret from user_totp where tenant_id = $1 and user_id = $2 and confirm_time is not null`;
/** A code is good once, and none before it: two that come at once are decided by the row (RFC 6238, 5.2). */
const spendStep = `
  update user_totp set last_step = $3, last_used_time = $4
  where tenant_id = $1 and user_id = $2 and confirm_time is not null and last_step < $3 returning last_step`;

interface TypedCode extends Holder {
  readonly code: string;
  readonly now: string;
}

/** Of the authenticator or a recovery code; true when it was right, and then it is used up. */
async function spendCode(db: Db, keys: FactorKeys, typed: TypedCode): Promise<boolean> {
  const { tenantId, userId, now } = typed;
  const code = typed.code.replace(/\s/g, '');
  if (!isTotpCode(code)) return spendRecoveryCode(db, keys.recoveryKeys, { tenantId, userId, code });
  const [stored] = await db.query<{ secret: string }>(findKey, [tenantId, userId]);
  const key = stored && readTotpKey(keys, stored.secret);
  const step = key === undefined ? undefined : stepOfCode(key, code, now);
  return step !== undefined && (await db.query(spendStep, [tenantId, userId, step, now])).length > 0;
}

/**
 * The attempt itself has been charged by the caller. Over all addresses so many wrong codes close an account for a while:
 * who gets here has shown the password or a session, so no rival locks a bidder out by it.
 */
export async function demandCode(
  db: Db,
  keys: FactorKeys,
  { attempt, userId, code }: { readonly attempt: Attempt; readonly userId: string; readonly code: string },
): Promise<void> {
  if ((await chargeCode(db, attempt)) > maxWrongCodes)
    refuse('session.tooManyFailures', { minutes: failureWindowMinutes });
  const { tenantId, now } = attempt;
  if (!(await spendCode(db, keys, { tenantId, userId, code, now }))) refuse('session.wrongCode');
  await forgiveCodes(db, attempt);
}

/** Of whoever is signed in; guessed no more easily here than at the sign-in. */
export async function demandOwnCode(
  deps: SessionDeps,
  ctx: Pick<Ctx, 'user' | 'tenantId' | 'address'>,
  code: string,
): Promise<void> {
  const { userId, account } = ctx.user;
  const db = deps.database.scoped(ctx.tenantId);
  const address = callerNetwork(ctx.address);
  const outcome = await deps.attempts.run([ctx.tenantId, account, address].join('|'), async () => {
    const attempt = { tenantId: ctx.tenantId, account, address, now: deps.clock.now() };
    const failures = await currentFailures(db, attempt);
    if (isLockedHere(failures)) refuse('session.tooManyFailures', { minutes: failures.minutesLeft });
    await chargeAttempt(db, attempt);
    await demandCode(db, deps.factors, { attempt, userId, code });
    await forgiveAttempts(db, attempt);
    return 'right';
  });
  if (outcome === undefined) refuse('platform.tooMany');
}
