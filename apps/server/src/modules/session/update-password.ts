import { forgetSessions } from '../../platform/access/index.ts';
import { recordEvidence } from '../../platform/audit/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { refuse, type Ctx } from '../../platform/http/index.ts';
import { callerNetwork } from './caller-network.ts';
import { endOtherSessions } from './end-session.ts';
import { chargeAttempt, currentFailures, forgiveAttempts, type Attempt } from './failure-counts.ts';
import { failureWindowMinutes, isLockedHere, maxFailuresPerAddress } from './guessing-rules.ts';
import { hashPassword, inPasswordTurn, isPassword } from './password.ts';
import { accountRules, type AccountRules } from './password/account-rules.ts';
import { demandPassword, demandUnused } from './password/judge-password.ts';
import { typedPassword, type TypedPassword } from './password/typed-password.ts';
import { refuseWithoutTurn } from './refuse-without-turn.ts';
import type { SessionDeps } from './session-deps.ts';
import { findAccountById } from './sign-in-queries.ts';

/** Each as it travels. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly newPassword1: string;
}

/**
 * Changes one's own password and ends one's other sessions. The old password is guessed no more easily here than at
 * the sign-in: both count on the same counter. Saying the same change twice is done once.
 */
export async function updatePassword(deps: SessionDeps, ctx: Ctx, change: PasswordChange): Promise<null> {
  const read = (text: string) => typedPassword(deps.passwordKeys, text, ctx.now);
  const former = await read(change.oldPassword);
  const fresh = await read(change.newPassword);
  const again = await read(change.newPassword1);
  const rules = await accountRules(ctx.db, ctx.tenantId);
  if ([former, fresh, again].some(({ plain }) => plain === undefined)) await demandOldClient(ctx, rules);
  if (fresh.md5 !== again.md5) refuse('session.confirmDiffers');
  if (fresh.md5 === former.md5) refuse('session.samePassword');
  demandPassword(fresh, ctx.user.account, rules);
  const key = [ctx.tenantId, ctx.user.account, callerNetwork(ctx.address)].join('|');
  const outcome = await deps.attempts.run(key, () =>
    changeOnce(deps, ctx, { former, fresh, rules }).catch(refuseWithoutTurn),
  );
  return outcome === undefined ? refuse('platform.tooMany') : null;
}

const entryOf = 'select entry from session where tenant_id = $1 and id = $2';

/** A digest cannot be judged: only where clients of before may send it, and never from a page that can do better. */
async function demandOldClient({ db, user }: Ctx, rules: AccountRules): Promise<void> {
  const [session] = await db.query<{ entry: string }>(entryOf, [user.tenantId, user.sessionId]);
  if (!rules.md5Passwords || session?.entry === 'sealed') refuse('session.passwordMd5');
}

interface JudgedChange {
  readonly former: TypedPassword;
  readonly fresh: TypedPassword;
  readonly rules: AccountRules;
}

async function changeOnce(deps: SessionDeps, ctx: Ctx, change: JudgedChange): Promise<'done'> {
  const { tenantId, user } = ctx;
  const db = deps.database.scoped(tenantId);
  const attempt = { tenantId, account: user.account, address: callerNetwork(ctx.address), now: deps.clock.now() };
  const failures = await currentFailures(db, attempt);
  if (isLockedHere(failures)) refuse('session.tooManyFailures', { minutes: failures.minutesLeft });
  const hashes = await inPasswordTurn(() => checkAndHash(db, { userId: user.userId, attempt, change }));
  if (hashes) await storePassword(deps, ctx, hashes);
  else await forgiveAttempts(db, attempt);
  return 'done';
}

interface Hashes {
  readonly old: string;
  readonly new: string;
}

/** Undefined when the new password is the current one already: the same change came a moment ago. */
async function checkAndHash(
  db: Db,
  { userId, attempt, change }: { userId: string; attempt: Attempt; change: JudgedChange },
): Promise<Hashes | undefined> {
  const charged = await chargeAttempt(db, attempt);
  if (charged.here > maxFailuresPerAddress) refuse('session.tooManyFailures', { minutes: failureWindowMinutes });
  const stored = (await findAccountById(db, attempt.tenantId, userId))?.passwordHash;
  const { former, fresh, rules } = change;
  if (stored && (await isPassword(former.md5, stored))) {
    const who = { tenantId: attempt.tenantId, userId };
    await demandUnused(db, who, { md5: fresh.md5, history: rules.history }).catch(async (error: unknown) => {
      // He knew the old one: no guess.
      await forgiveAttempts(db, attempt);
      throw error;
    });
    return { old: stored, new: await hashPassword(fresh.md5) };
  }
  return (await isPassword(fresh.md5, stored)) ? undefined : refuse('session.wrongOldPassword');
}

/** Only over the hash that was checked: a rival change in another process makes this one find nothing. */
const store = `
  update user_account
  set password_hash = $3, must_change_password = false, update_user = $2, update_time = $4, version = version + 1
  where tenant_id = $1 and id = $2 and is_deleted = 0 and password_hash = $5
  returning id`;

async function storePassword(deps: SessionDeps, ctx: Ctx, hashes: Hashes): Promise<void> {
  const { tenantId, user } = ctx;
  const { userId, sessionId, account } = user;
  await deps.database.transaction(tenantId, async (tx) => {
    const stored = await tx.query(store, [tenantId, userId, hashes.new, tx.now, hashes.old]);
    if (stored.length === 0) refuse('session.wrongOldPassword');
    await endOtherSessions(tx, { tenantId, userId, keptSessionId: sessionId, reason: 'password', now: tx.now });
    await forgiveAttempts(tx, { tenantId, account, address: callerNetwork(ctx.address), now: tx.now });
    await forgetSessions({ db: tx, tenantId, now: tx.now }, userId);
    const actor = { db: tx, user, tenantId, now: tx.now };
    await recordEvidence(actor, { stream: 'admin', action: 'user.changePassword', subject: userId, payload: {} });
  });
  deps.authenticator.forget({ tenantId, userId });
}
