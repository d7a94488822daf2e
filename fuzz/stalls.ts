import { setTimeout } from 'node:timers/promises';
import { ask, emptyTally, sendAll, type Finding, type Stage, type Tally } from './campaign.ts';
import { nowMs, type Beat, type HealthWatch } from './health-watch.ts';
import { makeRequest } from './make-request.ts';

/** Longer than this nobody else may wait. */
export const stallLimitMs = 250;

const looked = 6;
/** Then what is left over is told as it is. */
const patienceMs = 60_000;

export interface Stalls {
  readonly worstMs: number;
  /** Of those that were longer than the limit: how many, and how many did not come again when repeated. */
  readonly count: number;
  readonly unrepeated: number;
  readonly findings: readonly Finding[];
}

/**
 * A machine that is busy with something else stalls everybody. So what was under way during a long stall is sent again:
 * all together, then each alone. What stalls again, twice, is the product's.
 */
export async function judgeStalls(stage: Stage, watch: HealthWatch, tally: Tally): Promise<Stalls> {
  const beats = [...watch.beats];
  const length = ({ from, to }: Beat) => to - from;
  const long = beats
    .filter((beat) => length(beat) > stallLimitMs)
    .toSorted((one, other) => length(other) - length(one));
  const findings: Finding[] = [];
  const until = nowMs() + patienceMs;
  let unrepeated = 0;
  for (const beat of long.slice(0, looked)) {
    if (nowMs() > until) break;
    const during = tally.spans.filter(({ from, to }) => from <= beat.to && to >= beat.from).map(({ index }) => index);
    const found = await repeatStall(stage, watch, during);
    if (found) findings.push(found);
    else unrepeated += 1;
  }
  return { worstMs: Math.max(0, ...beats.map(length)), count: long.length, unrepeated, findings };
}

async function repeatStall(stage: Stage, watch: HealthWatch, indexes: readonly number[]): Promise<Finding | undefined> {
  const together = () => sendAll(stage, indexes, emptyTally());
  if (!(await stallsTwice(watch, together))) return undefined;
  for (const index of indexes) {
    const request = makeRequest(stage.source, index);
    const worst = await stallsTwice(watch, () => ask(stage, request));
    if (worst) return { request, fault: `/healthz waited ${Math.round(worst)} ms` };
  }
  const [first = 0] = indexes;
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
