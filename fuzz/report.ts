import type { Stage, Tally } from './campaign.ts';
import { gatherCauses, type Finding } from './causes.ts';
import type { Rest } from './settle.ts';
import { shrink, type Smallest } from './shrink.ts';
import { stallLimitMs, type Stalls } from './stalls.ts';

export interface Outcome {
  readonly tally: Tally;
  /** Before the first request, once it was warm, at the end. */
  readonly start: Rest;
  readonly before: Rest;
  readonly after: Rest;
  readonly stalls: Stalls;
  readonly renewed: number;
  /** Only of a long run memory can be judged. */
  readonly isWarm: boolean;
}

export interface Run {
  readonly seed: number;
  readonly count: number;
  readonly seconds: number;
  readonly logFile: string;
}

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
/** Of many causes the first ones are enough to begin with. */
const mostShrunk = 12;

export function printSummary(
  { tally, before, after, stalls, renewed }: Outcome,
  { seed, count, seconds, logFile }: Run,
): void {
  const told = (counts: ReadonlyMap<number | string, number>) =>
    [...counts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, times]) => `${name}: ${times}`)
      .join(', ');
  const answered = new Set([...tally.succeeded.values()].flatMap((routes) => [...routes]));
  const share = after.memory.rss / before.memory.rss - 1;
  console.log(`${count} requests of seed ${seed} in ${seconds.toFixed(0)} s, start and end of the product included`);
  console.log(`kinds       ${told(tally.kinds)}`);
  console.log(`statuses    ${told(tally.statuses)} (0: the line ended)`);
  console.log(`endpoints   ${answered.size} were answered with what was asked for`);
  console.log(`by role     ${told(new Map([...tally.succeeded].map(([role, routes]) => [role, routes.size])))}`);
  console.log(`sessions    ${renewed} given anew`);
  console.log(
    `/healthz    worst ${Math.round(stalls.worstMs)} ms; over ${stallLimitMs} ms ${stalls.count} times, ` +
      `${stalls.unrepeated} of ${stalls.repeated} not when repeated`,
  );
  console.log(
    `slowest     ${tally.underWay
      .slowest()
      .map(({ index, ms }) => `#${index} ${Math.round(ms)} ms`)
      .join(', ')}`,
  );
  console.log(
    `memory      rss ${megabytes(before.memory.rss)} → ${megabytes(after.memory.rss)} (${(share * 100).toFixed(1)} %), ` +
      `heap ${megabytes(before.memory.heapUsed)} → ${megabytes(after.memory.heapUsed)}`,
  );
  console.log(`pool        ${JSON.stringify(after.pool)}`);
  console.log(`log         ${logFile}`);
}

/** Prints one finding of each cause, as small as it can be made; answers whether there was none. */
export async function printFindings(stage: Stage, outcome: Outcome): Promise<boolean> {
  const faults = faultsOfRest(outcome);
  const stalling = gatherCauses();
  for (const finding of outcome.stalls.findings) stalling.add(finding);
  const causes = [...outcome.tally.causes.all(), ...stalling.all()];
  for (const fault of faults) console.log(`FOUND  ${fault}`);
  for (const { first } of causes)
    console.log(`found  ${first.request.target.route} #${first.request.index}: ${first.fault}`);
  for (const { first, times } of causes.slice(0, mostShrunk)) printOne(stage, await smallest(stage, first), times);
  const total = causes.length + faults.length;
  console.log(total === 0 ? 'Nothing found.' : `${total} causes found.`);
  return total === 0;
}

async function smallest(stage: Stage, finding: Finding): Promise<Smallest> {
  const isStall = finding.fault.startsWith('/healthz');
  return isStall || !stage.product.isAlive() ? { ...finding, repeats: true } : shrink(stage, finding);
}

function faultsOfRest({ before, after, isWarm }: Outcome): string[] {
  const faults: string[] = [];
  if (!after.poolIsBack) faults.push(`connections of the pool did not come back: ${JSON.stringify(after.pool)}`);
  if (isWarm && after.memory.rss > before.memory.rss * 1.1) faults.push('memory is not back within 10 % of its start');
  return faults;
}

function printOne({ source }: Stage, { request, fault, repeats }: Smallest, times: number): void {
  const { index, role, kind, target, method, url, headers, body, brokenAfter } = request;
  const text = typeof body === 'string' ? body : `(base64) ${body.toString('base64')}`;
  console.log(`FOUND  ${target.route} by ${role} (${kind}, ${times} times): ${fault}`);
  console.log(
    `       npm run fuzz -- --seed ${source.seed} --only ${index}${repeats ? '' : '   (alone it does not repeat)'}`,
  );
  console.log(`       ${method} ${url.slice(0, 600)}`);
  for (const [name, value] of headers.slice(0, 10)) console.log(`       ${name}: ${value.slice(0, 200)}`);
  if (text) console.log(`       ${text.slice(0, 1_200)}${text.length > 1_200 ? ` … ${text.length} characters` : ''}`);
  if (brokenAfter !== undefined) console.log(`       broken off after ${brokenAfter} of it`);
}
