import { describeTarget, judge, targetOf, type Verdict } from '../budget.ts';
import { measureAnswers } from './answers.ts';
import { measureLongForm } from './browser.ts';

const benches = [
  { about: 'form of 300 fields', measure: measureLongForm },
  { about: '100,000 answers', measure: measureAnswers },
] as const;

/** The lines of forms; `only` names the long form or the many answers. */
export async function runFormBench(only: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { about, measure } of benches) {
    if (!about.includes(only)) continue;
    for (const { name, value } of await measure()) {
      const target = targetOf(name);
      const verdict = judge(value, target);
      console.log(`| ${name} | ${value.toFixed(0)} | ${describeTarget(target)} | ${verdict} |`);
      verdicts.push(verdict);
    }
  }
  return verdicts;
}
