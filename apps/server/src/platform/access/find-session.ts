import { tenantEnabled, userStatus } from '@zhaocai/model';
import type { Db } from '../db/types.ts';
import { placeColumns, placesOf } from './places.ts';
import { findRights, type Rights } from './role-rights.ts';
import type { SessionUser } from './session-user.ts';
import { userColumns } from './user-columns.ts';

export interface UserRow {
  readonly tenantName: string;
  readonly tenantKind: SessionUser['tenantKind'];
  readonly userId: string;
  readonly account: string;
  readonly nickName: string;
  readonly mustChangePassword: boolean;
  readonly lacksSecondFactor: boolean;
  readonly roles: readonly { readonly id: string; readonly alias: string }[];
  readonly deptIds: readonly string[];
  readonly deptSubtreeIds: readonly string[];
}

interface SessionRow extends UserRow {
  readonly sessionId: string;
  readonly expireTime: string;
  readonly isUseUnnoted: boolean;
  readonly networks: string | null;
  readonly times: string | null;
}

/** How exactly is noted when a session was last used: a note is a write, and calls are many. */
const noteEvery = `interval '5 minutes'`;

/**
 * Who is behind an access token, in one statement. Nobody when the token has run out, the
 * session has ended, or the user or the tenant is disabled: a change there takes effect with the next look-up.
 * Token and session are found one after the other, each by its key: planned together while there are few, the statement
 * is kept as it is, and somebody with a thousand sessions is searched through all of them.
 */
const sessionOfToken = `
  with k as materialized (
    select session_id, kind, expire_time from session_token where tenant_id = $1 and hash = $2),
  s as materialized (
    select * from session where tenant_id = $1 and id = (select session_id from k where kind = 'access' and expire_time > $3))
  select s.id::text as "sessionId", k.expire_time as "expireTime",
    coalesce(s.last_used_time, s.start_time) < $3::timestamptz - ${noteEvery} as "isUseUnnoted", ${placeColumns},
    ${userColumns}
  from k cross join s
  join user_account u on u.tenant_id = s.tenant_id and u.id = s.user_id and u.is_deleted = 0
    and u.status in ${userStatus.sql('enabled')}
  join tenant t on t.tenant_id = s.tenant_id and t.is_deleted = 0 and t.status = ${tenantEnabled}
    and (t.expire_time is null or t.expire_time > $3)
  where s.end_time is null`;

const findOne = `
  select ${userColumns} from user_account u join tenant t on t.tenant_id = u.tenant_id
  cross join (select null::bigint as role_id, null::bigint as dept_id) s
  where u.tenant_id = $1 and u.id = $2 and u.is_deleted = 0`;

/** Who somebody is, without what his roles allow. */
export type Person = Omit<SessionUser, keyof Rights>;

export interface FoundSession {
  readonly person: Person;
  readonly expireTime: string;
  /** Its last use was noted some time ago. */
  readonly isUseUnnoted: boolean;
}

export async function findSession(
  db: Db,
  { tenantId, hash, now }: { readonly tenantId: string; readonly hash: string; readonly now: string },
): Promise<FoundSession | undefined> {
  const [row] = await db.query<SessionRow>(sessionOfToken, [tenantId, hash, now]);
  if (!row) return undefined;
  const { sessionId, expireTime, isUseUnnoted } = row;
  const person = { ...personOf(row, { tenantId, sessionId }), places: placesOf(row) };
  return { person, expireTime, isUseUnnoted };
}

/** A rival process may note the same a moment earlier: then there is nothing to write. */
const note = `
  update session set last_used_time = $3
  where tenant_id = $1 and id = $2 and coalesce(last_used_time, start_time) < $3::timestamptz - ${noteEvery}`;

export async function noteUse(db: Db, { tenantId, sessionId }: Person, now: string): Promise<void> {
  await db.query(note, [tenantId, sessionId, now]);
}

const lasting = `
  select s.id::text from session s
  join user_account u on u.tenant_id = s.tenant_id and u.id = s.user_id and u.is_deleted = 0
    and u.status in ${userStatus.sql('enabled')}
  join tenant t on t.tenant_id = s.tenant_id and t.is_deleted = 0 and t.status = ${tenantEnabled}
    and (t.expire_time is null or t.expire_time > $3)
  where s.tenant_id = $1 and s.id = any($2::bigint[]) and s.end_time is null and exists (
    select from session_token k where k.tenant_id = s.tenant_id and k.session_id = s.id and k.expire_time > $3)`;

/** Which of these sessions still last: not ended, with a token that is good, of a user and a tenant who may sign in. */
export async function lastingSessions(
  db: Db,
  {
    tenantId,
    sessionIds,
    now,
  }: { readonly tenantId: string; readonly sessionIds: readonly string[]; readonly now: string },
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(lasting, [tenantId, sessionIds, now]);
  return new Set(rows.map(({ id }) => id));
}

/** A user of the tenant with the rights he would have if he signed in now; signed in or not. */
export async function findUser(
  db: Db,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): Promise<SessionUser | undefined> {
  const [row] = await db.query<UserRow>(findOne, [tenantId, userId]);
  if (!row) return undefined;
  const person = personOf(row, { tenantId, sessionId: '' });
  return { ...person, ...(await findRights(db, person)) };
}

export function personOf(row: UserRow, { tenantId, sessionId }: { tenantId: string; sessionId: string }): Person {
  return {
    sessionId,
    tenantId,
    tenantName: row.tenantName,
    tenantKind: row.tenantKind,
    userId: row.userId,
    account: row.account,
    nickName: row.nickName,
    roleIds: row.roles.map(({ id }) => id),
    roleAliases: row.roles.map(({ alias }) => alias),
    deptIds: row.deptIds,
    deptSubtreeIds: row.deptSubtreeIds,
    mustChangePassword: row.mustChangePassword,
    lacksSecondFactor: row.lacksSecondFactor,
  };
}
