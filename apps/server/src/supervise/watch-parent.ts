import { Worker } from 'node:worker_threads';

/** A little more than an orderly stop takes, and less than the 15 s after which an orphan is promised to be gone. */
const limits = { graceMs: 13_500, lookMs: 500 };

/** Whatever the server is busy with: without its parent it ends. Keeps nothing from ending before. */
export function watchParent(): void {
  new Worker(new URL('./orphan-thread.mjs', import.meta.url), {
    workerData: { parent: process.ppid, ...limits },
    env: {},
  }).unref();
}
