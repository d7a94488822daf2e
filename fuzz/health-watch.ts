import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** One question at /healthz, in milliseconds since 1970. */
export interface Beat {
  readonly from: number;
  readonly to: number;
  readonly ok: boolean;
}

export interface HealthWatch {
  /** Of all that were asked. */
  readonly worstMs: () => number;
  /** The longest wait for an answer that came since then, which is minutes ago at most. */
  worstSince(ms: number): number;
  /** Each answer from now on, in their order; one listener at a time. */
  hear(listener: (beat: Beat) => void): void;
  stop(): Promise<void>;
}

/** As far back as somebody asks: the longest that a request may take, and more. */
const keptMs = 300_000;

export function watchHealth(url: string): HealthWatch {
  const worker = new Worker(new URL('health-thread.mjs', import.meta.url), { workerData: { url }, execArgv: [] });
  const beats = keepBeats();
  let listener: (beat: Beat) => void = () => undefined;
  worker.on('message', (beat: Beat) => {
    beats.add(beat);
    listener(beat);
  });
  return {
    ...beats,
    hear: (next) => void (listener = next),
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

export interface Beats extends Pick<HealthWatch, 'worstMs' | 'worstSince'> {
  add(beat: Beat): void;
  readonly kept: () => number;
}

/** The last minutes of them: a night has half a million. */
export function keepBeats(): Beats {
  let recent: Beat[] = [];
  let worst = 0;
  let added = 0;
  return {
    add(beat) {
      recent.push(beat);
      worst = Math.max(worst, beat.to - beat.from);
      added += 1;
      if (added % 1_000 === 0) recent = recent.filter(({ to }) => to >= beat.to - keptMs);
    },
    kept: () => recent.length,
    worstMs: () => worst,
    worstSince: (since) =>
      recent.reduce((longest, { from, to }) => (to >= since ? Math.max(longest, to - from) : longest), 0),
  };
}

/** The time by which both clocks agree: that of a thread counts from another origin. */
export const nowMs = (): number => performance.timeOrigin + performance.now();
