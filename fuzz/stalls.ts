import { setTimeout } from 'node:timers/promises';
import { ask, emptyTally, sendAll, type Stage, type Tally } from './campaign.ts';
import type { Finding } from './causes.ts';
import { nowMs, type HealthWatch } from './health-watch.ts';
import { makeRequest } from './make-request.ts';

/** Longer than this nobody else may wait. */
export const stallLimitMs = 250;

const looked = 6;
/** Then what is left over is told as it is. */
const patienceMs = 60_000;

/** A wait for /healthz that was too long, and which requests were under way meanwhile. */
export interface Stall {
  readonly ms: number;
  readonly indexes: readonly number[];
}

export interface Stalls {
  readonly worstMs: number;
  /** Of those that were longer than the limit: how many, how many were repeated, and how many of these did not come again. */
  readonly count: number;
  readonly repeated: number;
  readonly unrepeated: number;
  readonly findings: readonly Finding[];
}

/** Notes each stall as it comes; answers with them once they are asked for, and notes no more. */
export function noteStalls(watch: HealthWatch, { underWay }: Tally): () => readonly Stall[] {
  const stalls: Stall[] = [];
  watch.hear((beat) => {
    const ms = beat.to - beat.from;
    if (ms > stallLimitMs) stalls.push({ ms, indexes: underWay.during(beat) });
    // The next question begins later than this one was answered.
    underWay.forget(beat.to);
  });
  return () => {
    watch.hear(() => undefined);
    return stalls;
  };
}

/**
 * A machine that is busy with something else stalls everybody. So what was under way during a long stall is sent again:
 * all together, then each alone. What stalls again, twice, is the product's. Of many the longest are repeated, or all.
 */
export async function judgeStalls(
  stage: Stage,
  watch: HealthWatch,
  { stalls, all }: { readonly stalls: readonly Stall[]; readonly all: boolean },
): Promise<Stalls> {
  const worstMs = watch.worstMs();
  const findings: Finding[] = [];
  const until = all ? Infinity : nowMs() + patienceMs;
  let repeated = 0;
  for (const { indexes } of stalls.toSorted((one, other) => other.ms - one.ms).slice(0, all ? Infinity : looked)) {
    if (nowMs() > until || !stage.product.isAlive()) break;
    const found = await repeatStall(stage, watch, indexes);
    repeated += 1;
    if (found) findings.push(found);
  }
  return { worstMs, count: stalls.length, repeated, unrepeated: repeated - findings.length, findings };
}

async function repeatStall(stage: Stage, watch: HealthWatch, indexes: readonly number[]): Promise<Finding | undefined> {
  const [first] = indexes;
  // Nothing was asked then: nothing can be asked again.
  if (first === undefined) return undefined;
  const together = () => sendAll(stage, indexes, emptyTally());
  if (!(await stallsTwice(watch, together))) return undefined;
  for (const index of indexes) {
    const request = makeRequest(stage.source, index);
    const worst = await stallsTwice(watch, () => ask(stage, request));
    if (worst) return { request, fault: `/healthz waited ${Math.round(worst)} ms` };
  }
  return {
    request: makeRequest(stage.source, first),
    fault: `/healthz waits when these are sent at once: ${indexes.join(',')}`,
  };
}

async function stallsTwice(watch: HealthWatch, work: () => Promise<unknown>): Promise<number | undefined> {
  let shortest = Infinity;
  for (const _ of [1, 2]) {
    const started = nowMs();
    await work();
    // The question that is still unanswered belongs to it.
    await setTimeout(300);
    const worst = watch.worstSince(started);
    if (worst <= stallLimitMs) return undefined;
    shortest = Math.min(shortest, worst);
  }
  return shortest;
}
