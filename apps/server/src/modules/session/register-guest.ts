import { accountFault, type EndpointInput, type EndpointOutput, type registerGuest as endpoint } from '@zhaocai/model';
import { recordEvidence } from '../../platform/audit/index.ts';
import { nextId, type Db, type Tx } from '../../platform/db/index.ts';
import { refuse, type PublicCtx } from '../../platform/http/index.ts';
import { captchaAnswer, isCaptchaRight } from './captcha.ts';
import { hashPassword, inPasswordTurn } from './password.ts';
import { accountRules } from './password/account-rules.ts';
import { demandPassword } from './password/judge-password.ts';
import { typedPassword, type TypedPassword } from './password/typed-password.ts';
import { refuseWithoutTurn } from './refuse-without-turn.ts';
import type { SessionDeps } from './session-deps.ts';
import { isTenantOpen } from './sign-in-queries.ts';

type Form = EndpointInput<typeof endpoint>;

interface Registration {
  /** Empty: he comes by himself. */
  readonly oauthId: string;
  readonly tenantId: string;
  readonly name: string;
  readonly account: string;
  readonly password: TypedPassword;
}

/** How long after the third party's sign-in its person may register, in minutes. */
const minutesValid = 30;

/**
 * Makes the account of somebody whom we do not know: without roles, waiting for approval (rule 181), where the tenant
 * lets people register (account.registerUser). Whom a third party knows shows its identity, and the tenant of that counts
 * whatever the form says; while no third party is configured there is none to show (decisions 21). Who comes by himself
 * shows that he is a person.
 */
export async function registerGuest(
  deps: SessionDeps,
  ctx: PublicCtx,
  form: Form,
): Promise<EndpointOutput<typeof endpoint>> {
  const oauthId = String(form.oauthId ?? '');
  const identity = oauthId === '' ? undefined : await findIdentity(ctx, oauthId);
  if (identity?.configured === false) refuse('session.thirdPartyMissing');
  const registration = await checkedForm(deps, { form, oauthId, now: ctx.now });
  const tenantId = identity ? identity.tenantId : registration.tenantId;
  if (tenantId === null) return refuse('organization.registerUnknown');
  if (registration.tenantId !== tenantId) refuse('organization.registerOtherTenant');
  const db = deps.database.scoped(tenantId);
  if (!(await isTenantOpen(db, tenantId, ctx.now))) refuse('session.tenantUnknown');
  const [param] = await db.query<{ isOpen: boolean }>(registrationOpen, [tenantId]);
  if (!param?.isOpen) refuse('session.registrationClosed');
  const rules = await accountRules(db, tenantId);
  const { password, account } = registration;
  if (password.plain === undefined && !rules.md5Passwords) refuse('session.passwordMd5');
  demandPassword(password, account, rules);
  if (!identity) await demandPerson(deps, ctx);
  const hash = await inPasswordTurn(() => hashPassword(password.md5)).catch(refuseWithoutTurn);
  await deps.database.transaction(tenantId, (tx) => store(tx, tenantId, { ...registration, hash }));
  return { waiting: true, account };
}

/** The parameter account.registerUser as it counts in this tenant. */
const registrationOpen = 'select registration_open($1) as "isOpen"';

async function demandPerson({ database }: SessionDeps, ctx: PublicCtx): Promise<void> {
  const captcha = captchaAnswer(ctx) ?? refuse('session.captchaRequired');
  if (!(await isCaptchaRight(database, captcha, ctx.now))) refuse('session.wrongCaptcha');
}

interface Identity {
  readonly configured: boolean;
  readonly tenantId: string | null;
}

const findOne = `
  select configured, tenant_id as "tenantId"
  from guest_identity($1::bigint, $2::timestamptz - interval '${minutesValid} minutes')`;

/** The tenant of an identity that nobody has an account for yet and that signed in just now. */
async function findIdentity({ db, now }: { db: Db; now: string }, oauthId: string): Promise<Identity> {
  const id = /^\d{1,18}$/.test(oauthId) ? oauthId : null;
  const [identity] = await db.query<Identity>(findOne, [id, now]);
  return identity ?? { configured: false, tenantId: null };
}

/** The same checks as in the dialog, in its order (rules 170–172); the repetition of the password stays there. */
async function checkedForm(
  deps: SessionDeps,
  { form, oauthId, now }: { readonly form: Form; readonly oauthId: string; readonly now: string },
): Promise<Registration> {
  const { tenantId, account, name } = form;
  if (!tenantId || !/^\d{6}$/.test(tenantId)) return refuse('organization.registerTenant');
  if (!account) return refuse('organization.registerAccount');
  const fault = accountFault(account);
  if (fault) return refuse(fault);
  if (!form.password) return refuse('organization.registerPassword');
  const password = await typedPassword(deps.passwordKeys, form.password, now);
  return { oauthId, tenantId, account, password, name: [...(name || account)].slice(0, 20).join('') };
}

const quota = `
  select t.account_number as "limit",
    (select count(*)::int from user_account where tenant_id = $1 and is_deleted = 0) as used
  from tenant t where t.tenant_id = $1 for no key update of t`;
const accountUsed = 'select from user_account where tenant_id = $1 and lower(account) = lower($2) and is_deleted = 0';
/** Status 3: waiting for approval. */
const insert = `
  insert into user_account (tenant_id, id, account, password_hash, nick_name, status, create_time, update_time)
  values ($1, $2, $3, $4, $5, 3, $6, $6)`;
/** Once: a rival with the same identity finds it taken, also under another code of its provider. */
const take = `
  update user_oauth o set user_id = $3, update_time = $4, version = version + 1
  where tenant_id = $1 and id = $2 and user_id is null and is_deleted = 0 and not exists (
    select from user_oauth b
    where b.tenant_id = $1 and b.uuid = o.uuid and b.user_id is not null and b.is_deleted = 0)
  returning source`;

async function store(tx: Tx, tenantId: string, guest: Registration & { readonly hash: string }): Promise<void> {
  const { oauthId, account, name, hash } = guest;
  const [places] = await tx.query<{ limit: number | null; used: number }>(quota, [tenantId]);
  const limit = places?.limit ?? -1;
  if (limit >= 0 && (places?.used ?? 0) >= limit) refuse('organization.accountLimit', { max: limit });
  if ((await tx.query(accountUsed, [tenantId, account])).length > 0) refuse('organization.accountTaken');
  const id = nextId();
  await tx.query(insert, [tenantId, id, account, hash, name, tx.now]);
  const source = oauthId === '' ? 'self' : await takeIdentity(tx, { tenantId, oauthId, id });
  const guestUser = { userId: id, account, tenantId };
  await recordEvidence(
    { db: tx, tenantId, now: tx.now, user: guestUser },
    {
      stream: 'admin',
      action: 'user.register',
      subject: id,
      payload: { after: { account, name, source } },
    },
  );
}

async function takeIdentity(
  tx: Tx,
  { tenantId, oauthId, id }: { readonly tenantId: string; readonly oauthId: string; readonly id: string },
): Promise<string> {
  const [taken] = await tx.query<{ source: string }>(take, [tenantId, oauthId, id, tx.now]);
  return taken?.source ?? refuse('organization.registerUnknown');
}
