import type {
  confirmTotp as confirmEndpoint,
  EndpointInput,
  EndpointOutput,
  removeTotp as removeEndpoint,
  renewRecoveryCodes as renewEndpoint,
  startTotp as startEndpoint,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import type { SessionDeps } from '../session-deps.ts';
import { demandOwnCode } from './demand-code.ts';
import { readTotpKey } from './factor-keys.ts';
import { dropIdleCodes, firstRecoveryCodes, hasSecondFactor } from './own-factors.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { tellChange } from './tell-change.ts';
import { newTotpKey, stepOfCode, totpUri } from './totp.ts';

/** One that waits for its first code is replaced; one in use stays. */
const store = `
  insert into user_totp (tenant_id, user_id, secret, create_time) values ($1, $2, $3, $4)
  on conflict (tenant_id, user_id) do update set secret = excluded.secret, create_time = excluded.create_time, last_step = 0
  where user_totp.confirm_time is null returning user_id`;

export async function startTotp(
  { factors }: SessionDeps,
  { db, tenantId, user, now }: Ctx,
): Promise<EndpointOutput<typeof startEndpoint>> {
  const key = newTotpKey();
  const stored = await db.query(store, [tenantId, user.userId, factors.totpBox.seal(key), now]);
  if (stored.length === 0) refuse('session.totpInUse');
  return { key, uri: totpUri(key, `${user.account}@${user.tenantName}`) };
}

const waiting = `
  select secret from user_totp where tenant_id = $1 and user_id = $2 and confirm_time is null
    and create_time > $3::timestamptz - interval '30 minutes' for update`;
const confirm = `
  update user_totp set confirm_time = $3, last_step = $4 where tenant_id = $1 and user_id = $2`;

/** The first code shows that the application has the secret; it is no code for a sign-in any more. */
export async function confirmTotp(
  deps: SessionDeps,
  ctx: Ctx,
  { passcode }: EndpointInput<typeof confirmEndpoint>,
): Promise<EndpointOutput<typeof confirmEndpoint>> {
  const { db, tenantId, user, now } = ctx;
  const { userId } = user;
  const [stored] = await db.query<{ secret: string }>(waiting, [tenantId, userId, now]);
  const key = stored && readTotpKey(deps.factors, stored.secret);
  if (key === undefined) return refuse('session.totpNotStarted');
  const step = stepOfCode(key, passcode.replace(/\s/g, ''), now);
  if (step === undefined) return refuse('session.wrongCode');
  await db.query(confirm, [tenantId, userId, now, step]);
  const recoveryCodes = await firstRecoveryCodes(db, deps.factors.recoveryKeys, { tenantId, userId });
  await tellChange(deps, ctx, { action: 'user.enrolTotp' });
  return { recoveryCodes };
}

const remove = `
  delete from user_totp where tenant_id = $1 and user_id = $2 and confirm_time is not null returning user_id`;

/** Whoever found a session open does not take the second factor away: a code is asked for. */
export async function removeTotp(
  deps: SessionDeps,
  ctx: Ctx,
  { passcode }: EndpointInput<typeof removeEndpoint>,
): Promise<null> {
  const { tenantId, user } = ctx;
  const holder = { tenantId, userId: user.userId };
  await demandOwnCode(deps, ctx, passcode);
  await deps.database.transaction(tenantId, async (tx) => {
    if ((await tx.query(remove, [tenantId, user.userId])).length === 0) notFound();
    await dropIdleCodes(tx, holder);
    await tellChange(deps, { ...ctx, db: tx, now: tx.now }, { action: 'user.removeTotp' });
  });
  deps.authenticator.forget(holder);
  return null;
}

export async function renewRecoveryCodes(
  deps: SessionDeps,
  ctx: Ctx,
  { passcode }: EndpointInput<typeof renewEndpoint>,
): Promise<EndpointOutput<typeof renewEndpoint>> {
  const { tenantId, user } = ctx;
  const holder = { tenantId, userId: user.userId };
  await demandOwnCode(deps, ctx, passcode);
  return deps.database.transaction(tenantId, async (tx) => {
    if (!(await hasSecondFactor(tx, holder))) notFound();
    const recoveryCodes = await giveRecoveryCodes(tx, deps.factors.recoveryKeys, holder);
    await tellChange(deps, { ...ctx, db: tx, now: tx.now }, { action: 'user.renewRecoveryCodes' });
    return { recoveryCodes };
  });
}
