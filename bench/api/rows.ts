import { withClient } from '../../apps/server/src/platform/embedded-postgres/index.ts';
import { newToken, tokenHash } from '../../apps/server/src/platform/access/index.ts';
import type { BenchDatabase } from './cluster.ts';

/** How many rows a database of the bench holds, spread evenly over its tenants. */
export interface Stock {
  readonly tenants: number;
  readonly rows: number;
}

export const firstTenant = 100_001;
export const firstId = 1_000_000;
/** Sessions per tenant, each of a user of its own. */
const usersPerTenant = 3;

export const tenantOf = (index: number): string => String(firstTenant + index);

/**
 * Tenants with users who are signed in, and the rows of one plain entity. The rows of the tenants lie mingled, as
 * time would have brought them: row n belongs to tenant n modulo the number of tenants. Answers the access tokens.
 */
export async function fill(database: BenchDatabase, stock: Stock): Promise<string[]> {
  const tokens: string[] = [];
  await withClient(database.superuserUrl, async (client) => {
    await client.query(menus);
    await client.query(people, [firstTenant, stock.tenants, usersPerTenant]);
    for (let user = 0; user < stock.tenants * usersPerTenant; user += 1) {
      const tenantId = tenantOf(user % stock.tenants);
      const token = newToken(tenantId);
      tokens.push(token);
      await client.query(session, [tenantId, user + 1, tokenHash(token)]);
    }
    await client.query(suppliers, [firstTenant, stock.tenants, stock.rows, firstId]);
    // What autovacuum does to a table that has been standing for a while.
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  });
  return tokens;
}

const menus = `
  insert into menu (tenant_id, id, code, name, category, create_time, update_time)
  select '000000', n, 'bench_' || verb, verb, 2, now(), now()
  from unnest('{view,add,edit,delete}'::text[]) with ordinality as verbs (verb, n)`;

/** Every tenant, its users, and one role with every menu and the scope «all rows of the tenant». */
const people = `
  with tenants as (
    insert into tenant (tenant_id, id, tenant_name, kind, create_time, update_time)
    select ($1::int + n)::text, $1::int + n, '采购人' || n, 'buyer', now(), now() from generate_series(0, $2::int - 1) n
    returning tenant_id),
  roles as (
    insert into role (tenant_id, id, role_name, role_alias, create_time, update_time)
    select tenant_id, 1, '采购经办', 'buyer', now(), now() from tenants),
  scopes as (
    insert into role_data_scope (tenant_id, id, role_id, resource, scope_type)
    select tenant_id, 1, 1, '*', 1 from tenants),
  grants as (
    insert into role_menu (tenant_id, role_id, menu_id)
    select t.tenant_id, 1, m.id from tenants t cross join menu m where m.is_deleted = 0),
  depts as (
    insert into dept (tenant_id, id, dept_name, create_time, update_time)
    select tenant_id, 1, '招投标中心', now(), now() from tenants),
  users as (
    insert into user_account (tenant_id, id, account, password_hash, nick_name, dept_ids, create_time, update_time)
    select ($1::int + u % $2::int)::text, u + 1, 'user' || u, '-', '经办人', '{1}', now(), now()
    from generate_series(0, $2::int * $3::int - 1) u
    returning tenant_id, id)
  insert into user_role (tenant_id, user_id, role_id) select tenant_id, id, 1 from users`;

const session = `
  with family as (
    insert into session (tenant_id, id, user_id, client_id, address, start_time)
    values ($1, $2, $2, 'saber', '127.0.0.1', now()) returning tenant_id, id)
  insert into session_token (tenant_id, hash, session_id, kind, expire_time)
  select tenant_id, $3, id, 'access', now() + interval '1 day' from family`;

const suppliers = `
  insert into supplier (tenant_id, id, supplier_name, credit_code, linkman, phone, address,
    create_user, create_dept, create_time, update_user, update_time)
  select ($1::int + n % $2::int)::text, $4::bigint + n, '第' || n || '仪器设备有限公司', '9144' || lpad(n::text, 14, '0'), '李明',
    '138' || lpad((n % 100000000)::text, 8, '0'), '某市某区学院路' || n % 999 || '号',
    1 + n % $2::int, 1, timestamptz '2026-01-01 08:00:00+08' + n * interval '7 seconds', 1 + n % $2::int, now()
  from generate_series(0, $3::int - 1) n`;
