import type {
  EndpointInput,
  EndpointOutput,
  finishProof as finishEndpoint,
  proofWays as waysEndpoint,
  prove as endpoint,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { callerNetwork } from '../caller-network.ts';
import { chargeAttempt, currentFailures, forgiveAttempts } from '../failure-counts.ts';
import { failureWindowMinutes, isLockedHere, maxFailuresPerAddress } from '../guessing-rules.ts';
import { demandPasskey } from '../passkey/demand-passkey.ts';
import { inPasswordTurn, isPassword } from '../password.ts';
import { accountRules } from '../password/account-rules.ts';
import { typedPassword } from '../password/typed-password.ts';
import { proveIdentity } from '../provider/prove-identity.ts';
import { refuseWithoutTurn } from '../refuse-without-turn.ts';
import { demandOwnCode } from '../second-factor/demand-code.ts';
import type { SessionDeps } from '../session-deps.ts';
import { findAccountById } from '../sign-in-queries.ts';

type Ways = EndpointOutput<typeof waysEndpoint>;

const find = `
  select exists (select from user_totp t where t.tenant_id = u.tenant_id and t.user_id = u.id
      and t.confirm_time is not null) as "hasTotp",
    exists (select from passkey p where p.tenant_id = u.tenant_id and p.user_id = u.id) as "hasPasskey",
    u.password_hash <> '' as "hasPassword"
  from user_account u where u.tenant_id = $1 and u.id = $2`;

/** A second factor where there is one; a recovery code stands in for a passkey that is not at hand. */
export async function proofWays({ db, tenantId, user }: Pick<Ctx, 'db' | 'tenantId' | 'user'>): Promise<Ways> {
  const [has] = await db.query<{ hasTotp: boolean; hasPasskey: boolean; hasPassword: boolean }>(find, [
    tenantId,
    user.userId,
  ]);
  const { hasTotp = false, hasPasskey = false, hasPassword = false } = has ?? {};
  const code = hasTotp || hasPasskey;
  const providers = code ? [] : await db.query<Ways['providers'][number]>(linked, [tenantId, user.userId]);
  return { code, passkey: hasPasskey, password: hasPassword && !code, providers };
}

const linked = `
  select p.source, p.display_name as "displayName" from user_oauth o
  join identity_provider p on p.tenant_id = o.tenant_id and p.source = o.source and p.enabled and p.is_deleted = 0
  where o.tenant_id = $1 and o.user_id = $2 and o.is_deleted = 0 order by p.source`;

const note = 'update session set proof_time = $3 where tenant_id = $1 and id = $2';

/** From now on this session counts as proved, for as long as the tenant says. */
export async function prove(deps: SessionDeps, ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<null> {
  const { tenantId, user } = ctx;
  const { password, passcode, passkey } = input;
  if (passkey !== '') {
    const shown = { tenantId, userId: user.userId, answer: passkey, host: ctx.host ?? '', now: ctx.now };
    await demandPasskey(ctx.db, deps.factors, shown);
  } else if (passcode !== '') await demandOwnCode(deps, ctx, passcode);
  else if (password === '') refuse('session.proofMissing');
  else if ((await proofWays(ctx)).code) refuse('session.proofByFactor');
  else await demandOwnPassword(deps, ctx, password);
  await ctx.db.query(note, [tenantId, user.sessionId, deps.clock.now()]);
  return null;
}

const isOwn = `
  select from user_oauth where tenant_id = $1 and uuid = $2 and user_id = $3 and source = $4 and is_deleted = 0`;

/** By a provider that has just asked him anew; a link that was begun, or somebody else there, proves nothing. */
export async function finishProof(
  deps: SessionDeps,
  ctx: Ctx,
  { state, code, iss }: EndpointInput<typeof finishEndpoint>,
): Promise<null> {
  const { tenantId, user, db } = ctx;
  if ((await proofWays(ctx)).code) refuse('session.proofByFactor');
  const by = { userId: user.userId, sessionId: user.sessionId };
  const proof = await proveIdentity(deps, deps.providers, { tenantId, code, state, iss, by, anew: true });
  if (!proof) return refuse('session.proofState');
  const { provider, proven } = proof;
  const own = await db.query(isOwn, [tenantId, proven.uuid, user.userId, provider.source]);
  if (own.length === 0) refuse('session.proofOther');
  await db.query(note, [tenantId, user.sessionId, deps.clock.now()]);
  return null;
}

/** Guessed no more easily here than at the sign-in: both count on the same counter. */
async function demandOwnPassword(deps: SessionDeps, { tenantId, user, address, db, now }: Ctx, text: string) {
  const typed = await typedPassword(deps.passwordKeys, text, now);
  const { md5Passwords } = await accountRules(db, tenantId);
  if (typed.plain === undefined && !md5Passwords) refuse('session.passwordMd5');
  const { account, userId } = user;
  const network = callerNetwork(address);
  const outcome = await deps.attempts.run([tenantId, account, network].join('|'), async () => {
    const attempt = { tenantId, account, address: network, now: deps.clock.now() };
    const failures = await currentFailures(db, attempt);
    if (isLockedHere(failures)) refuse('session.tooManyFailures', { minutes: failures.minutesLeft });
    await inPasswordTurn(async () => {
      const charged = await chargeAttempt(db, attempt);
      if (charged.here > maxFailuresPerAddress) refuse('session.tooManyFailures', { minutes: failureWindowMinutes });
      const stored = (await findAccountById(db, tenantId, userId))?.passwordHash;
      if (!(await isPassword(typed.md5, stored))) refuse('session.wrongPassword');
    }).catch(refuseWithoutTurn);
    await forgiveAttempts(db, attempt);
    return 'right';
  });
  if (outcome === undefined) refuse('platform.tooMany');
}
