import { newToken, tokenHash } from '../apps/server/src/platform/access/index.ts';
import { withClient } from '../apps/server/src/platform/embedded-postgres/index.ts';
import { entities, type Entity } from '@zhaocai/model';
import type { Rights } from './make-request.ts';
import { roleNames, roles, tenantOf, type RoleName } from './roles.ts';

/** Who asks, by his session, and what rows he has to name. */
export interface People {
  readonly rights: Rights;
  token(role: RoleName): string | undefined;
  id(role: RoleName, entity: string, number: number): string;
  /** A session that a request has ended is given anew, and with it what its user needs to sign in. */
  renew(role: RoleName): Promise<void>;
  readonly renewed: () => number;
}

const rowsOfEach = 8;

/**
 * Sessions are made in the database and not by signing in: an attempt at an account counts against it, and a request
 * that changes a password would shut everybody out for the rest of the run.
 */
export async function meetPeople(superuserUrl: string): Promise<People> {
  const tokens = new Map<RoleName, string>();
  const ids = new Map<string, readonly string[]>();
  let renewed = 0;
  const renew = async (role: RoleName) => void tokens.set(role, await openSession(superuserUrl, role));
  await withClient(superuserUrl, (client) => client.query(victims));
  for (const role of roleNames) if (roles[role]) await renew(role);
  for (const tenantId of new Set(roleNames.map(tenantOf))) await findRows(superuserUrl, tenantId, ids);
  return {
    rights: await findRights(superuserUrl),
    token: (role) => tokens.get(role),
    id(role, entity, number) {
      const found = ids.get(`${tenantOf(role)}/${entity}`) ?? [];
      return found[number % Math.max(1, found.length)] ?? '1';
    },
    async renew(role) {
      renewed += 1;
      await renew(role);
    },
    renewed: () => renewed,
  };
}

/** What an account, a role and a tenant are named by: these, so that no request takes away whom the others need. */
const victimId = '900';
const standIns = new Set(['user_account', 'role', 'tenant']);
const victims = `
  with buyers as (select tenant_id from tenant where tenant_id in ('000000', '100001', '200001', '300001')),
  tenants as (
    insert into tenant (tenant_id, id, tenant_name, kind, credit_code, create_time, update_time)
    values ('900001', ${victimId}, '待删单位', 'buyer', '91440101MA50009001', now(), now())),
  held as (
    insert into role (tenant_id, id, role_name, role_alias, create_time, update_time)
    select tenant_id, ${victimId}, '待删角色', 'stand_in', now(), now() from buyers)
  insert into user_account (tenant_id, id, account, password_hash, nick_name, create_time, update_time)
  select tenant_id, ${victimId}, 'stand_in', '-', '待删人员', now(), now() from buyers`;

async function findRows(superuserUrl: string, tenantId: string, ids: Map<string, readonly string[]>): Promise<void> {
  const catalog: readonly Entity[] = entities;
  await withClient(superuserUrl, async (client) => {
    for (const { name, table } of catalog) {
      const sql = `select id::text from ${table} where tenant_id = $1 order by id limit ${rowsOfEach}`;
      const found = standIns.has(table)
        ? [{ id: victimId }]
        : (await client.query<{ id: string }>(sql, [tenantId])).rows;
      ids.set(
        `${tenantId}/${name}`,
        found.map(({ id }) => id),
      );
    }
  });
}

const session = `
  with who as (
    update user_account set is_deleted = 0, must_change_password = false, status = 1
    where tenant_id = $1 and account = $2 returning id),
  family as (
    insert into session (tenant_id, id, user_id, client_id, address, start_time)
    select $1, $4, id, 'saber', '127.0.0.1', now() from who returning id)
  insert into session_token (tenant_id, hash, session_id, kind, expire_time)
  select $1, $3, id, 'access', now() + interval '60 days' from family`;

/** Below every number that the product gives. */
let sessions = 1_000;

async function openSession(superuserUrl: string, role: RoleName): Promise<string> {
  sessions += 1;
  const id = sessions;
  const { tenantId = '', account = '' } = roles[role] ?? {};
  const token = newToken(tenantId);
  await withClient(superuserUrl, (client) => client.query(session, [tenantId, account, tokenHash(token), id]));
  return token;
}

const permissions = `
  select m.code from user_account u join user_role r on r.tenant_id = u.tenant_id and r.user_id = u.id
  cross join lateral role_menus(u.tenant_id, array[r.role_id]) m where u.tenant_id = $1 and u.account = $2`;

async function findRights(superuserUrl: string): Promise<Rights> {
  return withClient(superuserUrl, async (client) => {
    const found: [RoleName, ReadonlySet<string>][] = [];
    for (const role of roleNames) {
      const { tenantId, account } = roles[role] ?? {};
      const { rows } = await client.query<{ code: string }>(permissions, [tenantId ?? '', account ?? '']);
      found.push([role, new Set(rows.map(({ code }) => code))]);
    }
    return Object.fromEntries(found) as Rights;
  });
}
