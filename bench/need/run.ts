import { describeTarget, judge, targetOf, type BenchLine, type Verdict } from '../budget.ts';
import { measureImport } from './import.ts';
import { measurePlanList } from './plan-list.ts';
import { measureProjectList } from './project-list.ts';

interface NeedBenchOptions {
  readonly rounds: number;
  readonly seconds: number;
  /** Only lines whose name contains this. */
  readonly only: string;
}

const benches: readonly { about: string; measure: (options: NeedBenchOptions) => Promise<BenchLine[]> }[] = [
  { about: 'plan list of 100,000', measure: measurePlanList },
  { about: 'project list', measure: measureProjectList },
  { about: 'import of 5,000 plan lines', measure: measureImport },
];

/** The lines of plans, budgets and projects. */
export async function runNeedBench(options: NeedBenchOptions): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { about, measure } of benches) {
    if (!about.includes(options.only)) continue;
    for (const { name, value } of await measure(options)) {
      const target = targetOf(name);
      const verdict = judge(value, target);
      console.log(`| ${name} | ${value.toFixed(2)} | ${describeTarget(target)} | ${verdict} |`);
      verdicts.push(verdict);
    }
  }
  return verdicts;
}
