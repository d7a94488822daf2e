import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const thread = JSON.stringify(new URL('./orphan-thread.mjs', import.meta.url).href);

/** A process with the thread, busy in one loop for ever or idle, that tells its number first. */
const watched = (loop: string) => `
  const { Worker } = require('node:worker_threads');
  new Worker(new URL(${thread}), { workerData: { parent: process.ppid, graceMs: 100, lookMs: 50 } }).once('online', () => {
    console.log(process.pid);
    ${loop}
  });`;
const busy = 'setTimeout(() => { for (;;); }, 2000);';

/** Whoever started it, with the number of what he started. */
async function parentOf(script: string): Promise<{ parent: ChildProcess; pid: number }> {
  const starting = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(script)}],
    { detached: true, stdio: ['ignore', 'inherit', 'inherit'] })`;
  const parent = spawn(process.execPath, ['-e', starting], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = (await once(parent.stdout, 'data')) as [Buffer];
  return { parent, pid: Number(text.toString()) };
}

const isAlive = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

test.each([
  ['busy in one loop', busy],
  ['idle', ''],
])('a process that is %s ends itself once its parent was killed', async (_what, loop) => {
  const { parent, pid } = await parentOf(watched(loop));
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 20_000, interval: 50 }).toBe(false);
});

test('while its parent lives it goes on, and the thread keeps it from nothing', async () => {
  const script = `
    const { Worker } = require('node:worker_threads');
    const worker = new Worker(new URL(${thread}), { workerData: { parent: process.ppid, graceMs: 0, lookMs: 10 } });
    worker.unref();
    setTimeout(() => undefined, 500);`;
  const child = spawn(process.execPath, ['-e', script], { stdio: 'inherit' });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([code, signal]).toEqual([0, null]);
});
