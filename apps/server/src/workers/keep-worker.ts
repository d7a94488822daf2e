import cluster, { type Worker } from 'node:cluster';
import type { StartLog } from '../platform/embedded-postgres/index.ts';
import { isAwaitingSecrets, type HandedSecrets } from '../supervise/handed-settings.ts';
import { createPause, type PauseOptions } from '../supervise/pause-before-start.ts';
import { watch, type WatchLimits } from '../supervise/watch-server.ts';
import { askWorker } from './ask-worker.ts';
import { partEnvironment, type Part } from './part.ts';

export interface WorkerOptions extends PauseOptions {
  /** Of each process, beside what it is told of its part. */
  readonly environment: Readonly<Record<string, string>>;
  /** Told by the channel. */
  readonly secrets: HandedSecrets;
  readonly isFirst: boolean;
  readonly limits: WatchLimits;
  /** Serves from now on; again after each start. */
  readonly onReady: (told: object) => void;
  /** It ended by itself before it ever served. */
  readonly onFailedStart: (code: number) => void;
}

export interface KeptWorker {
  /** Absent while none serves in this place. */
  serving(): Worker | undefined;
  /** How often it was started again. */
  restarts(): number;
  /** Asks it to finish what it does. Resolves when it has ended. */
  stop(): Promise<void>;
  /** For what has not ended when all time is over. */
  kill(): void;
}

/** One process that serves: started again whenever it dies, or lives and does not answer any more. */
export function keepWorker(options: WorkerOptions): KeptWorker {
  const pause = createPause(options);
  const stopped = new AbortController();
  const kept = { worker: undefined as Worker | undefined, isServing: false, hasServed: false, restarts: 0 };

  function start(after?: number): void {
    const startedAt = performance.now();
    const isFirst = options.isFirst && !kept.hasServed;
    const worker = fork(options, { isFirst, ...(after !== undefined && { after }) });
    Object.assign(kept, { worker, isServing: false });
    let endWatch = (): void => undefined;
    worker.on('message', (told: unknown) => {
      if (!isReady(told)) return;
      Object.assign(kept, { isServing: true, hasServed: true });
      endWatch = watchWorker(worker, options);
      options.onReady(told);
    });
    worker.once('exit', (code, signal) => {
      endWatch();
      kept.isServing = false;
      if (stopped.signal.aborted) return;
      if (isFirst && !kept.hasServed && code !== null) return options.onFailedStart(code);
      kept.restarts += 1;
      const again = () => start(worker.process.pid);
      pause({ by: signal ?? code, livedMs: performance.now() - startedAt }, stopped.signal).then(
        again,
        () => undefined,
      );
    });
  }

  start();
  return {
    serving: () => (kept.isServing ? kept.worker : undefined),
    restarts: () => kept.restarts,
    stop: () => {
      stopped.abort();
      return stopWorker(kept.worker);
    },
    kill: () => void kept.worker?.process.kill('SIGKILL'),
  };
}

function fork({ environment, secrets }: WorkerOptions, part: Omit<Part, 'isAlone'>): Worker {
  const worker = cluster.fork({ ...environment, ...partEnvironment(part) });
  worker.on('error', () => undefined);
  worker.on('message', (told: unknown) => {
    // One that is gone before it hears has its end told.
    if (isAwaitingSecrets(told)) worker.send(secrets, () => undefined);
  });
  return worker;
}

async function stopWorker(worker: Worker | undefined): Promise<void> {
  if (!worker || worker.isDead()) return;
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.process.kill('SIGTERM');
  await ended;
}

function isReady(told: unknown): told is object {
  return typeof told === 'object' && told !== null && 'ready' in told;
}

/** Past the port, on which any of them may answer. */
function watchWorker(worker: Worker, { databaseAnswers, limits, log }: WorkerOptions): () => void {
  return watch({
    isServing: async () => (await askWorker(worker, 'isServing', limits.answerMs)) === true,
    databaseAnswers,
    limits,
    onHanging: () => endHanging(worker, log),
  });
}

const drainMs = 15_000;

function endHanging(worker: Worker, log: StartLog): void {
  log.warn(
    `Process ${worker.process.pid} does not answer any more; it is started again. 服务进程无响应，正在重新启动。`,
  );
  const tooLong = setTimeout(() => worker.process.kill('SIGKILL'), drainMs);
  worker.once('exit', () => clearTimeout(tooLong));
  worker.process.kill('SIGTERM');
}
