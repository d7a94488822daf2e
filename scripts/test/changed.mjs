import { runCommand } from '../run-command.mjs';

/** What tests read without importing it: a change there brings the whole part. */
const unseenByImports = {
  fuzz: [/^package(-lock)?\.json$/],
  'packages/model': [/^package(-lock)?\.json$/],
  test: [/^scripts\//, /^test\//, /^\.ox/, /^e2e\/playwright\.config/, /^(apps\/web|packages\/model)\/src\//],
  'apps/server': [
    /^package(-lock)?\.json$/,
    /^apps\/server\/(migrations\/|package\.json|vitest\.config|test\/global-setup|test\/fixtures\/|test\/crash\/)/,
  ],
  'apps/web': [/^package(-lock)?\.json$/, /^apps\/web\/(vite|vitest)\.config/],
};

/**
 * What changed since `base`, committed or not. Without one: since this branch left main, and on main itself since the
 * commit before.
 *
 * @param {string | undefined} wanted
 * @returns {Promise<{ base: string, files: string[] }>}
 */
export async function changesSince(wanted) {
  const base = wanted ?? (await usualBase());
  const [committed, untracked] = await Promise.all([
    git('-c', 'core.quotePath=off', 'diff', '--name-only', base),
    git('-c', 'core.quotePath=off', 'ls-files', '--others', '--exclude-standard'),
  ]);
  return { base, files: [...committed.split('\n'), ...untracked.split('\n')].filter(Boolean) };
}

/** `all`, or `imports`: those whose imports reach a change, which Vitest finds out. */
export function howToRun(folder, files) {
  const isWhole = unseenByImports[folder].some((pattern) => files.some((file) => pattern.test(file)));
  return isWhole ? 'all' : 'imports';
}

async function usualBase() {
  const head = await git('rev-parse', 'HEAD');
  const fork = await git('merge-base', 'HEAD', 'main').catch(() => head);
  return fork === head ? git('rev-parse', 'HEAD~1').catch(() => head) : fork;
}

async function git(...parameters) {
  const { ok, output, errors } = await runCommand('git', parameters);
  if (!ok) throw new Error(`git ${parameters.join(' ')}: ${errors.trim()}`);
  return output.trim();
}
