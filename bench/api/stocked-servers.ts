import { supplier } from '@zhaocai/model';
import { projectionOf } from '../../apps/server/src/platform/rows/index.ts';
import { bundle } from './bundle.ts';
import type { BenchCluster, BenchDatabase } from './cluster.ts';
import { inboxPair } from './inbox.ts';
import type { Callers } from './requests.ts';
import type { Pair } from './rounds.ts';
import { fill, type Stock } from './rows.ts';
import { startServer, type ServerProcess } from './server-process.ts';

export const stocks = {
  /** 100 tenants of 10,000 rows: what the lines against the reference run on. */
  many: { tenants: 100, rows: 1_000_000 },
  /** One of those tenants alone. */
  alone: { tenants: 1, rows: 10_000 },
  /** One tenant with all the rows. */
  deep: { tenants: 1, rows: 1_000_000 },
} satisfies Record<string, Stock>;

export type StockName = keyof typeof stocks;

/** Our server over one stock. */
export interface Stocked {
  readonly database: BenchDatabase;
  readonly callers: Callers;
  readonly server: ServerProcess;
}

export interface StockedServers {
  /** Ours over this stock, filled when it is asked for the first time. */
  ours(name: StockName): Promise<Stocked>;
  /** The reference over the stock of many tenants. */
  reference(): Promise<ServerProcess>;
  /** One person's inbox, with few and with many rows in it. */
  inbox(): Promise<Pair>;
  stop(): Promise<void>;
}

export function stockedServers(cluster: BenchCluster): StockedServers {
  const started: ServerProcess[] = [];
  const keep = async (starting: Promise<ServerProcess>) => {
    const server = await starting;
    started.push(server);
    return server;
  };
  const prepareOurs = async (name: StockName): Promise<Stocked> => {
    console.log(`filling ${name}: ${stocks[name].rows} rows, ${stocks[name].tenants} tenants`);
    const database = await cluster.create(`bench_${name}`);
    const callers = { stock: stocks[name], tokens: await fill(database, stocks[name]) };
    const settings = { APP_URL: database.appUrl, JOBS_URL: database.jobsUrl };
    return { database, callers, server: await keep(startServer(await bundle('our-server'), settings)) };
  };
  const ours = onceEach(prepareOurs);
  const reference = onceEach(async (_only: 'many') => {
    const { database } = await ours('many');
    const settings = {
      REFERENCE_URL: database.superuserUrl,
      BENCH_LIST_COLUMNS: projectionOf(supplier, 'list').select,
      BENCH_DETAIL_COLUMNS: projectionOf(supplier, 'detail').select,
    };
    return keep(startServer(await bundle('reference-server'), settings));
  });
  const inbox = onceEach((_only: 'inbox') => inboxPair(cluster, (server) => void started.push(server)));
  return {
    ours,
    reference: () => reference('many'),
    inbox: () => inbox('inbox'),
    async stop() {
      for (const server of started) await server.stop();
    },
  };
}

function onceEach<K, V>(make: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const made = new Map<K, Promise<V>>();
  return (key) => {
    const present = made.get(key) ?? make(key);
    made.set(key, present);
    return present;
  };
}
