import { passwordPattern } from '@zhaocai/contract';
import { forgetSessions } from '../../platform/access/index.ts';
import { recordEvidence } from '../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../platform/http/index.ts';
import { callerNetwork } from './caller-network.ts';
import { isCommonPassword } from './common-passwords.ts';
import { endOtherSessions } from './end-session.ts';
import { chargeAttempt, currentFailures, forgiveAttempts, type Attempt } from './failure-counts.ts';
import { failureWindowMinutes, isLockedHere, maxFailuresPerAddress } from './guessing-rules.ts';
import { hashPassword, inPasswordTurn, isPassword } from './password.ts';
import { refuseWithoutTurn } from './refuse-without-turn.ts';
import type { SessionDeps } from './session-deps.ts';
import { findAccountById } from './sign-in-queries.ts';

/** Each the md5 of what was typed. */
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
  const { oldPassword, newPassword, newPassword1 } = change;
  if (![oldPassword, newPassword, newPassword1].every((md5) => passwordPattern.test(md5)))
    refuse('session.passwordForm');
  if (newPassword !== newPassword1) refuse('session.confirmDiffers');
  if (newPassword === oldPassword) refuse('session.samePassword');
  if (isCommonPassword(newPassword, ctx.user.account)) refuse('session.weakPassword');
  const key = [ctx.tenantId, ctx.user.account, callerNetwork(ctx.address)].join('|');
  const newHash = await deps.attempts.run(key, () => checkAndHash(deps, ctx, change).catch(refuseWithoutTurn));
  if (newHash === undefined) return refuse('platform.tooMany');
  if (newHash !== alreadyChanged) await storePassword(deps, ctx, newHash);
  return null;
}

const alreadyChanged = Symbol('the new password is the current one');

async function checkAndHash(
  deps: SessionDeps,
  ctx: Ctx,
  change: PasswordChange,
): Promise<string | typeof alreadyChanged> {
  const { tenantId, user } = ctx;
  const db = deps.database.scoped(tenantId);
  const attempt = { tenantId, account: user.account, address: callerNetwork(ctx.address), now: deps.clock.now() };
  const failures = await currentFailures(db, attempt);
  if (isLockedHere(failures)) refuse('session.tooManyFailures', { minutes: failures.minutesLeft });
  return inPasswordTurn(async () => {
    const charged = await chargeAttempt(db, attempt);
    if (charged.here > maxFailuresPerAddress) refuse('session.tooManyFailures', { minutes: failureWindowMinutes });
    const stored = (await findAccountById(db, tenantId, user.userId))?.passwordHash;
    if (await isPassword(change.oldPassword, stored)) return hashPassword(change.newPassword);
    if (!(await isPassword(change.newPassword, stored))) return refuse('session.wrongOldPassword');
    await forgive(deps, attempt);
    return alreadyChanged;
  });
}

function forgive(deps: SessionDeps, attempt: Attempt): Promise<void> {
  return forgiveAttempts(deps.database.scoped(attempt.tenantId), attempt);
}

const store = `
  update user_account
  set password_hash = $3, must_change_password = false, update_user = $2, update_time = $4, version = version + 1
  where tenant_id = $1 and id = $2 and is_deleted = 0`;

async function storePassword(deps: SessionDeps, ctx: Ctx, newHash: string): Promise<void> {
  const { tenantId, user } = ctx;
  const { userId, sessionId, account } = user;
  await deps.database.transaction(tenantId, async (tx) => {
    await tx.query(store, [tenantId, userId, newHash, tx.now]);
    await endOtherSessions(tx, { tenantId, userId, keptSessionId: sessionId, now: tx.now });
    await forgiveAttempts(tx, { tenantId, account, address: callerNetwork(ctx.address), now: tx.now });
    await forgetSessions({ db: tx, tenantId, now: tx.now }, userId);
    const actor = { db: tx, user, tenantId, now: tx.now };
    await recordEvidence(actor, { stream: 'admin', action: 'user.changePassword', subject: userId, payload: {} });
  });
  deps.authenticator.forget({ tenantId, userId });
}
