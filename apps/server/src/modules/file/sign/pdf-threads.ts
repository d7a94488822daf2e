import { Worker } from 'node:worker_threads';
import { createTurns, Refusal, TurnRefused } from '../../../platform/http/index.ts';

/** The largest that is taken, 20 MB of a real PDF, is read in a second. */
const usualPatienceMs = 8_000;
const heapMegabytes = 512;

/** Two at work: a third core is for those who have no PDF. */
const threads = createTurns({ atOnce: 2, maxWaiting: 12, longestWaitMs: 15_000 });
/** Whoever is let in here may hold his PDF in memory: 14 of 20 MB, and no more of them however many come. */
const inHand = createTurns({ atOnce: 14, maxWaiting: 0 });

/** Runs what takes a PDF into memory to work on it; when too many do, he is told so before anything of his is read. */
export function withPdfInHand<T>(work: () => Promise<T>): Promise<T> {
  return inHand.run(work).catch(refuseBusy);
}

function refuseBusy(error: unknown): never {
  if (error instanceof TurnRefused) throw new Refusal('file.pdfBusy', {}, 503);
  throw error;
}

export interface ThreadWork {
  /** Beside this file, and beside what this file is bundled into: the build copies it. */
  readonly script: 'read-pdf-thread.mjs' | 'prepare-pdf-thread.mjs';
  /** Handed over, not copied, where it can be. */
  readonly data: unknown;
  readonly patienceMs?: number;
}

/**
 * What a thread of its own answers about a stranger's PDF; undefined where it ended without an answer, because it took too
 * long or too much. Two at once, the others wait in line.
 */
export function askThread(work: ThreadWork): Promise<unknown> {
  return threads.run(() => runThread(work)).catch(refuseBusy);
}

function runThread({ script, data, patienceMs = usualPatienceMs }: ThreadWork): Promise<unknown> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL(script, import.meta.url), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      env: {},
      // What it says of a broken PDF is nobody's business.
      stdout: true,
      stderr: true,
    });
    const patience = setTimeout(() => void thread.terminate(), patienceMs);
    let answer: unknown;
    thread.on('message', (message: unknown) => (answer = message));
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      clearTimeout(patience);
      resolve(answer);
    });
  });
}
