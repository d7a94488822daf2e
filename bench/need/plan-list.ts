import { withClient } from '../../apps/server/src/platform/embedded-postgres/index.ts';
import { bundle } from '../api/bundle.ts';
import { startBenchCluster, type BenchCluster } from '../api/cluster.ts';
import { fill, firstTenant } from '../api/rows.ts';
import { compare } from '../api/rounds.ts';
import { startServer, type ServerProcess } from '../api/server-process.ts';
import type { BenchLine } from '../budget.ts';

const name = 'plan list of 100,000: with three postings of each in the ledger against an empty one';
const plans = 100_000;

interface Options {
  readonly rounds: number;
  readonly seconds: number;
}

/** A page of 20 plans with what the ledger holds for them: where it has 300,000 postings, and where it has none. */
export async function measurePlanList({ rounds, seconds }: Options): Promise<BenchLine[]> {
  const cluster = await startBenchCluster();
  const servers: ServerProcess[] = [];
  try {
    const sides = { reference: await stocked(cluster, 'empty'), ours: await stocked(cluster, 'full') };
    servers.push(sides.reference.server, sides.ours.server);
    const options = { rounds, seconds, connections: 16, postmasterPid: cluster.postmasterPid };
    const { reference, ours } = await compare(sides, options);
    const [without, full] = [reference.requestsPerSecond, ours.requestsPerSecond];
    console.log(`plan list: ${without.toFixed(0)} requests/s without postings, ${full.toFixed(0)} with 300,000`);
    return [{ name, value: without / full }];
  } finally {
    for (const server of servers) await server.stop();
    await cluster.stop();
  }
}

async function stocked(cluster: BenchCluster, ledger: 'empty' | 'full') {
  const database = await cluster.create(`bench_plan_${ledger}`);
  const [token = ''] = await fill(database, { tenants: 1, rows: 0 });
  await withClient(database.superuserUrl, async (client) => {
    for (const sql of [budgets, lines, purchasePlans, ...(ledger === 'full' ? [postings] : [])])
      await client.query(sql.replaceAll(':tenant', `'${firstTenant}'`).replaceAll(':plans', String(plans)));
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  });
  const server = await startServer(await bundle('our-server'), {
    APP_URL: database.appUrl,
    JOBS_URL: database.jobsUrl,
  });
  // Another page each time, as people turn them.
  let page = 0;
  const next = () => {
    page = (page % 100) + 1;
    return { method: 'POST' as const, path: '/api/plan/queryPlan', token, body: { current: page, size: 20 } };
  };
  return { server, next };
}

/** A hundred lines; each thousand plans draw on one. */
const budgets = `
  insert into budget_project (tenant_id, id, pro_name, pro_no, budget_status, level, pro_type, cycle_type, start_year,
    end_year, dept_id, leader, total_money, basis, goal, create_user, create_time, update_time)
  select :tenant, n, '条件建设' || n, 'YS-' || n, 4, 1, 2, 2, 2027, 2027, 1, '周明', 1000000000, '年度计划', '按期完成', 1,
    now(), now() from generate_series(1, 100) n`;
const lines = `
  insert into budget_cost (tenant_id, id, line_name, budget_pro_id, line_no, money_type, year, money, available_money,
    create_time, update_time)
  select :tenant, n, '条件建设' || n || ' 财政拨款 2027', n, 1, 1, 2027, 1000000000, 1000000000, now(), now()
  from generate_series(1, 100) n`;
const purchasePlans = `
  insert into purchase_plan (tenant_id, id, plan_name, plan_no, plan_status, year, plan_type, dept_id, budget_cost_id,
    budget_pro_id, budget_money, purchase_type, item_code, plan_start_date, plan_demand_date, create_user, create_dept,
    create_time, update_time)
  select :tenant, n, '第' || n || '号采购计划', 'JH-' || n, 3, 2027, 1, 1, 1 + n % 100, 1 + n % 100, 100000, 1,
    'A05010000 家具', '2027-03-01', '2027-08-20', 1, 1, timestamptz '2026-01-01' + n * interval '1 second', now()
  from generate_series(1, :plans) n`;
/** Reserved, committed and paid in part. */
const postings = `
  insert into budget_posting (tenant_id, id, budget_pro_id, budget_cost_id, operation, from_account, to_account, money,
    cause_type, cause_id, plan_id, create_user, create_time)
  select :tenant, n * 3 + step, 1 + n % 100, 1 + n % 100, 2 + step, 2 + step, 3 + step, 100000 - step * 20000, 2, n::text, n, 1,
    timestamptz '2026-01-01' + n * interval '1 second'
  from generate_series(1, :plans) n cross join generate_series(0, 2) step`;
