import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../run-command.mjs';
import { brokenRunner } from './outcomes.mjs';

const minute = 60_000;
/** A runner that hangs is ended; the longest, that of the server with a second PostgreSQL, takes about 30 on two cores. */
const longest = 45 * minute;

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
    const { ok, errors } = await runCommand(command, parameters, { env: env(file), timeoutMs: longest, echo });
    const { outcomes, files } = read(parsed(file) ?? {});
    const failed = outcomes.some(({ status }) => status === 'failed');
    const none = !mayBeNone && !outcomes.some(({ status }) => status === 'passed');
    const silent = !failed && (!ok || none);
    return { files, outcomes: silent ? [...outcomes, brokenRunner(lastLines(errors))] : outcomes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lastLines(text) {
  return `no test failed, yet the runner did\n${text.trimEnd().split('\n').slice(-6).join('\n')}`;
}

function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
