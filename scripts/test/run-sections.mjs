import { brokenRunner, countOf } from './outcomes.mjs';
import { openSummary } from './summary.mjs';

/**
 * Runs the parts of the test run one after the other; one that breaks counts as one failure and the others still run.
 * Lists of sections in a list run side by side, and each section is shown whole when it ends.
 *
 * @typedef {{ name: string, run: (echo: { write(text: string): void }) => Promise<object> }} Section
 * @param {readonly (Section | readonly Section[][])[]} steps
 */
export async function runSections(steps, summary = openSummary()) {
  for (const step of steps) {
    if (Array.isArray(step)) await Promise.all(step.map((sections) => runBuffered(sections, summary)));
    else summary.add(step.name, await runSection(step, process.stdout));
  }
}

async function runBuffered(sections, summary) {
  for (const section of sections) {
    console.log(`\n${section.name} has begun`);
    const written = [];
    const result = await runSection(section, { write: (text) => void written.push(text) });
    process.stdout.write(written.join(''));
    summary.add(section.name, result);
  }
}

async function runSection({ name, run }, echo) {
  echo.write(`\n== ${name}\n`);
  const started = performance.now();
  const result = await run(echo).catch((error) => {
    echo.write(`${error?.stack ?? error}\n`);
    return { outcomes: [brokenRunner(error)] };
  });
  const { outcomes, flaky = [], files = [] } = result;
  const seconds = (performance.now() - started) / 1000;
  if (files.length > 1) echo.write(slowest(files));
  const told = [
    `${countOf(outcomes, 'passed')} passed`,
    `${countOf(outcomes, 'failed')} failed`,
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ...(countOf(outcomes, 'skipped') > 0 ? [`${countOf(outcomes, 'skipped')} skipped`] : []),
    `${Math.round(seconds)} s`,
  ];
  echo.write(`== ${name}: ${told.join(', ')}\n`);
  return { outcomes, flaky, files, seconds };
}

const shownFiles = 10;

/** Where the time of a part goes, loading and preparing included; so that it is seen before it hurts. */
function slowest(files) {
  const first = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, shownFiles);
  const lines = first.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
  return `\nThe slowest of ${files.length} files:\n${lines.join('\n')}\n`;
}
