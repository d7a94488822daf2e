import { describeTarget, judge, targetOf, type BenchLine, type Verdict } from '../budget.ts';
import { measureBrowser } from './browser.ts';
import { measureSockets } from './sockets.ts';
import { measureTodoList } from './todo-list.ts';

export interface WorkflowBenchOptions {
  readonly rounds: number;
  readonly seconds: number;
  /** Only lines whose name contains this. */
  readonly only: string;
}

interface Bench {
  readonly names: readonly string[];
  readonly measure: (options: WorkflowBenchOptions) => Promise<BenchLine[]>;
}

const benches: readonly Bench[] = [
  { names: ['to-do list of 1,000 tasks: 1,000,000 rows of history against 1,000'], measure: measureTodoList },
  {
    names: [
      'flow canvas of 300 steps: frames per second while panning',
      'flow canvas of 300 steps: frames per second while zooming',
      'flow canvas of 300 steps: frames per second while dragging',
      'a notice in another browser: ms after the answer',
    ],
    measure: measureBrowser,
  },
  {
    names: ['2,000 sockets through ten heartbeats: lost', '2,000 sockets through ten heartbeats: MB'],
    measure: measureSockets,
  },
];

/** The lines of the approvals. The sockets beat as in the product, every 55 s: they take ten minutes. */
export async function runWorkflowBench(options: WorkflowBenchOptions): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { names, measure } of benches) {
    if (!names.some((name) => name.includes(options.only))) continue;
    for (const { name, value } of await measure(options)) {
      const target = targetOf(name);
      const verdict = judge(value, target);
      console.log(`| ${name} | ${value.toFixed(2)} | ${describeTarget(target)} | ${verdict} |`);
      verdicts.push(verdict);
    }
  }
  return verdicts;
}
