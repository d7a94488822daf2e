import { countOf, firstLines, fullName } from './outcomes.mjs';

/** More than this is no chance: something has become unsteady. */
const mostFlaky = 3;
/** Of all parts together; each part has shown its own ten. */
const shownFiles = 15;

/**
 * Adds up what the sections found and says it when the process ends, whatever ends it: flaky tests, failed tests, and
 * alone on the last line the count. A run that broke off has failed.
 */
export function openSummary() {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  const flaky = [];
  const times = [];
  process.on('exit', (code) => {
    if (flaky.length > mostFlaky) {
      total.failed += 1;
      failures.push(`${flaky.length} flaky tests: at most ${mostFlaky} may pass only at the second try`);
    }
    if (code !== 0 && total.failed === 0) total.failed = 1;
    if (total.failed > 0) process.exitCode ||= 1;
    console.log(timesOf(times));
    // Named again at the end: the output is long, and whoever reads it later may have its end alone.
    if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `- ${one}`).join('\n')}`);
    if (flaky.length > 0) console.log(`\n${flaky.join('\n')}`);
    console.log(`\n${total.passed} passed, ${total.failed} failed`);
  });
  return {
    /** @param {import('./outcomes.mjs').Report & { flaky: object[], seconds: number }} result */
    add(section, { outcomes, flaky: unsteady, files, seconds }) {
      times.push({ section, seconds, files });
      total.passed += countOf(outcomes, 'passed');
      total.failed += countOf(outcomes, 'failed');
      const failed = outcomes.filter(({ status }) => status === 'failed');
      failures.push(...failed.map((one) => `${section}: ${shown(one, 1)}`));
      flaky.push(...unsteady.map((one) => `flaky: ${section}: ${fullName(one)}\n${indent(one.error)}`));
    },
  };
}

/** Where the time of the whole run went: a run has a budget, and whoever mends it needs these lines first. */
function timesOf(parts) {
  const files = parts.flatMap(({ section, files: own }) => own.map((one) => ({ ...one, section })));
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, shownFiles);
  const line = (seconds, name) => `${seconds.toFixed(0).padStart(6)} s  ${name}`;
  return [
    '\nTime of each part:',
    ...parts.map(({ section, seconds }) => line(seconds, section)),
    'Slowest files:',
    ...slowest.map(({ section, file, seconds }) => line(seconds, `${section}: ${file}`)),
  ].join('\n');
}

function shown(outcome, lines) {
  return [fullName(outcome), firstLines(outcome.error, lines)].filter(Boolean).join(': ');
}

function indent(text = '') {
  return text.replace(/^/gm, '    ');
}
