import { withClient } from '../../apps/server/src/platform/embedded-postgres/index.ts';
import { bundle } from './bundle.ts';
import type { BenchCluster } from './cluster.ts';
import { fill, firstTenant } from './rows.ts';
import type { Pair } from './rounds.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const few = 100;
const many = 10_000;

export const inboxName = `inbox: ${many.toLocaleString('en')} open rows against ${few}`;

/** What waits for one person, as home and the bell ask: among a hundred open rows, and among ten thousand. */
export async function inboxPair(cluster: BenchCluster, keep: (server: ServerProcess) => void): Promise<Pair> {
  const side = async (rows: number) => {
    const database = await cluster.create(`bench_inbox_${rows}`);
    const [token = ''] = await fill(database, { tenants: 1, rows: 0 });
    await withClient(database.superuserUrl, async (client) => {
      await client.query(rights);
      await client.query(open, [String(firstTenant), rows]);
      await client.query('vacuum (analyze)');
    });
    const settings = { APP_URL: database.appUrl, JOBS_URL: database.jobsUrl };
    const server = await startServer(await bundle('our-server'), settings);
    keep(server);
    return { server, next: () => ({ method: 'GET' as const, path: '/api/inbox/page?current=1&size=8', token }) };
  };
  return { reference: await side(few), ours: await side(many) };
}

const kinds = `(values ('project_confirm', 'project.confirm'), ('project_select', 'project.select'),
  ('bulletin_publish', 'project.publish'), ('planManage_audit', 'plan.audit')) k (code, kind)`;

const rights = `
  with added as (
    insert into menu (tenant_id, id, code, name, category, create_time, update_time)
    select '000000', 100 + row_number() over (), code, code, 2, now(), now() from ${kinds} returning id)
  insert into role_menu (tenant_id, role_id, menu_id) select r.tenant_id, r.id, a.id from role r cross join added a`;

/** Of four kinds that he may do, and as many that are his own. */
const open = `
  insert into duty (tenant_id, kind, row_tenant_id, row_id, person_id, barred, name, number, since, due)
  select $1::text, case when n % 5 = 0 then 'flowTask.decide' else k.kind end, $1::text, n,
    case when n % 5 = 0 then 1 end, '{}', '第' || n || '号采购项目', 'CG-' || n, now(), now() + n * interval '1 minute'
  from generate_series(1, $2::int) n
    join (select kind, row_number() over () - 1 as place from ${kinds}) k on k.place = n % 4`;
