import { withClient } from '../../apps/server/src/platform/embedded-postgres/index.ts';
import { bundle } from '../api/bundle.ts';
import type { BenchCluster } from '../api/cluster.ts';
import { fill, firstTenant } from '../api/rows.ts';
import { startServer, type ServerProcess } from '../api/server-process.ts';

export interface Crowd {
  readonly users: number;
  readonly depts: number;
}

/** Our server over one tenant of so many people, and the token of one who sees them all. */
export interface CrowdServer {
  readonly server: ServerProcess;
  readonly token: string;
}

export const tenantId = String(firstTenant);
/** The root of the departments; twenty departments stand below it, the others below those. */
export const rootDept = 1_000;
export const crowdAccount = (index: number): string => `person${index}`;

/** A server over one tenant with people spread evenly over its departments; all of them have this password. */
export async function crowdServer(cluster: BenchCluster, crowd: Crowd, passwordHash: string): Promise<CrowdServer> {
  console.log(`filling ${crowd.users} people in ${crowd.depts} departments`);
  const database = await cluster.create(`bench_users_${crowd.users}`);
  const [token = ''] = await fill(database, { tenants: 1, rows: 0 });
  await withClient(database.superuserUrl, async (client) => {
    await client.query(depts, [tenantId, rootDept, crowd.depts]);
    await client.query(people, [tenantId, rootDept, crowd.depts, crowd.users, passwordHash]);
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  });
  const settings = { APP_URL: database.appUrl, JOBS_URL: database.jobsUrl };
  return { token, server: await startServer(await bundle('our-server'), settings) };
}

const depts = `
  insert into dept (tenant_id, id, parent_id, ancestors, dept_name, sort, create_time)
  select $1, $2::bigint + n, case when n = 0 then 0 when n <= 20 then $2::bigint else $2::bigint + 1 + n % 20 end,
    case when n = 0 then '0' when n <= 20 then '0,' || $2::bigint
      else '0,' || $2::bigint || ',' || ($2::bigint + 1 + n % 20) end,
    '部门' || n, n, now()
  from generate_series(0, $3::int - 1) n`;

const people = `
  with users as (
    insert into user_account (tenant_id, id, account, password_hash, nick_name, dept_ids, create_time)
    select $1, 1000000 + n, 'person' || n, $5, '员工' || n, array[$2::bigint + n % $3::int], now() - n * interval '1 minute'
    from generate_series(0, $4::int - 1) n
    returning tenant_id, id)
  insert into user_role (tenant_id, user_id, role_id) select tenant_id, id, 1 from users`;
