import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { installedPostgres, startOther } from './crash/other-postgres.ts';

const server = fileURLToPath(new URL('..', import.meta.url));
const installed = installedPostgres();
const which = installed
  ? `PostgreSQL ${installed.version} of this system`
  : 'another PostgreSQL: none (15 or newer) is installed here';

// Where none is installed there is nothing to run against; the name of the skipped test says so.
test.runIf(installed)(
  `the same suite passes on ${which}`,
  async () => {
    const other = await startOther(installed?.programs ?? '');
    const folder = mkdtempSync(join(tmpdir(), 'zhaocai-report-'));
    try {
      expect(await runSuite(other.url, join(folder, 'report.json'))).toEqual({ failed: 0, brokenFiles: [] });
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await other.stop();
    }
  },
  900_000,
);

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/** All but the slow suites, for this is one of them. */
async function runSuite(databaseUrl: string, file: string) {
  const vitest = join(server, '../../node_modules/vitest/vitest.mjs');
  const parameters = ['run', '--root', server, '--reporter', 'json', '--outputFile', file];
  const child = spawn(process.execPath, [vitest, ...parameters], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: databaseUrl },
    stdio: 'ignore',
  });
  await once(child, 'exit');
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  expect(report.numPassedTests).toBeGreaterThan(100);
  const brokenFiles = report.testResults.filter(({ status }) => status !== 'passed').map(({ name: path }) => path);
  return { failed: report.numFailedTests, brokenFiles };
}
