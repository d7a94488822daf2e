import { once } from 'node:events';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Told, type ThreadWord } from './told.ts';

/** Hands on a part of the answer, so that the asker takes a large one in without holding anybody up. */
export type GivePiece = (piece: unknown) => Promise<void>;

/** The whole of a thread: does what it was started for, says what came of it, ends. A fault of ours ends it unheard. */
export async function answerThread<T>(work: (data: T, give: GivePiece) => unknown): Promise<void> {
  // On Linux a thread has a priority of its own; elsewhere it would be the whole process.
  if (process.platform === 'linux') setPriority(10);
  try {
    // What the asker sent is what its thread is written for.
    say({ answer: await work(workerData as T, give) });
  } catch (error) {
    if (!(error instanceof Told)) throw error;
    say({ refusal: { code: error.code, parameters: error.parameters } });
  }
}

async function give(piece: unknown): Promise<void> {
  if (!parentPort) return;
  say({ piece });
  await once(parentPort, 'message');
  // Nothing else keeps the thread: with the port's listener gone it ends when the work is done.
}

function say(word: ThreadWord): void {
  parentPort?.postMessage(word);
}
