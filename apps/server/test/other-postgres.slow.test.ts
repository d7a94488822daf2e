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
  `the same suite, as far as it asks the database, passes on ${which}`,
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
 * Left out, for no other PostgreSQL could make them answer otherwise: what is decided before the database is asked, what
 * sends again the statements of tests that are not left out, and what has no database or brings its own.
 */
const indifferent = [
  // Refusals by permission, from one query that other tests ask as well; what they let through, the isolation walk calls.
  'test/permission-matrix.test.ts',
  'test/authorisation-matrix.test.ts',
  // The same calls by others: isolation.test sends every statement with every kind of id.
  'test/isolation-by-*.test.ts',
  'test/scoped-rows.test.ts',
  'test/before-opening/**',
  // Refused by the readers of bodies and of files.
  'test/strange-text.test.ts',
  'src/modules/file/sign/read-pdf.test.ts',
  'src/platform/embedded-postgres/**',
  'src/platform/excel/**',
  'src/supervise/**',
];

/** All but the slow suites, for this is one of them: each failure with its file, its sentence and its reason. */
async function failuresOf(databaseUrl: string, file: string): Promise<string[]> {
  const vitest = join(server, '../../node_modules/vitest/vitest.mjs');
  const reporter = join(server, '../../scripts/test/vitest-report.mjs');
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--root', server, '--reporter', 'default', '--reporter', reporter],
    {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DATABASE_URL: databaseUrl,
        LEFT_OUT: indifferent.join(),
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
