import type { Endpoint } from '@zhaocai/model';
import { expect, test } from 'vitest';
import { emptyTally } from './campaign.ts';
import { figuresOf } from './figures.ts';
import type { FuzzRequest } from './request.ts';

const rest = (megabytes: number) => ({
  memory: { rss: megabytes * 2 ** 20, heapUsed: 0, external: 0 },
  pool: {},
  poolIsBack: true,
});
const request = { index: 1, target: { route: 'GET /api/x', endpoint: {} as Endpoint } } as unknown as FuzzRequest;

test('a piece is told in one line: what was answered, what was no envelope, every stall, and memory at three times', () => {
  const tally = emptyTally();
  for (const [status, times] of [
    [200, 90],
    [500, 2],
    [0, 3],
    [503, 1],
  ] as const)
    tally.statuses.set(status, times);
  for (const fault of [
    'answered 500: "x"',
    'answered 400 without the envelope: "a"',
    'answered 400 without the envelope: "a"',
  ])
    tally.causes.add({ request, fault });
  const stalls = { worstMs: 812.4, count: 4, repeated: 4, unrepeated: 3, findings: [] };
  const outcome = { tally, start: rest(200), before: rest(260), after: rest(255), stalls, renewed: 0, isWarm: true };
  expect(figuresOf(outcome, { seed: 7, count: 96, seconds: 12.3, logFile: '' })).toMatch(
    new RegExp(
      'figures     seed 7: 96 requests in 12 s; statuses 0: 3, 200: 90, 500: 2, 503: 1; 500 and more 3; ' +
        'without the envelope 2; /healthz over 250 ms 4, worst 812 ms, repeated 4, came again 1; ' +
        'rss 200 → 260 → 255 MB \\(start, warm, end\\); the fuzzer.s own \\d+ MB$',
    ),
  );
});

test('of a cause that is found ten thousand times one request is kept', () => {
  const { causes } = emptyTally();
  for (let index = 0; index < 10_000; index += 1)
    causes.add({ request: { ...request, index }, fault: 'answered 500: "x"' });
  expect(causes.all()).toEqual([
    { first: { request: { ...request, index: 0 }, fault: 'answered 500: "x"' }, times: 10_000 },
  ]);
});
