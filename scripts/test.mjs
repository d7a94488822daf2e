// `npm test`: prepare, check, every test. The last line, alone, is `N passed, N failed`.
// `npm test -- --changed [commit]`: only the tests that what changed can touch (docs/testing.md).
// Only Node built-ins here: in a fresh clone nothing is installed yet.
import { check } from './check.mjs';
import { ensureBuilt, ensureChromium, ensureInstalled, ensurePoppler, orExit } from './prepare.mjs';
import { changesSince, howToRun } from './test/changed.mjs';
import { journeysTouched } from './test/journeys-touched.mjs';
import { journeys } from './test/journeys.mjs';
import { runSections } from './test/run-sections.mjs';
import { strangeRequests } from './test/strange-requests.mjs';
import { openSummary } from './test/summary.mjs';
import { unitTests } from './test/unit-tests.mjs';

const folders = ['test', 'fuzz', 'packages/model', 'apps/server', 'apps/web'];
const [option, wanted] = process.argv.slice(2);
if (option !== undefined && option !== '--changed') {
  console.error(`npm test knows --changed [commit], not ${option}`);
  process.exit(2);
}
const summary = openSummary();
await orExit(ensureInstalled);
const chromium = await orExit(ensureChromium);
await ensurePoppler();
// Not first by whichever test happens to start the product, in the time that the test has.
await orExit(ensureBuilt);
const [guards, fuzz, model, ...rest] = option ? await touched() : every();
// The check leaves a core to the guards, which mostly wait for what they start, and to what asks no database; what follows
// keeps two cores busy, or has limits of time.
await runSections([[[{ name: 'check', run: checked }], [guards, fuzz, model]], ...rest], summary);

function every() {
  return [...folders.map((folder) => unitTests(folder)), journeys({ chromium }), strangeRequests()];
}

async function touched() {
  const { base, files } = await changesSince(wanted);
  console.log(`\n${files.length} files changed since ${base.slice(0, 12)}`);
  const units = folders.map((folder) => {
    const how = howToRun(folder, files);
    console.log(`- ${folder}: ${how === 'all' ? 'all tests' : 'the tests whose imports reach a change'}`);
    return unitTests(folder, { changedSince: how === 'all' ? undefined : base });
  });
  const chosen = journeysTouched(files);
  console.log(`- e2e: ${chosen.length} files${chosen.map((file) => `\n    ${file}`).join('')}`);
  return chosen.length > 0 ? [...units, journeys({ chromium, files: chosen })] : units;
}

/** Every step of the check is one test. */
async function checked(echo) {
  const steps = await check((line) => echo.write(`${line}\n`), { statementsElsewhere: !option });
  return { outcomes: steps.map(({ name, ok }) => ({ file: '', name, status: ok ? 'passed' : 'failed' })) };
}
