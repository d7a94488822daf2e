/**
 * What became of one test. `name` is '' where the failure belongs to no test: a file that was not loaded, a runner that broke.
 *
 * @typedef {{ file: string, line?: number, name: string, status: 'passed' | 'failed' | 'skipped', error?: string }} Outcome
 * @typedef {{ outcomes: Outcome[], files: { file: string, seconds: number }[] }} Report
 */

const shownLines = 8;
// oxlint-disable-next-line no-control-regex -- colours are told by this character
const colours = /\u001B\[[\d;]*m/g;

/** The first lines of an error, without colours. */
export function firstLines(text, count = shownLines) {
  const lines = String(text ?? '')
    .replace(colours, '')
    .split('\n')
    .filter((line) => line.trim());
  return lines.slice(0, count).join('\n');
}

/** How a test is named in what is printed. */
export function fullName({ file, line, name }) {
  return [line ? `${file}:${line}` : file, name].filter(Boolean).join(': ');
}

/** A failure of the runner itself, which no test answers for; it is never tried again. */
export function brokenRunner(error) {
  return { file: '', name: '', status: 'failed', error: firstLines(error) || 'see above' };
}

/** @param {readonly Outcome[]} outcomes */
export function countOf(outcomes, status) {
  return outcomes.filter((one) => one.status === status).length;
}
