import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { emptyTally, sendAll, type Stage, type Tally } from './campaign.ts';
import { watchHealth, type HealthWatch } from './health-watch.ts';
import { meetPeople } from './people.ts';
import { startProduct } from './product.ts';
import { printFindings, printSummary, type Outcome } from './report.ts';
import { settle } from './settle.ts';
import { judgeStalls } from './stalls.ts';
import { targetsOf } from './targets.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    // Numbers of requests, to repeat what was found
    only: { type: 'string', default: '' },
  },
});
const seed = Number(values.seed);
const only = values.only.split(',').filter(Boolean).map(Number);
const count = only.length > 0 ? only.length : Number(values.requests);
const logFile = join(tmpdir(), `zhaocai-fuzz-${process.pid}.log`);

const started = performance.now();
const product = await startProduct(logFile);
let isClean = false;
try {
  const people = await meetPeople(product.superuserUrl);
  const stage: Stage = { product, people, source: { seed, targets: targetsOf(), rights: people.rights } };
  const watch = watchHealth(product.url);
  const outcome = await campaign(stage, watch, emptyTally());
  await watch.stop();
  printSummary(outcome, { seed, count, seconds: (performance.now() - started) / 1000, logFile });
  isClean = await printFindings(stage, outcome);
} finally {
  await product.stop();
}
process.exit(isClean ? 0 : 1);

/** The first quarter warms the server up: what it keeps from then on it need not keep. */
async function campaign(stage: Stage, watch: HealthWatch, tally: Tally): Promise<Outcome> {
  const all = only.length > 0 ? only : Array.from({ length: count }, (_, index) => index);
  const warmUp = Math.min(all.length, Math.max(Math.ceil(all.length / 4), 1_000));
  await sendAll(stage, all.slice(0, warmUp), tally);
  const before = await settle(stage.product);
  await sendAll(stage, all.slice(warmUp), tally);
  const stalls = await judgeStalls(stage, watch, tally);
  const after = await settle(stage.product, before.memory.rss * 1.1);
  return { tally, before, after, stalls, renewed: stage.people.renewed(), isWarm: all.length > warmUp };
}
