import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { installedPostgres, startOther } from './crash/other-postgres.ts';

const server = fileURLToPath(new URL('..', import.meta.url));
const installed = installedPostgres();
const minute = 60_000;
/** How long the suite takes says how busy the machine is; one that hangs says nothing. */
const unbounded = 0;
const longestSilence = 20 * minute;
const which = installed
  ? `PostgreSQL ${installed.version} of this system`
  : 'another PostgreSQL: none (15 or newer) is installed here';

// Where none is installed there is nothing to run against; the name of the skipped test says so.
test.runIf(installed)(
  `what another version could answer otherwise passes on ${which}`,
  async () => {
    const other = await startOther(installed?.programs ?? '');
    const folder = mkdtempSync(join(tmpdir(), 'zhaocai-report-'));
    try {
      expect(await failuresOf(other.url, join(folder, 'report.json'))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await other.stop();
    }
  },
  unbounded,
);

/** As `npm test` keeps it: other than Vitest's own, it says of a test that took too long that it did. */
interface Report {
  readonly outcomes: readonly {
    readonly file: string;
    readonly name: string;
    readonly status: string;
    readonly error?: string;
  }[];
}

/**
 * What another version could answer otherwise: how statements are read, planned, sorted, locked and refused. Every
 * statement that can be read from the source (`statements`), what the platform does with policies, locks, jobs,
 * messages, workbooks and lists, and one life of whatever moves money or decides. The suite repeated as a whole costs
 * half an hour; how to ask for it stands in docs/testing.md.
 */
const asked = [
  'src/platform/access/',
  'src/platform/audit/',
  'src/platform/crud/',
  'src/platform/db/',
  'src/platform/flows/',
  'src/platform/jobs/',
  'src/platform/lifecycle/',
  'src/platform/outbox/',
  'src/platform/rows/',
  'src/platform/secrets/',
  'src/modules/dictionary/',
  'src/modules/inbox/',
  'src/modules/ledger/',
  'src/modules/report/',
  'src/modules/deposit/life-of-a-deposit',
  'src/modules/order/life-of-an-order',
  'src/modules/tendering/whole-job',
  'test/concurrency.test',
  'test/list-columns.test',
  'test/list-exports.test',
  'test/schema-drift.test',
  'test/spreadsheet-round-trips.test',
  'test/statements.test',
];

/** Each failure with its file, its sentence and its reason. */
async function failuresOf(databaseUrl: string, file: string): Promise<string[]> {
  const vitest = join(server, '../../node_modules/vitest/vitest.mjs');
  const reporter = join(server, '../../scripts/test/vitest-report.mjs');
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--root', server, '--reporter', 'default', '--reporter', reporter, ...asked],
    {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DATABASE_URL: databaseUrl,
        VITEST_REPORT: file,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const timer = setTimeout(() => child.kill(), longestSilence);
  child.stdout.on('data', () => timer.refresh());
  await once(child, 'exit');
  clearTimeout(timer);
  expect(existsSync(file), 'the suite ended without a report, or said nothing for 20 minutes').toBe(true);
  const { outcomes } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  expect(outcomes.filter(({ status }) => status === 'passed').length).toBeGreaterThan(100);
  return outcomes
    .filter(({ status }) => status === 'failed')
    .map(({ file: where, name, error }) => `${where}: ${name}: ${error}`);
}
