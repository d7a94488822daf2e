import type { Db } from '../db/types.ts';
import { canonicalJson } from '@zhaocai/model';
import { appendAct } from './append-act.ts';

/** Somebody or something whose rights are not those that the record gave. */
export interface StrangeGrant {
  /** `user:<id>`, `role:`, `tenant:`, `dataScope:`, `apiScope:`, `apiKey:`; `seen` where what was noted is itself not as it was signed. */
  readonly subject: string;
  /** Roles that a person holds since, each by its id and its name: `123 采购员`. */
  readonly roles: readonly string[];
}

export interface GrantCheck {
  readonly strange: readonly StrangeGrant[];
  /** SHA-256 over what decides on access now, in hex. */
  readonly digest: string;
}

interface Noted {
  readonly seq: string;
  readonly digest: string;
  readonly digestOfSeen: string | null;
}

/** Acts on an account that give nobody a right, so that they explain none. */
const givesNothing = [
  'user.addPasskey',
  'user.changePassword',
  'user.enrolTotp',
  'user.linkIdentity',
  'user.removePasskey',
  'user.removeTotp',
  'user.renewRecoveryCodes',
  'user.resetPassword',
  'user.resetSecondFactors',
  'user.unlinkIdentity',
  'user.unlock',
  'grant.strange',
];

const digestOver = (from: string) =>
  `(select encode(sha256(convert_to(coalesce(string_agg(subject || ' ' || digest, E'\\n' order by subject collate "C"), ''),
    'UTF8')), 'hex') from ${from})`;

const noted = `
  select seq::text as seq, digest, ${digestOver('grant_seen where tenant_id = $1')} as "digestOfSeen"
  from grant_check where tenant_id = $1`;

const digestNow = `select ${digestOver('grants_now($1)')} as digest`;

/**
 * What changed since it was noted, without an act of the record that names it; of a person, each role that he holds since
 * is named by that act too, by its id or its name.
 */
const unexplained = `
  with changed as (
    select coalesce(n.subject, s.subject) as subject,
      array(select unnest(n.roles) except select unnest(s.roles) order by 1) as roles
    from grants_now($1) n
    full join (select subject, digest, roles from grant_seen where tenant_id = $1) s on s.subject = n.subject
    where n.digest is distinct from s.digest),
  named as (
    select c.subject, c.roles, split_part(c.subject, ':', 1) as kind, split_part(c.subject, ':', 2) as id, u.account
    from changed c
    left join user_account u on u.tenant_id = $1 and 'user:' || u.id = c.subject),
  act as (
    select action, string_to_array(subject, ',') as subjects, payload from evidence
    where tenant_id = $1 and stream = 'admin' and seq > $2 and action <> all ($3::text[]))
  select c.subject, c.roles from named c
  where not exists (
    select from act a
    where (c.id = any (a.subjects) or position('"' || c.id || '"' in a.payload) > 0
        or position(to_json(c.account)::text in a.payload) > 0
        or c.kind in ('role', 'tenant') and a.action like 'tenant.%'
        or a.action = 'grant.prepare' and position('"' || c.subject || '"' in a.payload) > 0)
      and not exists (
        select from unnest(c.roles) r (role)
        where a.action <> 'grant.prepare' and position('"' || split_part(role, ' ', 1) || '"' in a.payload) = 0
          and position(to_json(substr(role, strpos(role, ' ') + 1))::text in a.payload) = 0))
  order by c.subject`;

/** Holds what decides on access against what was noted and what the record says has been done since. */
export async function compareGrants(db: Db, tenantId: string): Promise<GrantCheck> {
  const [seen] = await db.query<Noted & Record<string, unknown>>(noted, [tenantId]);
  const [now] = await db.query<{ digest: string }>(digestNow, [tenantId]);
  const digest = now?.digest ?? '';
  if (!seen) return { digest, strange: [] };
  const isIntact = seen.digest === seen.digestOfSeen;
  const changed =
    seen.digest === digest && isIntact
      ? []
      : await db.query<{ subject: string; roles: string[] }>(unexplained, [tenantId, seen.seq, givesNothing]);
  return { digest, strange: isIntact ? changed : [{ subject: 'seen', roles: [] }, ...changed] };
}

/** The digest that the last look noted; null before the first. */
export async function notedGrants(db: Db, tenantId: string): Promise<{ digest: string; at: string } | null> {
  const [found] = await db.query<{ digest: string; at: string }>(
    'select digest, check_time as at from grant_check where tenant_id = $1',
    [tenantId],
  );
  return found ?? null;
}

const removeSeen = `
  delete from grant_seen s where s.tenant_id = $1 and not exists (
    select from grants_now($1) n where n.subject = s.subject and n.digest = s.digest)`;
const addSeen = `
  insert into grant_seen (tenant_id, subject, digest, roles)
  select $1, n.subject, n.digest, n.roles from grants_now($1) n
  where not exists (select from grant_seen s where s.tenant_id = $1 and s.subject = n.subject)`;
const noteCheck = `
  insert into grant_check (tenant_id, seq, digest, check_time)
  values ($1, $2, ${digestOver('grant_seen where tenant_id = $1')}, $3)
  on conflict (tenant_id) do update set seq = excluded.seq, digest = excluded.digest, check_time = excluded.check_time
  returning digest`;
const head = `
  select coalesce(max(seq), 0)::text as seq from evidence_head where tenant_id = $1 and stream = 'admin'`;

/**
 * The same, kept: each strange grant becomes an act of the record by nobody, once, and what is there now is noted. The
 * head is read first: what happens meanwhile is looked at again the next time.
 */
export async function noteGrants(db: Db, { tenantId, now }: { tenantId: string; now: string }): Promise<GrantCheck> {
  const [before] = await db.query<{ seq: string }>(head, [tenantId]);
  const { strange } = await compareGrants(db, tenantId);
  for (const { subject, roles } of strange)
    await recordByNobody(db, { tenantId, now, action: 'grant.strange', subject, payload: { roles } });
  await db.query(removeSeen, [tenantId]);
  await db.query(addSeen, [tenantId]);
  const [kept] = await db.query<{ digest: string }>(noteCheck, [tenantId, before?.seq ?? '0', now]);
  return { strange, digest: kept?.digest ?? '' };
}

interface ActOfNobody {
  readonly tenantId: string;
  readonly now: string;
  readonly action: string;
  readonly subject: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** By the product itself, on whose account nobody signs in. */
export async function recordByNobody(db: Db, { tenantId, now, action, subject, payload }: ActOfNobody): Promise<void> {
  const actor = { tenant: tenantId, id: 'system', account: 'system' };
  const text = canonicalJson({ ...payload, action, subject, at: now, actor });
  const written = { actorTenant: tenantId, actor: 'system', at: now };
  await appendAct(db, { tenantId, stream: 'admin', action, subject, payload: text, ...written });
}
