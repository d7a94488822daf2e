import { userStatus, type TokenAnswer } from '@zhaocai/model';
import { refuse } from '../../platform/http/index.ts';
import { actingFault, type ActingAs } from './acting-as.ts';
import { isCaptchaRight, type CaptchaAnswer } from './captcha.ts';
import type { Client } from './client.ts';
import {
  chargeAttempt,
  currentFailures,
  forgiveAttempts,
  type Attempt,
  type CurrentFailures,
} from './failure-counts.ts';
import {
  delayMs,
  demandsCaptcha,
  failureWindowMinutes,
  isLockedHere,
  maxFailuresPerAddress,
} from './guessing-rules.ts';
import { demoPassword } from './common-password-words.ts';
import { openSession } from './issue-tokens.ts';
import { inPasswordTurn, isPassword } from './password.ts';
import { accountRules, type AccountRules } from './password/account-rules.ts';
import { mustBeChanged } from './password/judge-password.ts';
import { md5Of, type TypedPassword } from './password/typed-password.ts';
import { demandSecondStep, type SecondStep } from './second-factor/second-step.ts';
import { refuseWithoutTurn } from './refuse-without-turn.ts';
import type { SessionDeps } from './session-deps.ts';
import { demandOpenTenant } from './places/sign-in-places.ts';
import { findAccount, type Account } from './sign-in-queries.ts';
import { tokenAnswerOf, tokenUser } from './token-user.ts';

export interface SignInRequest {
  readonly tenantId: string;
  readonly account: string;
  readonly password: TypedPassword;
  readonly client: Client;
  readonly captcha: CaptchaAnswer | undefined;
  /** The grant `captcha` demands one even where no risk does. */
  readonly captchaDemanded: boolean;
  readonly address: string;
  /** The address itself, where `address` is its network. */
  readonly from: string;
  readonly userAgent: string;
  readonly as: ActingAs;
  readonly second: SecondStep;
}

/**
 * Captcha, locks and delay before the password; the password before anything is told about the account; the second step
 * before there is a session.
 */
export async function signIn(deps: SessionDeps, request: SignInRequest): Promise<TokenAnswer> {
  const { tenantId, account: name, address, captcha } = request;
  if (captcha && !(await isCaptchaRight(deps.database, captcha, deps.clock.now()))) refuse('session.wrongCaptcha');
  const answer = await deps.attempts.run([tenantId, name, address].join('|'), async () => {
    const attempt = { tenantId, account: name, address, now: deps.clock.now() };
    const rules = await admitAttempt(deps, request, attempt);
    const account = await checkPassword(deps, request, attempt);
    const step = { attempt, userId: account.id, shown: request.second };
    await demandSecondStep(deps.database.scoped(tenantId), deps.factors, step);
    return answerTokens(deps, request, { account, rules });
  });
  return answer ?? refuse('platform.tooMany');
}

/** What the tenant asks of its accounts, once the attempt may be made. */
async function admitAttempt(deps: SessionDeps, request: SignInRequest, attempt: Attempt): Promise<AccountRules> {
  const known = await deps.questions.run(() => askBefore(deps, request, attempt)).catch(refuseWithoutTurn);
  const { failures, rules } = known;
  if (request.password.plain === undefined && !rules.md5Passwords) refuse('session.passwordMd5');
  if (isLockedHere(failures)) refuse('session.tooManyFailures', { minutes: failures.minutesLeft });
  const needsCaptcha = request.captchaDemanded || demandsCaptcha(failures);
  if (needsCaptcha && !request.captcha) refuse('session.captchaRequired');
  await deps.pause(delayMs(failures));
  return rules;
}

interface Known {
  readonly failures: CurrentFailures;
  readonly rules: AccountRules;
}

async function askBefore(deps: SessionDeps, { from }: SignInRequest, attempt: Attempt): Promise<Known> {
  const db = deps.database.scoped(attempt.tenantId);
  await demandOpenTenant(db, { ...attempt, from });
  return { failures: await currentFailures(db, attempt), rules: await accountRules(db, attempt.tenantId) };
}

/** The attempt is charged first and looked at second, both within one turn. */
async function checkPassword(deps: SessionDeps, request: SignInRequest, attempt: Attempt): Promise<Account> {
  const db = deps.database.scoped(attempt.tenantId);
  return inPasswordTurn(async () => {
    const charged = await chargeAttempt(db, attempt);
    if (charged.here > maxFailuresPerAddress) refuse('session.tooManyFailures', { minutes: failureWindowMinutes });
    const account = await findAccount(db, attempt.tenantId, attempt.account);
    const isRight = await isPassword(request.password.md5, account?.passwordHash);
    return account && isRight ? account : refuse('session.wrongCredentials');
  }).catch(refuseWithoutTurn);
}

/** The one password of the demo stays good in the demo. */
function isTold({ demo }: SessionDeps, { md5 }: TypedPassword): boolean {
  return demo && md5 === md5Of(demoPassword);
}

interface Admitted {
  readonly account: Account;
  readonly rules: AccountRules;
}

async function answerTokens(
  deps: SessionDeps,
  request: SignInRequest,
  { account, rules }: Admitted,
): Promise<TokenAnswer> {
  const { tenantId, address, client, userAgent, password, as } = request;
  const disabled = !userStatus.is(account.status, 'enabled');
  const { answer, fault } = await deps.database.transaction(tenantId, async (tx) => {
    await forgiveAttempts(tx, { tenantId, account: request.account, address, now: tx.now });
    if (disabled) return {};
    const refused = await actingFault(tx, { tenantId, userId: account.id, as });
    if (refused) return { fault: refused };
    if (!isTold(deps, password) && mustBeChanged(password, account, { rules, now: tx.now }))
      await tx.query(demandChange, [tenantId, account.id]);
    const entry = password.plain === undefined ? ('md5' as const) : ('sealed' as const);
    const opened = { tenantId, userId: account.id, client, address, userAgent, as, entry, now: tx.now };
    const { id: sessionId, pair } = await openSession(tx, opened);
    const user = await tokenUser(tx, { tenantId, userId: account.id, sessionId });
    return { answer: user && tokenAnswerOf(user, pair, client.accessSeconds) };
  });
  if (fault) refuse(fault);
  return answer ?? refuse(account.status === waiting ? 'organization.waiting' : 'session.userDisabled');
}

/** Registered, and not approved yet. */
const waiting = 3;

/** A password that everybody guesses first, or that breaks the rules, must not outlive the sign-in that shows it. */
const demandChange = 'update user_account set must_change_password = true where tenant_id = $1 and id = $2';
