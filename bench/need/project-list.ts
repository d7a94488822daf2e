import { withClient } from '../../apps/server/src/platform/embedded-postgres/index.ts';
import { bundle } from '../api/bundle.ts';
import { startBenchCluster, type BenchCluster } from '../api/cluster.ts';
import { fill, firstTenant } from '../api/rows.ts';
import { compare } from '../api/rounds.ts';
import { startServer, type ServerProcess } from '../api/server-process.ts';
import type { BenchLine } from '../budget.ts';

const pages = 'project list: 100,000 projects in the tenant against 10,000';
const shelf = 'project list of one shelf: 100,000 projects in the tenant against 10,000';
const counts = 'project counts of 100,000: ms';

interface Options {
  readonly rounds: number;
  readonly seconds: number;
}

interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

/** A page of 20 projects as the list asks for it, whole and of one shelf, and the counts at its head. */
export async function measureProjectList({ rounds, seconds }: Options): Promise<BenchLine[]> {
  const cluster = await startBenchCluster();
  const servers: ServerProcess[] = [];
  try {
    const sides = { reference: await stocked(cluster, 10_000), ours: await stocked(cluster, 100_000) };
    servers.push(sides.reference.server, sides.ours.server);
    const options = { rounds, seconds, connections: 16, postmasterPid: cluster.postmasterPid };
    const compared = async (ask: () => Request) => {
      const asking = ({ server, token }: Side) => ({ server, next: () => ({ ...ask(), token }) });
      const { reference, ours } = await compare(
        { reference: asking(sides.reference), ours: asking(sides.ours) },
        options,
      );
      console.log(
        `projects: ${reference.requestsPerSecond.toFixed(0)} requests/s of 10,000, ${ours.requestsPerSecond.toFixed(0)} of 100,000; p50 ${ours.p50Ms.toFixed(1)} ms`,
      );
      return { ratio: reference.requestsPerSecond / ours.requestsPerSecond };
    };
    // Another page each time, as people turn them.
    let page = 0;
    const next = (body: object) => () => {
      page = (page % 100) + 1;
      return {
        method: 'POST' as const,
        path: '/api/purchase/project/basePage',
        body: { current: page, size: 20, ...body },
      };
    };
    const whole = await compared(next({}));
    const ofShelf = await compared(next({ shelf: 'tendering' }));
    return [
      { name: pages, value: whole.ratio },
      { name: shelf, value: ofShelf.ratio },
      { name: counts, value: await countMs(sides.ours) },
    ];
  } finally {
    for (const server of servers) await server.stop();
    await cluster.stop();
  }
}

interface Side {
  readonly server: ServerProcess;
  readonly token: string;
}

const countings = 20;

/** The mean of a few, one after the other, as a page asks for them. */
async function countMs({ server, token }: Side): Promise<number> {
  const ask = async () => {
    const answer = await fetch(`${server.url}/api/purchase/project/proCount`, {
      headers: { 'blade-auth': `bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  await ask();
  const started = performance.now();
  for (let round = 0; round < countings; round += 1) await ask();
  return (performance.now() - started) / countings;
}

async function stocked(cluster: BenchCluster, projects: number): Promise<Side> {
  const database = await cluster.create(`bench_project_${projects}`);
  const [token = ''] = await fill(database, { tenants: 1, rows: 0 });
  await withClient(database.superuserUrl, async (client) => {
    await client.query(projectRows.replaceAll(':tenant', `'${firstTenant}'`).replaceAll(':projects', String(projects)));
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  });
  const server = await startServer(await bundle('our-server'), {
    APP_URL: database.appUrl,
    JOBS_URL: database.jobsUrl,
  });
  return { server, token };
}

/** Most are long over; five in a hundred run. */
const projectRows = `
  insert into project (tenant_id, id, project_no, project_name, manner, law_regime, purchase_type, general_budget,
    entry_end_time, bid_end_time, open_time, stage, project_status, audit_status, handler_id, create_user, create_dept,
    create_time, update_time)
  select :tenant, n, 'XJ-' || n, '第' || n || '号采购项目', 5, 2, 1, 1000000, made + interval '5 days', made + interval '9 days',
    made + interval '9 days', case when n % 100 < 90 then 65 when n % 100 < 95 then 90 when n % 100 < 98 then 35 else 5 end,
    2, 2, 1 + n % 20, 1, 1, made, made
  from (select n, timestamptz '2020-01-01' + n * interval '30 minutes' as made from generate_series(1, :projects) n) m`;
