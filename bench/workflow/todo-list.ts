import { withClient } from '../../apps/server/src/platform/embedded-postgres/index.ts';
import { bundle } from '../api/bundle.ts';
import { startBenchCluster, type BenchCluster } from '../api/cluster.ts';
import { fill, firstTenant } from '../api/rows.ts';
import { compare } from '../api/rounds.ts';
import { startServer, type ServerProcess } from '../api/server-process.ts';
import type { BenchLine } from '../budget.ts';

const openTasks = 1_000;
const tasksPerRun = 10;

interface Options {
  readonly rounds: number;
  readonly seconds: number;
}

/** The first page of a user's to-do list, who has 1,000 open tasks: among little history, and among much. */
export async function measureTodoList({ rounds, seconds }: Options): Promise<BenchLine[]> {
  const cluster = await startBenchCluster();
  const servers: ServerProcess[] = [];
  try {
    const sides = { reference: await stocked(cluster, 1_000), ours: await stocked(cluster, 1_000_000) };
    servers.push(sides.reference.server, sides.ours.server);
    const options = { rounds, seconds, connections: 16, postmasterPid: cluster.postmasterPid };
    const { reference, ours } = await compare(sides, options);
    console.log(
      `to-do list: ${reference.requestsPerSecond.toFixed(0)} requests/s among 1,000 rows of history, ` +
        `${ours.requestsPerSecond.toFixed(0)} among 1,000,000`,
    );
    const name = 'to-do list of 1,000 tasks: 1,000,000 rows of history against 1,000';
    return [{ name, value: reference.requestsPerSecond / ours.requestsPerSecond }];
  } finally {
    for (const server of servers) await server.stop();
    await cluster.stop();
  }
}

async function stocked(cluster: BenchCluster, history: number) {
  console.log(`filling ${history} rows of history`);
  const database = await cluster.create(`bench_flow_${history}`);
  const [token = ''] = await fill(database, { tenants: 1, rows: 0 });
  await withClient(database.superuserUrl, async (client) => {
    for (const sql of [flow, runs, finishedTasks, waitingTasks]) {
      const values = { runs: Math.ceil(history / tasksPerRun), history };
      await client.query(
        sql
          .replaceAll(':tenant', `'${firstTenant}'`)
          .replaceAll(':runs', String(values.runs))
          .replaceAll(':history', String(values.history))
          .replaceAll(':open', String(openTasks))
          .replaceAll(':each', String(tasksPerRun)),
      );
    }
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  });
  const server = await startServer(await bundle('our-server'), {
    APP_URL: database.appUrl,
    JOBS_URL: database.jobsUrl,
  });
  return { server, next: () => ({ method: 'GET' as const, path: '/api/process/flow/todo?current=1&size=20', token }) };
}

const flow = `
  with flow as (
    insert into flow_definition (tenant_id, id, flow_key, flow_name, create_time)
    values (:tenant, 1, 'bench', '采购申请', now()) returning id)
  insert into flow_version (tenant_id, id, definition_id, no, node_json, node_rows, definition, sha256, version_status,
    create_time)
  select :tenant, 1, id, 1, '{}', '[]', '{}', '', 'published', now() from flow`;
/** Runs that are over, each with ten tasks, and after them one run for each open task. */
const runs = `
  insert into flow_instance (tenant_id, id, definition_id, version_id, title, initiator, initiator_dept, state, run_status,
    finish_time, create_user, create_time, update_time)
  select :tenant, n, 1, 1, '第' || n || '号采购申请', 1 + n % 3, 1, '{}', case when n <= :runs then 'finished' else 'running' end,
    case when n <= :runs then now() end, 1 + n % 3, timestamptz '2025-01-01' + n * interval '1 minute', now()
  from generate_series(1, :runs + :open) n`;
/** A third of the history is the user's own. */
const finishedTasks = `
  insert into flow_task (tenant_id, id, instance_id, task_no, visit_no, node_id, node_name, assignee, operate_status, closed_by,
    close_time, close_order, create_time, update_time)
  select :tenant, n, 1 + n / :each, n, n, 'n2', '部门审批', 1 + n % 3, 0, 1 + n % 3,
    timestamptz '2025-01-01' + n * interval '1 minute', n, timestamptz '2025-01-01' + n * interval '1 minute', now()
  from generate_series(0, :history - 1) n`;
const waitingTasks = `
  insert into flow_task (tenant_id, id, instance_id, task_no, visit_no, node_id, node_name, assignee, operate_status,
    create_time, update_time)
  select :tenant, :history + n, :runs + n, 1, 1, 'n2', '部门审批', 1, 1, timestamptz '2026-01-01' + n * interval '1 minute', now()
  from generate_series(1, :open) n`;
