export interface WatchLimits {
  readonly everyMs: number;
  readonly answerMs: number;
  readonly tries: number;
}

/**
 * /readyz itself waits up to 15 s for a free database connection, so 20 s without an answer mean that the process does
 * not come to it at all. Six failures in a row span a minute at the least (every line refused) and three at the most
 * (every one waited for): longer than any call may take (60 s), after which its connection comes free by itself, and
 * longer than any honest work keeps a process from answering. Who is merely busy answers one of the six.
 */
export const usualLimits: WatchLimits = { everyMs: 10_000, answerMs: 20_000, tries: 6 };

export interface Watch {
  /** Asked of it within the limit: whether it serves. */
  readonly isServing: () => Promise<boolean>;
  /** Whether the database does, asked past the server: without it a server cannot be ready, and a new one could not begin. */
  readonly databaseAnswers: () => Promise<boolean>;
  /** Called once; the watch is over then. */
  readonly onHanging: () => void;
  readonly limits?: WatchLimits;
}

/** Watches whether a server still serves, by its `/readyz`. Answers how to end the watch. */
export function watchServer({ url, ...how }: Omit<Watch, 'isServing'> & { readonly url: string }): () => void {
  const { answerMs } = how.limits ?? usualLimits;
  return watch({ ...how, isServing: () => isReady(url, answerMs) });
}

/** The same of whatever is asked in another way. */
export function watch({ isServing, databaseAnswers, onHanging, limits = usualLimits }: Watch): () => void {
  let failures = 0;
  let isOver = false;
  let timer: NodeJS.Timeout;

  async function look(): Promise<void> {
    failures = (await isServing()) ? 0 : failures + 1;
    // The database has been away, or is: the server is given all its tries again from when it is back.
    if (failures >= limits.tries && !(await databaseAnswers())) failures = 0;
    if (isOver) return;
    if (failures >= limits.tries) onHanging();
    else timer = next();
  }
  const next = () => setTimeout(() => void look(), limits.everyMs);

  timer = next();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Any answer but "not ready" is one: a server that refuses too many requests is there. */
async function isReady(url: string, answerMs: number): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(answerMs) });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    return false;
  }
}
