/** Runs tasks of one key one after the other, tasks of different keys side by side. */
export interface KeyedQueue {
  /** Undefined, without running the task, when too many of this key are waiting already. */
  run<T>(key: string, task: () => Promise<T>): Promise<T | undefined>;
}

export function createKeyedQueue(maxWaiting: number): KeyedQueue {
  const tails = new Map<string, { tail: Promise<unknown>; waiting: number }>();
  return {
    async run(key, task) {
      const line = tails.get(key) ?? { tail: Promise.resolve(), waiting: 0 };
      if (line.waiting >= maxWaiting) return undefined;
      line.waiting += 1;
      tails.set(key, line);
      const turn = line.tail.then(task);
      line.tail = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        line.waiting -= 1;
        if (line.waiting === 0) tails.delete(key);
      }
    },
  };
}
