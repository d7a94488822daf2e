import { expect, test } from 'vitest';
import { isMeasurement } from '../scripts/test/strange-requests.mjs';

const stall = [
  'found  POST /api/plan/queryPlan #8647: /healthz waited 420 ms',
  'FOUND  POST /api/plan/queryPlan by buyer (huge, 2 times): /healthz waited 420 ms',
];
const memory = 'FOUND  memory is not back within 10 % of its start';

test.each([
  ['a stall', stall],
  ['memory', [memory]],
  ['both', [memory, ...stall]],
])('%s may be the machine’s and is tried again', (_what, lines) => {
  expect(isMeasurement(['requests    20000', ...lines, `${lines.length} causes found.`].join('\n'))).toBe(true);
});

test.each([
  [
    'an answer of 500',
    ['found  GET /api/plan/detail #9967: 500', 'FOUND  GET /api/plan/detail by buyer (wrong, 1 times): 500'],
  ],
  ['a server that died', ['FOUND  GET /api/plan/detail by nobody (broken, 1 times): the server died']],
  ['a connection that was kept', ['FOUND  connections of the pool did not come back: {"idle":3}']],
  ['a cause that is not printed in full', [...stall, 'found  GET /api/plan/detail #12: 500']],
  ['a fuzzer that broke', []],
])('%s is never tried again, whatever was measured beside it', (_what, lines) => {
  const beside = lines.length > 0 ? [memory] : [];
  expect(isMeasurement([...lines, ...beside].join('\n'))).toBe(false);
});
