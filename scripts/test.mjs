// `npm test`: prepare, check, every test. The last line, alone, is `N passed, N failed`.
// Only Node built-ins here: in a fresh clone nothing is installed yet.
import { check } from './check.mjs';
import { ensureBuilt, ensureChromium, ensureInstalled, ensurePoppler, orExit } from './prepare.mjs';
import { journeys } from './test/journeys.mjs';
import { runSections } from './test/run-sections.mjs';
import { openSummary } from './test/summary.mjs';
import { unitTests } from './test/unit-tests.mjs';

const summary = openSummary();
await orExit(ensureInstalled);
const chromium = await orExit(ensureChromium);
await ensurePoppler();
// Not first by whichever test happens to start the product, in the time that the test has.
await orExit(ensureBuilt);
await runSections(
  [
    { name: 'check', run: checked },
    ...['packages/contract', 'test', 'apps/server', 'apps/web'].map(unitTests),
    journeys({ chromium }),
  ],
  summary,
);

/** Every step of the check is one test. */
async function checked(echo) {
  const steps = await check((line) => echo.write(`${line}\n`));
  return { outcomes: steps.map(({ name, ok }) => ({ file: '', name, status: ok ? 'passed' : 'failed' })) };
}
