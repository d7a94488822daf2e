import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** One question at /healthz, in milliseconds since 1970. */
export interface Beat {
  readonly from: number;
  readonly to: number;
  readonly ok: boolean;
}

export interface HealthWatch {
  readonly beats: readonly Beat[];
  /** The longest wait for an answer that began since then. */
  worstSince(ms: number): number;
  stop(): Promise<void>;
}

export function watchHealth(url: string): HealthWatch {
  const beats: Beat[] = [];
  const worker = new Worker(new URL('health-thread.mjs', import.meta.url), { workerData: { url }, execArgv: [] });
  worker.on('message', (beat: Beat) => beats.push(beat));
  return {
    beats,
    worstSince: (since) => Math.max(0, ...beats.filter(({ to }) => to >= since).map(({ from, to }) => to - from)),
    async stop() {
      worker.postMessage('stop');
      await Promise.race([
        new Promise((resolve) => worker.once('exit', resolve)),
        setTimeout(2_000, undefined, { ref: false }),
      ]);
      await worker.terminate();
    },
  };
}

/** The time by which both clocks agree: that of a thread counts from another origin. */
export const nowMs = (): number => performance.timeOrigin + performance.now();
