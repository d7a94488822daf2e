import { hashPassword } from '../../apps/server/src/modules/session/index.ts';
import { startBenchCluster } from '../api/cluster.ts';
import { describeTarget, judge, targetOf, type Verdict } from '../budget.ts';
import { measurePages, pageNames, warm } from './pages.ts';
import { crowdServer } from './people.ts';
import { md5, measureSignIns, signInNames, typed } from './sign-ins.ts';

interface UsersBenchOptions {
  readonly rounds: number;
  readonly seconds: number;
  /** Only lines whose name contains this. */
  readonly only: string;
}

/** One tenant of 100,000 people and 2,000 departments against one of a tenth of that. */
export async function runUsersBench({ rounds, seconds, only }: UsersBenchOptions): Promise<Verdict[]> {
  const asked = (names: Readonly<Record<string, string>>) => Object.values(names).some((name) => name.includes(only));
  if (!asked(pageNames) && !asked(signInNames)) return [];
  const cluster = await startBenchCluster();
  const password = await hashPassword(md5(typed));
  const large = await crowdServer(cluster, { users: 100_000, depts: 2_000 }, password);
  const small = asked(pageNames) ? await crowdServer(cluster, { users: 10_000, depts: 200 }, password) : undefined;
  try {
    const options = { rounds, seconds, connections: 8, postmasterPid: cluster.postmasterPid };
    await warm(large, options);
    const pages = small ? await measurePages({ small, large }, { ...options, only }) : [];
    const signIns = asked(signInNames) ? await measureSignIns(large) : [];
    return [...pages, ...signIns].map(print);
  } finally {
    for (const crowd of [large, small]) await crowd?.server.stop();
    await cluster.stop();
  }
}

function print({ name, value }: { readonly name: string; readonly value: number }): Verdict {
  const target = targetOf(name);
  const verdict = judge(value, target);
  console.log(`| ${name} | ${value.toFixed(2)} | ${describeTarget(target)} | ${verdict} |`);
  return verdict;
}
