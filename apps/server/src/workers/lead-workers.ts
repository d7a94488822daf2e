import cluster from 'node:cluster';
import { pino } from 'pino';
import type { Env } from '../env.ts';
import { type StartLog, withClient } from '../platform/embedded-postgres/index.ts';
import { serveMetrics } from '../platform/http/metrics.ts';
import { handedMark, handedSecrets } from '../supervise/handed-settings.ts';
import { usualLimits } from '../supervise/watch-server.ts';
import { keepWorker, type KeptWorker, type WorkerOptions } from './keep-worker.ts';
import { ledMetrics } from './led-metrics.ts';

export interface Leading {
  readonly env: Env;
  /** The two connections of whoever serves. */
  readonly urls: { readonly appUrl: string; readonly jobsUrl: string };
}

/** After a process's own end (stop-in-order.ts), before the patience of whoever stops us, or of our own orphan thread. */
const killAfterMs = 13_300;

/**
 * Serves by as many processes as WORKERS says, which share one port: this one takes the calls in and hands each line to
 * the next of them. It does nothing else, so that it always can. The first alone does what is done once at a start; the
 * others begin when it serves. Answers how to stop them.
 */
export function leadWorkers({ env, urls }: Leading): () => void {
  const log = terminalLog(env);
  const workers: KeptWorker[] = [];
  // A line carries rows and numbers that JSON does not know.
  cluster.setupPrimary({ serialization: 'advanced' });
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const options = {
    environment: { ZC_APP_URL: urls.appUrl, ZC_JOBS_URL: urls.jobsUrl, [handedMark]: '1' },
    secrets: handedSecrets(env),
    databaseAnswers: () => answers(urls.appUrl),
    limits: usualLimits,
    log,
    onFailedStart: () => process.exit(1),
  } satisfies Partial<WorkerOptions>;

  function startOthers(told: object): void {
    if (workers.length > 1) return;
    process.send?.(told);
    for (let place = 1; place < env.workers; place += 1)
      workers.push(keepWorker({ ...options, isFirst: false, onReady: () => undefined }));
  }
  workers.push(keepWorker({ ...options, isFirst: true, onReady: startOthers }));

  if (env.metricsPort)
    void serveMetrics(
      ledMetrics(() => workers),
      env.metricsPort,
    );
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void stopAll(workers, log);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  return stop;
}

async function stopAll(workers: readonly KeptWorker[], log: StartLog): Promise<never> {
  setTimeout(() => {
    log.warn('processes that do not end are killed');
    for (const worker of workers) worker.kill();
    process.exit(1);
  }, killAfterMs);
  await Promise.all(workers.map((worker) => worker.stop()));
  process.exit(0);
}

async function answers(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );
}

/** As the log of those that serve, into the same stream. */
function terminalLog({ logLevel }: Env): StartLog {
  const log = pino({ level: logLevel });
  return { info: (text) => log.info(text), warn: (text) => log.warn(text) };
}
