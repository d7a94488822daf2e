import { fileURLToPath } from 'node:url';
import { tool } from '../run-command.mjs';
import { runReporting } from './run-reporting.mjs';
import { withSecondTry } from './second-try.mjs';

const reporter = fileURLToPath(new URL('vitest-report.mjs', import.meta.url));

/**
 * The tests of one folder, or those whose imports reach what changed since a commit. What waits for processes, sockets and clocks (`*.slow.test.ts`) may be flaky, nothing else.
 */
export function unitTests(folder, { changedSince } = {}) {
  return {
    name: folder,
    async run(echo) {
      const first = await runVitest(folder, { changedSince, echo });
      return withSecondTry(first, {
        mayFlake: (file) => /\.slow\.test\.tsx?$/.test(file),
        rerun: (files) => runVitest(folder, { files, echo }),
        say: (line) => echo.write(`\n${line}\n`),
      });
    },
  };
}

/** SLOW=1: the suites that kill servers and count frames run here too. */
function runVitest(folder, { files = [], changedSince, echo }) {
  const parameters = ['run', '--root', folder, '--reporter', 'default', '--reporter', reporter];
  if (changedSince) parameters.push('--changed', changedSince);
  return runReporting({
    command: tool('vitest'),
    parameters: [...parameters, ...files.map((file) => file.slice(folder.length + 1))],
    env: (file) => ({ SLOW: '1', VITEST_REPORT: file }),
    read: ({ outcomes = [], files: timed = [] }) => ({ outcomes, files: timed }),
    mayBeNone: Boolean(changedSince),
    echo,
  });
}
