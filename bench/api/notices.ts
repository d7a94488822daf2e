import { withClient } from '../../apps/server/src/platform/embedded-postgres/index.ts';
import type { BenchDatabase } from './cluster.ts';
import { firstTenant, type Stock } from './rows.ts';

export const portalName = 'portal list of 20, without signing in';
const noticesPerTenant = 100;

/** Published notices of every tenant, each of a project of its own, mingled as time would have brought them; once. */
export async function fillNotices(database: BenchDatabase, { tenants }: Stock): Promise<void> {
  await withClient(database.superuserUrl, async (client) => {
    const values = [firstTenant, tenants, tenants * noticesPerTenant];
    await client.query(projects, values);
    await client.query(notices, values);
    await client.query('vacuum (analyze) project, bulletin, tenant, param');
  });
}

const made = `timestamptz '2026-01-01 08:00:00+08' + n * interval '11 minutes'`;
const projects = `
  insert into project (tenant_id, id, project_no, project_name, manner, law_regime, purchase_type, general_budget,
    entry_end_time, bid_end_time, open_time, stage, project_status, audit_status, handler_id, create_user, create_dept,
    publish_time, create_time, update_time)
  select ($1::int + n % $2::int)::text, n, 'XJ-' || n, '第' || n || '号采购项目', 5, 2, 1, 1000000, made + interval '5 days',
    made + interval '9 days', made + interval '9 days', 35, 2, 2, 1, 1, 1, made, made, made
  from (select n, ${made} as made from generate_series(1, $3::int) n) m on conflict do nothing`;
const notices = `
  insert into bulletin (tenant_id, id, project_id, bulletin_type, title, content, publish_time, bulletin_status, up_down,
    create_time, update_time)
  select ($1::int + n % $2::int)::text, n, n, 10, '第' || n || '号采购项目询价采购公告', '<p>正文</p>', made, 3, 1, made, made
  from (select n, ${made} as made from generate_series(1, $3::int) n) m on conflict do nothing`;
