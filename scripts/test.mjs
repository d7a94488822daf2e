// `npm test`: prepare, check, every test. The last line, alone, is `N passed, N failed`.
// Only Node built-ins here: in a fresh clone nothing is installed yet.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.mjs';
import { ensureBuilt, ensureChromium, ensureInstalled, ensurePoppler, orExit } from './prepare.mjs';
import { runCommand, tool } from './run-command.mjs';

const minute = 60_000;
const reports = mkdtempSync(join(tmpdir(), 'zhaocai-test-'));
const total = { passed: 0, failed: 0 };
/** Named again at the end: the output is long, and whoever reads it later may have its end alone. */
const failures = [];

// Whatever ends this process, the last line is the count, and a run that broke off has failed.
process.on('exit', (code) => {
  rmSync(reports, { recursive: true, force: true });
  if (code !== 0 && total.failed === 0) total.failed = 1;
  if (total.failed > 0) process.exitCode ||= 1;
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `- ${one}`).join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
});

await orExit(ensureInstalled);
const chromium = await orExit(ensureChromium);
await ensurePoppler();
// Not first by whichever test happens to start the product, in the time that the test has.
await orExit(ensureBuilt);
await section('check', check);
for (const folder of ['packages/contract', 'test', 'apps/server', 'apps/web']) {
  await section(folder, () => unitTests(folder));
}
await section('e2e', journeys);

/** Runs a part and adds its count; a part that breaks counts as one failure and the others still run. */
async function section(name, run) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const count = await run().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1, names: [String(error)] };
  });
  const names = count.names?.length || count.failed === 0 ? (count.names ?? []) : ['see above'];
  failures.push(...names.map((one) => `${name}: ${one}`));
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = Math.round((performance.now() - started) / 1000);
  const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed${skipped}, ${seconds} s`);
}

/** SLOW=1: the suites that kill servers and count frames run here too. */
async function unitTests(folder) {
  const file = join(reports, `${folder.replaceAll('/', '-')}.json`);
  const parameters = [
    'run',
    '--root',
    folder,
    '--reporter',
    'default',
    '--reporter',
    'json',
    '--outputFile.json',
    file,
  ];
  const { ok } = await runCommand(tool('vitest'), parameters, {
    env: { SLOW: '1' },
    timeoutMs: 35 * minute,
    echo: true,
  });
  const report = readReport(file);
  const names = (report?.testResults ?? []).flatMap(failedTests);
  return counted(ok, {
    passed: report?.numPassedTests ?? 0,
    failed: names.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    names,
  });
}

/** A file that could not be loaded, or whose preparation failed, has failed without a failed test. */
function failedTests({ name, status, message, assertionResults }) {
  const file = name.slice(process.cwd().length + 1);
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: ${message ?? 'not loaded'}`];
  return failed.map(({ fullName, failureMessages: [first = ''] }) => `${file}: ${fullName}: ${first.split('\n')[0]}`);
}

async function journeys() {
  const file = join(reports, 'e2e.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(chromium && { CHROMIUM_PATH: chromium }) };
  const parameters = ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'];
  const { ok } = await runCommand(tool('playwright'), parameters, { env, timeoutMs: 35 * minute, echo: true });
  const { stats, suites = [] } = readReport(file) ?? {};
  return counted(ok, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
    names: suites.flatMap(failedJourneys),
  });
}

function failedJourneys({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`);
  return [...failed, ...suites.flatMap(failedJourneys)];
}

/** A runner that crashed, or ran nothing at all, has failed even when no test says so. */
function counted(ok, count) {
  const silent = count.failed === 0 && (!ok || count.passed === 0);
  return silent ? { ...count, failed: 1 } : count;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
