import { tool } from '../run-command.mjs';
import { firstLines } from './outcomes.mjs';
import { runReporting } from './run-reporting.mjs';
import { withSecondTry } from './second-try.mjs';

/** The journeys in a browser, or these of them. One that fails runs again with its whole file, for it may stand on the ones before it. */
export function journeys({ chromium, files = [] } = {}) {
  return {
    name: 'e2e',
    async run(echo) {
      const first = await runPlaywright({ chromium, echo, files });
      return withSecondTry(first, {
        mayFlake: () => true,
        rerun: (failed) => runPlaywright({ chromium, echo, files: failed, isAgain: true }),
        say: (line) => echo.write(`\n${line}\n`),
      });
    },
  };
}

function runPlaywright({ chromium, echo, files, isAgain = false }) {
  const parameters = ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'];
  // The pictures of the first failure stay.
  if (isAgain) parameters.push('--output', 'test-results/second-try');
  return runReporting({
    command: tool('playwright'),
    parameters: [...parameters, ...files.map(filterOf)],
    env: (file) => ({
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(chromium && { CHROMIUM_PATH: chromium }),
      // What the first run was told to use is used up: the configuration chooses others.
      ...(isAgain && { E2E_PORT: undefined, E2E_DATA_DIR: undefined }),
    }),
    read: reportOf,
    echo,
  });
}

/** Playwright takes a pattern that any part of a path may match. */
function filterOf(file) {
  return `/${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
}

function reportOf({ suites = [], errors = [] }) {
  const specs = suites.flatMap((suite) => specsOf(suite, []));
  const files = [...new Set(specs.map(({ file }) => file))];
  return {
    outcomes: [...specs.map(outcomeOf), ...errors.map(brokenBy)],
    files: files.map((file) => ({ file, seconds: secondsOf(specs.filter((spec) => spec.file === file)) })),
  };
}

/** @param {readonly string[]} titles of the groups around it; the outermost is the file */
function specsOf({ title, file, specs = [], suites = [] }, titles) {
  const within = title === file ? titles : [...titles, title];
  const own = specs.map((spec) => ({ ...spec, file: `e2e/${spec.file}`, titles: [...within, spec.title] }));
  return [...own, ...suites.flatMap((suite) => specsOf(suite, within))];
}

function outcomeOf({ file, line, titles, tests: [test] }) {
  const status = { expected: 'passed', skipped: 'skipped' }[test?.status] ?? 'failed';
  const error = test?.results.at(-1)?.error;
  return {
    file,
    line,
    name: titles.join(' › '),
    status,
    ...(status === 'failed' && { error: firstLines(error?.message ?? error?.value) }),
  };
}

function brokenBy({ message, value }) {
  return { file: '', name: '', status: 'failed', error: firstLines(message ?? value) };
}

function secondsOf(specs) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
}
