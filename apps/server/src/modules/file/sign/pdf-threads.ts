import { createTurns, refuseAsBusy } from '../../../platform/http/index.ts';
import { createThreads, type ThreadWork } from '../../../platform/threads/index.ts';

const busy = 'file.pdfBusy';
/** The largest that is taken, 20 MB of a real PDF, is read in a second: it has the usual eight. */
const threads = createThreads({ busy });
/** Whoever is let in here may hold his PDF in memory: 14 of 20 MB, and no more of them however many come. */
const inHand = createTurns({ atOnce: 14, maxWaiting: 0 });

/** Runs what takes a PDF into memory to work on it; when too many do, he is told so before anything of his is read. */
export function withPdfInHand<T>(work: () => Promise<T>): Promise<T> {
  return inHand.run(work).catch(refuseAsBusy(busy));
}

/** What a thread answers about a stranger's PDF; undefined where it ended without an answer. Two at once, others in line. */
export async function askPdfThread(work: ThreadWork): Promise<unknown> {
  return (await threads.ask(work))?.answer;
}
