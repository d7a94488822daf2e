import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** How long a call may take. A test does not wait a minute. */
export interface Limits {
  /**
   * From its admission to its answer. Its statements end after 30 s each, and a transaction that is left alone after 60:
   * what is not over by then waits for something that will not come.
   */
  readonly handlerMs: number;
  /** The same of a call that takes a file, once it is here: 5,000 rows, each judged as a save, are honest work. */
  readonly uploadMs: number;
  /** A file of which nothing comes for so long is given up; one that trickles ends with the server's requestTimeout. */
  readonly stalledMs: number;
  /** Who has gone hears no answer, but what he asked for may still be finished: a tab is closed right after a save. */
  readonly afterlifeMs: number;
}

export const usualLimits: Limits = { handlerMs: 60_000, uploadMs: 300_000, stalledMs: 60_000, afterlifeMs: 10_000 };

/** When a call has to be over. */
export interface Deadline {
  /** Ends what the call still does. */
  readonly signal: AbortSignal;
  /** The work's own end or the deadline's, whichever comes first; what the work does afterwards nobody hears. */
  within<T>(work: Promise<T>): Promise<T>;
  /** The answer is made, or the call has failed. */
  lift(): void;
}

export interface Timed {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly takesFile: boolean;
}

/** Begins to run at once; a call that is too late, stalled or left by its caller is ended. */
export function setDeadline({ request, reply, takesFile }: Timed, limits: Limits): Deadline {
  const abort = new AbortController();
  const { signal } = abort;
  const tooLong = () => abort.abort(new Refusal('platform.tookTooLong', {}, 503));
  const stalled = () => abort.abort(new Refusal('file.cutShort', {}, 408));
  let timer = takesFile ? undefined : setTimeout(tooLong, limits.handlerMs);
  let afterlife: NodeJS.Timeout | undefined;
  const leave = () => (afterlife ??= setTimeout(tooLong, limits.afterlifeMs));
  // Read as it comes, not by listening: a listener would set a stream flowing that its reader has stopped.
  const watchBody = (before: number) => {
    const { complete, socket } = request.raw;
    if (!complete && socket.bytesRead === before) stalled();
    else if (complete) timer = setTimeout(tooLong, limits.uploadMs);
    else timer = setTimeout(watchBody, limits.stalledMs, socket.bytesRead);
  };
  if (takesFile) timer = setTimeout(watchBody, limits.stalledMs, request.raw.socket.bytesRead);
  reply.raw.once('close', leave);
  signal.addEventListener('abort', () => endBody({ request, reply }), { once: true });
  return {
    signal,
    within: (work) => Promise.race([work, endOf(signal)]),
    lift() {
      clearTimeout(timer);
      clearTimeout(afterlife);
      reply.raw.off('close', leave);
    },
  };
}

/**
 * Once the caller has his answer, what still comes of his body is over as well. Node lets a request whose answer is out
 * stand, so whoever reads it would wait for ever, and hold what he keeps for it.
 */
function endBody({ request, reply }: Pick<Timed, 'request' | 'reply'>): void {
  const end = () => void request.raw.destroy();
  if (reply.raw.closed) end();
  else reply.raw.once('close', end);
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
