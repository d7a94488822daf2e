import { cpus } from 'node:os';
import { supplier } from '@zhaocai/contract';
import { projectionOf } from '../../apps/server/src/platform/crud/index.ts';
import { readBudget, type Target as BudgetTarget, type Verdict } from './budget.ts';
import { bundle } from './bundle.ts';
import { startBenchCluster, type BenchCluster } from './cluster.ts';
import { askOnce, type Target } from './load.ts';
import { printRows, type Row } from './report.ts';
import { ours, reference, type Callers } from './requests.ts';
import { compare, type Pair, type RoundOptions } from './rounds.ts';
import { fill, type Stock } from './rows.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const stocks = {
  /** 100 tenants of 10,000 rows: what the lines against the reference run on. */
  many: { tenants: 100, rows: 1_000_000 },
  /** One of those tenants alone. */
  alone: { tenants: 1, rows: 10_000 },
  /** One tenant with all the rows. */
  deep: { tenants: 1, rows: 1_000_000 },
} satisfies Record<string, Stock>;

export interface BenchOptions {
  readonly rounds: number;
  readonly seconds: number;
  /** Only lines whose name contains this. */
  readonly only: string;
}

interface Line {
  readonly name: string;
  readonly pair: Pair;
  /** `share`: our requests per second by the reference's. `times`: how much longer one request takes. */
  readonly value: 'share' | 'times';
}

/** Measures the API lines, prints them and answers what became of each. */
export async function runApiBench({ rounds, seconds, only }: BenchOptions): Promise<Verdict[]> {
  console.log(`${cpus().length} cores, Node ${process.versions.node}, ${rounds} rounds of ${seconds} s, 16 connections`);
  const cluster = await startBenchCluster();
  const servers: ServerProcess[] = [];
  try {
    const lines = await prepareLines(cluster, servers);
    const options = { rounds, seconds, connections: 16, postmasterPid: cluster.postmasterPid };
    const rows: Row[] = [];
    for (const line of lines.filter(({ name }) => name.includes(only))) rows.push(await measureLine(line, options));
    return printRows(rows);
  } finally {
    for (const server of servers) await server.stop();
    await cluster.stop();
  }
}

async function measureLine({ name, pair, value }: Line, options: RoundOptions): Promise<Row> {
  console.log(`measuring ${name}`);
  const measured = await compare(pair, options);
  const share = measured.ours.requestsPerSecond / measured.reference.requestsPerSecond;
  return { line: name, ...measured, value: value === 'share' ? share : 1 / share, target: targetOf(name) };
}

function targetOf(name: string): BudgetTarget {
  const target = readBudget()[name];
  if (!target) throw new Error(`budget.json has no line «${name}»`);
  return target;
}

async function prepareLines(cluster: BenchCluster, servers: ServerProcess[]): Promise<Line[]> {
  const [ourProgram, referenceProgram] = await Promise.all([bundle('our-server'), bundle('reference-server')]);
  const started = async (program: string, settings: Record<string, string>) => {
    const server = await startServer(program, settings);
    servers.push(server);
    return server;
  };
  const prepare = async (name: keyof typeof stocks) => {
    console.log(`filling ${name}: ${stocks[name].rows} rows, ${stocks[name].tenants} tenants`);
    const database = await cluster.create(`bench_${name}`);
    const callers: Callers = { stock: stocks[name], tokens: await fill(database, stocks[name]) };
    return { database, callers, server: await started(ourProgram, { APP_URL: database.appUrl }) };
  };
  const many = await prepare('many');
  const alone = await prepare('alone');
  const deep = await prepare('deep');
  const bare = await started(referenceProgram, {
    REFERENCE_URL: many.database.superuserUrl,
    BENCH_LIST_COLUMNS: projectionOf(supplier, 'list').select,
    BENCH_DETAIL_COLUMNS: projectionOf(supplier, 'detail').select,
  });
  await demandSameAnswers({ bare, server: many.server, callers: many.callers });
  const against = (referenceMaker: Target['next'], ourMaker: Target['next']): Pair => ({
    reference: { server: bare, next: referenceMaker },
    ours: { server: many.server, next: ourMaker },
  });
  const page = ({ server, callers }: typeof many): Target => ({ server, next: ours.list(callers) });
  const { callers } = many;
  return [
    { name: 'list of 20 with total', value: 'share', pair: against(reference.list(callers), ours.list(callers)) },
    { name: 'get by id', value: 'share', pair: against(reference.get(callers), ours.get(callers)) },
    {
      name: 'page and total: 1,000,000 rows in the tenant against 10,000',
      value: 'times',
      pair: { reference: page(alone), ours: page(deep) },
    },
    {
      name: 'page and total: 990,000 rows of other tenants beside it against none',
      value: 'times',
      pair: { reference: page(alone), ours: page(many) },
    },
    // The lines that write come last: they leave dead weight behind.
    {
      name: 'create with evidence',
      value: 'share',
      pair: against(reference.create(callers), ours.create(callers, { withKey: false })),
    },
    {
      name: 'create with evidence and idempotency key',
      value: 'share',
      pair: against(reference.create(callers), ours.create(callers, { withKey: true })),
    },
  ];
}

/** A race between two servers that do different things says nothing: both must give the same rows and totals. */
async function demandSameAnswers({ bare, server, callers }: { bare: ServerProcess; server: ServerProcess; callers: Callers }) {
  const makers = [
    [reference.list(callers), ours.list(callers)],
    [reference.get(callers), ours.get(callers)],
  ] as const;
  for (const [bareMaker, ourMaker] of makers) {
    const [expected, answered] = await Promise.all([askOnce(bare, bareMaker()), askOnce(server, ourMaker())]);
    if (essence(expected) !== essence(answered)) {
      throw new Error(`the two servers differ: ${essence(expected)} and ${essence(answered)}`);
    }
  }
}

interface Answer {
  readonly data: { readonly id?: string; readonly total?: number; readonly records?: readonly { readonly id: string }[] };
}

function essence(answer: unknown): string {
  // Both servers' answers have this shape; anything else shows as a difference.
  const { data } = answer as Answer;
  return JSON.stringify({ id: data.id, total: data.total, ids: data.records?.map(({ id }) => id) });
}
