import { Worker } from 'node:worker_threads';
import type { MessageCode } from '@zhaocai/model';
import { Refusal } from '../http/refusal.ts';
import { createTurns, refuseAsBusy } from '../http/turns.ts';
import { whenOver } from './patience.ts';
import { threadScript } from './thread-script.ts';
import type { ThreadWord } from './told.ts';

export interface ThreadLimits {
  /** What whoever finds all of them taken, and the line full, is refused with. */
  readonly busy: MessageCode;
  readonly atOnce?: number;
  readonly maxWaiting?: number;
  readonly longestWaitMs?: number;
  readonly patienceMs?: number;
  readonly heapMegabytes?: number;
}

export interface ThreadWork {
  /** `new URL('x-thread.ts', import.meta.url)`; the build bundles it beside whoever asks (scripts/build-server.mjs). */
  readonly script: URL;
  readonly data: unknown;
  readonly patienceMs?: number | undefined;
}

/** What a thread said: nothing where it took too long or too much, or failed. */
export interface ThreadAnswer {
  readonly answer: unknown;
  readonly pieces: readonly unknown[];
}

/**
 * Threads of their own for files of strangers: they may take their time, their memory and fall, without anybody else waiting
 * for them. Some at once, the others in line.
 */
export interface Threads {
  /** undefined where the thread ended without an answer; its refusals are thrown as ours. */
  ask(work: ThreadWork): Promise<ThreadAnswer | undefined>;
}

/** Two at work: a third core is for those who have no file. */
export function createThreads(limits: ThreadLimits): Threads {
  const { busy, atOnce = 2, maxWaiting = 12, longestWaitMs = 15_000 } = limits;
  const turns = createTurns({ atOnce, maxWaiting, longestWaitMs });
  return {
    ask: (work) => turns.run(() => runThread(work, limits)).catch(refuseAsBusy(busy)),
  };
}

async function runThread(
  { script, data, patienceMs }: ThreadWork,
  { patienceMs: usualPatienceMs = 8_000, heapMegabytes = 512 }: ThreadLimits,
): Promise<ThreadAnswer | undefined> {
  const { of, isText } = await threadScript(script);
  const thread = new Worker(of, {
    eval: isText,
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    env: {},
    // What it says of a broken file is nobody's business.
    stdout: true,
    stderr: true,
  });
  const callOff = whenOver(patienceMs ?? usualPatienceMs, () => void thread.terminate());
  const last = await lastWordOf(thread).finally(callOff);
  if (last.word && 'refusal' in last.word) throw new Refusal(last.word.refusal.code, last.word.refusal.parameters);
  return last.word && 'answer' in last.word ? { answer: last.word.answer, pieces: last.pieces } : undefined;
}

function lastWordOf(thread: Worker): Promise<{ word: ThreadWord | undefined; pieces: unknown[] }> {
  return new Promise((resolve) => {
    const pieces: unknown[] = [];
    let word: ThreadWord | undefined;
    thread.on('message', (said: ThreadWord) => {
      if (!('piece' in said)) return void (word = said);
      pieces.push(said.piece);
      // Whoever else waits for this process comes first.
      setImmediate(() => thread.postMessage('on'));
    });
    thread.on('error', () => undefined);
    thread.on('exit', () => resolve({ word, pieces }));
  });
}
