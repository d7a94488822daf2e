import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json, without a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const running = new Set();
let stopping = false;
const graceMs = 10_000;

/**
 * Runs a command in a process group of its own and waits for it.
 * A command that outlives `timeoutMs` is ended with all its children; so is everything when this process is stopped.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string | undefined>, timeoutMs?: number, silentMs?: number, echo?: { write(text: string): void } }} options
 *   `echo` shows the output as it comes; with `silentMs` a command may take as long as it says something that often
 * @returns {Promise<{ ok: boolean, output: string, errors: string, seconds: number }>}
 */
export async function runCommand(command, parameters, { env = {}, timeoutMs = 600_000, silentMs, echo } = {}) {
  const started = performance.now();
  const child = spawn(command, parameters, {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const output = collect(child.stdout, echo);
  const errors = collect(child.stderr, echo);
  const timer = setTimeout(() => {
    const why = silentMs ? `said nothing for ${silentMs / 1000} s` : `took longer than ${timeoutMs / 1000} s`;
    errors.text += `\n${command} ${why} and was ended\n`;
    endGroup(child);
  }, silentMs ?? timeoutMs);
  if (silentMs) for (const stream of [child.stdout, child.stderr]) stream.on('data', () => timer.refresh());
  const { code, fault } = await exitOf(child);
  clearTimeout(timer);
  running.delete(child);
  // Once this process is being stopped, whoever waits here must not go on to the next command.
  if (stopping) return new Promise(() => {});
  const seconds = (performance.now() - started) / 1000;
  return { ok: code === 0, output: output.text, errors: errors.text + (fault ?? ''), seconds };
}

/** A program of an installed package: `tool('oxlint')`. */
export function tool(name) {
  return `${root}/node_modules/.bin/${name}`;
}

function collect(stream, echoTo) {
  const collected = { text: '' };
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    collected.text += chunk;
    echoTo?.write(chunk);
  });
  return collected;
}

function exitOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, fault: error.message }));
    child.once('close', (code, signal) => resolve({ code, fault: signal ? `\nended by ${signal}\n` : undefined }));
    // What a command leaves behind would hold its output open and disturb the next one.
    child.once('exit', () => signalGroup(child, 'SIGKILL'));
  });
}

/** Politely first: a server under test drains and its database closes its files. */
function endGroup(child) {
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  child.once('exit', () => clearTimeout(timer));
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

const exitCodes = { SIGINT: 130, SIGTERM: 143 };

for (const [signal, exitCode] of Object.entries(exitCodes)) {
  process.once(signal, () => {
    stopping = true;
    for (const child of running) endGroup(child);
    setInterval(() => running.size === 0 && process.exit(exitCode), 50);
  });
}
