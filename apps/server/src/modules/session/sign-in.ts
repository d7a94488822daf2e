import type { TokenAnswer } from '@zhaocai/contract';
import { refuse } from '../../platform/http/index.ts';
import { isCaptchaRight, type CaptchaAnswer } from './captcha.ts';
import type { Client } from './client.ts';
import { isCommonPassword } from './common-passwords.ts';
import { chargeAttempt, currentFailures, forgiveAttempts, type Attempt } from './failure-counts.ts';
import {
  delayMs,
  demandsCaptcha,
  failureWindowMinutes,
  isLockedHere,
  maxFailuresPerAddress,
} from './guessing-rules.ts';
import { openSession } from './issue-tokens.ts';
import { inPasswordTurn, isPassword } from './password.ts';
import { refuseWithoutTurn } from './refuse-without-turn.ts';
import type { SessionDeps } from './session-deps.ts';
import { findAccount, isTenantOpen, type Account } from './sign-in-queries.ts';
import { tokenAnswerOf, tokenUser } from './token-user.ts';

export interface SignInRequest {
  readonly tenantId: string;
  readonly account: string;
  /** md5 hex of what was typed. */
  readonly password: string;
  readonly client: Client;
  readonly captcha: CaptchaAnswer | undefined;
  /** The grant `captcha` demands one even where no risk does. */
  readonly captchaDemanded: boolean;
  readonly address: string;
  readonly userAgent: string;
}

/** Captcha, locks and delay before the password; the password before anything is told about the account. */
export async function signIn(deps: SessionDeps, request: SignInRequest): Promise<TokenAnswer> {
  const { tenantId, account: name, address, captcha } = request;
  if (captcha && !(await isCaptchaRight(deps.database, captcha, deps.clock.now()))) refuse('session.wrongCaptcha');
  const answer = await deps.attempts.run([tenantId, name, address].join('|'), async () => {
    const attempt = { tenantId, account: name, address, now: deps.clock.now() };
    await admitAttempt(deps, request, attempt);
    const account = await checkPassword(deps, request, attempt);
    return answerTokens(deps, request, account);
  });
  return answer ?? refuse('platform.tooMany');
}

async function admitAttempt(deps: SessionDeps, request: SignInRequest, attempt: Attempt): Promise<void> {
  const db = deps.database.scoped(attempt.tenantId);
  if (!(await isTenantOpen(db, attempt.tenantId, attempt.now))) refuse('session.tenantUnknown');
  const failures = await currentFailures(db, attempt);
  if (isLockedHere(failures)) refuse('session.tooManyFailures', { minutes: failures.minutesLeft });
  const needsCaptcha = request.captchaDemanded || demandsCaptcha(failures);
  if (needsCaptcha && !request.captcha) refuse('session.captchaRequired');
  await deps.pause(delayMs(failures));
}

/** The attempt is charged first and looked at second, both within one turn. */
async function checkPassword(deps: SessionDeps, request: SignInRequest, attempt: Attempt): Promise<Account> {
  const db = deps.database.scoped(attempt.tenantId);
  return inPasswordTurn(async () => {
    const charged = await chargeAttempt(db, attempt);
    if (charged.here > maxFailuresPerAddress) refuse('session.tooManyFailures', { minutes: failureWindowMinutes });
    const account = await findAccount(db, attempt.tenantId, attempt.account);
    const isRight = await isPassword(request.password, account?.passwordHash);
    return account && isRight ? account : refuse('session.wrongCredentials');
  }).catch(refuseWithoutTurn);
}

async function answerTokens(deps: SessionDeps, request: SignInRequest, account: Account): Promise<TokenAnswer> {
  const { tenantId, address, client, userAgent, password } = request;
  const disabled = account.status !== 1;
  const answer = await deps.database.transaction(tenantId, async (tx) => {
    await forgiveAttempts(tx, { tenantId, account: request.account, address, now: tx.now });
    if (disabled) return undefined;
    if (isCommonPassword(password, account.account)) await tx.query(demandChange, [tenantId, account.id]);
    const pair = await openSession(tx, { tenantId, userId: account.id, client, address, userAgent, now: tx.now });
    const user = await tokenUser(tx, tenantId, account.id);
    return user && tokenAnswerOf(user, pair, client.accessSeconds);
  });
  return answer ?? refuse('session.userDisabled');
}

/** A password that everybody guesses first must not outlive the sign-in that shows it. */
const demandChange = 'update user_account set must_change_password = true where tenant_id = $1 and id = $2';
