import { cpus } from 'node:os';
import { targetOf, type Verdict } from '../budget.ts';
import { startBenchCluster } from './cluster.ts';
import { lines, type Line } from './lines.ts';
import { askOnce } from './load.ts';
import { printHeading, printRow, type Row } from './report.ts';
import { ours, reference } from './requests.ts';
import { compare, type RoundOptions } from './rounds.ts';
import { stockedServers, type StockedServers } from './stocked-servers.ts';

export interface BenchOptions {
  readonly rounds: number;
  readonly seconds: number;
  /** Only lines whose name contains this. */
  readonly only: string;
}

/** Measures the API lines, prints them and answers what became of each. */
export async function runApiBench({ rounds, seconds, only }: BenchOptions): Promise<Verdict[]> {
  console.log(
    `${cpus().length} cores, Node ${process.versions.node}, ${rounds} rounds of ${seconds} s, 16 connections`,
  );
  const cluster = await startBenchCluster();
  const servers = stockedServers(cluster);
  try {
    const options = { rounds, seconds, connections: 16, postmasterPid: cluster.postmasterPid };
    await demandSameAnswers(servers);
    const chosen = lines.filter(({ name }) => name.includes(only));
    for (const { pair } of chosen) await pair(servers);
    printHeading();
    const verdicts: Verdict[] = [];
    for (const line of chosen) verdicts.push(printRow(await measureLine(line, servers, options)));
    return verdicts;
  } finally {
    await servers.stop();
    await cluster.stop();
  }
}

async function measureLine({ name, value, pair }: Line, servers: StockedServers, options: RoundOptions): Promise<Row> {
  const prepared = await pair(servers);
  const measured = await compare(prepared, options);
  const share = measured.ours.requestsPerSecond / measured.reference.requestsPerSecond;
  return { line: name, ...measured, value: value === 'share' ? share : 1 / share, target: targetOf(name) };
}

/** A race between two servers that do different things says nothing: both must give the same rows and totals. */
async function demandSameAnswers(servers: StockedServers): Promise<void> {
  const { server, callers } = await servers.ours('many');
  const bare = await servers.reference();
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
  readonly data: {
    readonly id?: string;
    readonly total?: number;
    readonly records?: readonly { readonly id: string }[];
  };
}

function essence(answer: unknown): string {
  // Both servers' answers have this shape; anything else shows as a difference.
  const { data } = answer as Answer;
  return JSON.stringify({ id: data.id, total: data.total, ids: data.records?.map(({ id }) => id) });
}
