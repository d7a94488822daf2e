import { beforeAll, describe, expect, test } from 'vitest';
import { runHouse, type Run } from './planted-run.ts';

// A test that is tried again until it passes proves nothing; one that fails by chance keeps good work out. So: once
// more, on a fresh server, told to everybody, and only where chance has a part.

const imports = `import { expect, test } from 'vitest';
import { isSecondTime } from '../../second-time.mjs';
`;
const journeyImports = `import { expect, test } from '@playwright/test';
import { isSecondTime } from '../second-time.mjs';
`;

/** Passes from the second time on. */
const shaky = (name: string) =>
  `test('${name}', () => expect(isSecondTime('${name}'), 'the first time').toBe(true));\n`;
const broken = (name: string) => `test('${name}', () => expect(1, 'every time').toBe(2));\n`;
const steady = (name: string) => `test('${name}', () => expect(1).toBe(1));\n`;

/** The second stands on the first, and the server counts: only the whole file on a fresh server can pass. */
const serialJourney = `${journeyImports}
test.describe.serial('a visit', () => {
  test('comes first', async ({ request }) => {
    expect(await (await request.get('/visit')).text()).toBe('1');
  });
  test('is followed by another', async ({ request }) => {
    expect(isSecondTime('journey'), 'the first time').toBe(true);
    expect(await (await request.get('/visit')).text()).toBe('2');
  });
  test('and by a third', async ({ request }) => {
    expect(await (await request.get('/visit')).text()).toBe('3');
  });
});
`;

const flakyLines = ({ output }: Run) => output.split('\n').filter((line) => line.startsWith('flaky: '));

describe('what fails once and passes when it is tried again', () => {
  let run: Run;
  beforeAll(async () => {
    run = await runHouse({
      'apps/server/kill.slow.test.ts': imports + shaky('a server comes back') + steady('a server is killed'),
      'e2e/visit.spec.ts': serialJourney,
      'e2e/other.spec.ts': journeyImports + steady('another journey'),
    });
  }, 120_000);

  test('does not fail the run, and counts as passed', () => {
    expect(run.lastLine, run.output).toBe('6 passed, 0 failed');
    expect(run.exitCode).toBe(0);
  });

  test('is named as flaky before the last line, with its first failure', () => {
    const summary = run.output.slice(run.output.lastIndexOf('\n== e2e'));
    expect(flakyLines(run)).toEqual([
      'flaky: apps/server: apps/server/kill.slow.test.ts: a server comes back',
      'flaky: e2e: e2e/visit.spec.ts:8: a visit › is followed by another',
    ]);
    expect(summary).toContain('flaky: ');
    expect(summary).toContain('the first time');
  });

  test('was tried on a fresh server and data directory, when the first server was gone', () => {
    expect(run.servers.map(({ event }) => event)).toEqual(['started', 'stopped', 'started', 'stopped']);
    expect(new Set(run.servers.map(({ port }) => port)).size).toBe(2);
    expect(new Set(run.servers.map(({ dataDir }) => dataDir)).size).toBe(2);
  });

  test('stands beside the slowest files of each part', () => {
    expect(run.output).toMatch(/The slowest of 2 files:\n +[\d.]+ s {2}e2e\/\w+\.spec\.ts\n +[\d.]+ s {2}e2e\//);
  });

  test('is tried again with its file alone', () => {
    expect(run.output.match(/another journey/g)).toHaveLength(1);
  });
});

test.concurrent('a test or journey that fails twice fails the run', async ({ expect }) => {
  const run = await runHouse({
    'apps/server/kill.slow.test.ts': imports + broken('a server comes back'),
    'e2e/visit.spec.ts': journeyImports + broken('a visit'),
  });
  expect(run.lastLine, run.output).toBe('0 passed, 2 failed');
  expect(run.exitCode).toBe(1);
  expect(flakyLines(run)).toEqual([]);
  expect(run.output).toContain('- e2e: e2e/visit.spec.ts:3: a visit');
}, 120_000);

test.concurrent('a test that waits for nothing is not tried again', async ({ expect }) => {
  const run = await runHouse({ 'apps/server/sum.test.ts': imports + shaky('a sum comes right') });
  expect(run.lastLine, run.output).toBe('0 passed, 1 failed');
  expect(run.exitCode).toBe(1);
  expect(run.output).toContain('- apps/server: apps/server/sum.test.ts: a sum comes right: AssertionError');
}, 120_000);

test.concurrent('a test that takes too long says so, and not only where', async ({ expect }) => {
  const run = await runHouse({
    'apps/server/wait.test.ts': `${imports}
test('an answer comes', () => new Promise(() => {}), 50);
`,
  });
  expect(run.lastLine, run.output).toBe('0 passed, 1 failed');
  expect(run.output).toContain(
    '- apps/server: apps/server/wait.test.ts: an answer comes: Error: Test timed out in 50ms.',
  );
}, 120_000);

test.concurrent('four flaky ones fail the run', async ({ expect }) => {
  const run = await runHouse({
    'apps/server/kill.slow.test.ts': imports + shaky('one') + shaky('two'),
    'e2e/visit.spec.ts': journeyImports + shaky('three') + shaky('four'),
  });
  expect(flakyLines(run), run.output).toHaveLength(4);
  expect(run.lastLine).toBe('4 passed, 1 failed');
  expect(run.exitCode).toBe(1);
}, 120_000);

test.concurrent('an error outside of every test fails the run, though the test that it came with passes the second time', async ({
  expect,
}) => {
  const run = await runHouse({
    'apps/server/kill.slow.test.ts': `${imports}
if (!isSecondTime('rejection')) void Promise.reject(new Error('nobody waits for this'));
${shaky('a server comes back')}`,
  });
  expect(run.lastLine, run.output).toBe('1 passed, 1 failed');
  expect(run.exitCode).toBe(1);
  expect(run.output).toContain('nobody waits for this');
}, 120_000);

test.concurrent('a runner that is ended from outside fails the run, and the line that names it tells by what', async ({
  expect,
}) => {
  const run = await runHouse({
    'apps/server/sum.test.ts': `${imports}
test('a sum comes right', () => {
  process.kill(process.ppid, 'SIGKILL');
  return new Promise(() => {});
});
`,
  });
  expect(run.lastLine, run.output).toBe('0 passed, 1 failed');
  expect(run.exitCode).toBe(1);
  expect(run.output).toContain('- apps/server: no test failed, yet the runner did: ended by SIGKILL');
}, 120_000);

test.concurrent('whatever a test throws, the others are still counted', async ({ expect }) => {
  const run = await runHouse({
    'apps/server/sum.test.ts': `${imports}
test('a sum comes right', () => expect(1).toBe(1));
test('nothing is thrown', () => { throw null; });
test('a word is thrown', () => { throw 'no'; });
test('something without a stack is thrown', () => { throw { stack: null, message: 'bare' }; });
`,
  });
  expect(run.lastLine, run.output).toBe('1 passed, 3 failed');
  expect(run.output).toContain('something without a stack is thrown: ');
}, 120_000);
