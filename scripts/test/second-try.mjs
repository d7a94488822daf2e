import { fullName } from './outcomes.mjs';

/** Beyond this something is broken, and a second run would only take its time. */
const mostTriedAgain = 10;

/**
 * Runs the files of what failed once more. What fails once and passes once is flaky: counted as passed, and told apart.
 *
 * @param {import('./outcomes.mjs').Report} first
 * @param {{ mayFlake: (file: string) => boolean, rerun: (files: string[]) => Promise<import('./outcomes.mjs').Report>,
 *   say: (line: string) => void }} options
 */
export async function withSecondTry(first, { mayFlake, rerun, say }) {
  const failed = first.outcomes.filter(({ file, status }) => status === 'failed' && file && mayFlake(file));
  if (failed.length === 0) return { ...first, flaky: [] };
  if (failed.length > mostTriedAgain) {
    say(`${failed.length} failed: too many to be tried again`);
    return { ...first, flaky: [] };
  }
  say(`Tried again, on a fresh server and data directory:\n${failed.map((one) => `- ${fullName(one)}`).join('\n')}`);
  const files = [...new Set(failed.map(({ file }) => file))];
  const second = await rerun(files);
  const known = (file) => files.includes(file);
  const compared = files.map((file) => compare(ofFile(first, file), ofFile(second, file)));
  return {
    ...first,
    outcomes: [
      ...first.outcomes.filter(({ file }) => !known(file)),
      ...compared.flatMap(({ outcomes }) => outcomes),
      // What belongs to no file: the second run broke.
      ...second.outcomes.filter(({ file }) => !file),
    ],
    flaky: compared.flatMap(({ flaky }) => flaky),
  };
}

function ofFile({ outcomes }, file) {
  return outcomes.filter((one) => one.file === file);
}

/** Both runs of one file. */
function compare(first, second) {
  if (first.some(({ name }) => !name)) return compareWhole(first, second);
  const later = keyed(second);
  const earlier = keyed(first);
  const both = [...earlier].map(([key, one]) => judged(one, later.get(key)));
  const added = [...later].filter(([key]) => !earlier.has(key)).map(([, one]) => ({ outcome: one }));
  return {
    outcomes: [...both, ...added].map(({ outcome }) => outcome),
    flaky: both.flatMap(({ flaky }) => flaky ?? []),
  };
}

/** The file failed as a whole, without a test to its name: it is flaky when every test of it passes now. */
function compareWhole(first, second) {
  const passes = second.some(({ status }) => status === 'passed') && second.every(({ status }) => status !== 'failed');
  if (passes) return { outcomes: second, flaky: first.filter(({ name }) => !name) };
  return { outcomes: first, flaky: [] };
}

function judged(first, second) {
  const statuses = [first.status, second?.status];
  if (statuses.includes('failed') && statuses.includes('passed')) {
    const flaky = first.status === 'failed' ? first : second;
    return { outcome: { ...flaky, status: 'passed' }, flaky };
  }
  // A failure stays one, also where the second run did not come to it; what was left out the first time counts now.
  return { outcome: first.status === 'skipped' ? (second ?? first) : first };
}

/** Two tests of a file may have one name. */
function keyed(outcomes) {
  const seen = new Map();
  const keys = new Map();
  for (const one of outcomes) {
    const times = (seen.get(one.name) ?? 0) + 1;
    seen.set(one.name, times);
    keys.set(`${times} ${one.name}`, one);
  }
  return keys;
}
