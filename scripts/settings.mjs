import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Before anything is installed or built; apps/server/src/env.ts checks the same settings afterwards. */
export function setting(name, otherwise) {
  return process.env[name]?.trim() || dotEnv()[name]?.trim() || otherwise;
}

/** The process that works on the data directory now: apps/server/src/supervise/lock.ts has the whole truth. */
export function liveHolder() {
  const dataDir = resolve(ROOT, setting('DATA_DIR', './data'));
  try {
    const { pid, started } = JSON.parse(readFileSync(join(dataDir, lockName()), 'utf8'));
    process.kill(pid, 0);
    return process.platform === 'linux' && started !== startOf(pid) ? undefined : { pid, dataDir };
  } catch {
    return undefined;
  }
}

/** The jobs may have a parent of their own on the data directory of whoever serves (apps/server/src/supervise.ts). */
function lockName() {
  return setting('WORK') === 'jobs' ? 'lock.jobs' : 'lock';
}

/** Ends with one line where the running Node is too old for what follows. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Node 20.19 or newer is needed 需要 Node 20.19 或更新版本; this is ${process.versions.node}.\n`);
  process.exit(1);
}

function startOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`;
}

function dotEnv() {
  try {
    return parseEnv(readFileSync(join(ROOT, '.env'), 'utf8'));
  } catch {
    return {};
  }
}
