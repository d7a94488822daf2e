import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../run-command.mjs';
import { brokenRunner } from './outcomes.mjs';

const minute = 60_000;
/**
 * A runner that hangs is ended. How long it takes says nothing, on a busy machine; how long it says nothing does: the
 * longest file, the suite on another PostgreSQL, takes about 10 on two cores.
 */
const longestSilence = 40 * minute;

/**
 * Runs a test runner that writes a report, and reads it. A runner that crashed, or ran nothing at all, has failed even
 * when no test says so.
 *
 * @param {{ command: string, parameters: string[], env: (file: string) => Record<string, string | undefined>,
 *   read: (report: any) => import('./outcomes.mjs').Report, echo: { write(text: string): void }, mayBeNone?: boolean }} runner
 * @returns {Promise<import('./outcomes.mjs').Report>}
 */
export async function runReporting({ command, parameters, env, read, echo, mayBeNone = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'zhaocai-test-'));
  try {
    const file = join(folder, 'report.json');
    const { ok, errors } = await runCommand(command, parameters, { env: env(file), silentMs: longestSilence, echo });
    const { outcomes, files } = read(parsed(file) ?? {});
    const failed = outcomes.some(({ status }) => status === 'failed');
    const none = !mayBeNone && !outcomes.some(({ status }) => status === 'passed');
    const silent = !failed && (!ok || none);
    return { files, outcomes: silent ? [...outcomes, brokenRunner(lastLines(errors))] : outcomes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The last of what it said comes first: of a failure the end of a run names one line alone. */
function lastLines(text) {
  const lines = text.split('\n').filter((line) => line.trim());
  const last = lines.at(-1) ?? 'it said nothing';
  return [`no test failed, yet the runner did: ${last}`, ...lines.slice(-7, -1)].join('\n');
}

function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
