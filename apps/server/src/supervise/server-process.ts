import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import {
  type Account,
  identify,
  isAlive,
  signal,
  type StartLog,
  waitUntilGone,
} from '../platform/embedded-postgres/index.ts';
import type { HandedSecrets } from './handed-settings.ts';
import { createPause, type PauseOptions } from './pause-before-start.ts';
import { watchServer, type WatchLimits } from './watch-server.ts';

/** What the server tells its parent once it serves. */
export type ServerReady = z.infer<typeof readySchema>;

export interface KeptServer {
  /** Asks it to finish what it does; ends it where it does not. */
  stop(): Promise<void>;
  /** Ends it at once, and starts it again with the environment of now. */
  restart(): void;
}

export interface ServerOptions extends PauseOptions {
  readonly script: string;
  /** Where it is written down which process serves, for the next start. */
  readonly processFile: string;
  readonly environment: () => NodeJS.ProcessEnv;
  /** Told by the channel. */
  readonly secrets: HandedSecrets;
  /** As whom it runs; absent, as we do. */
  readonly account?: Account | undefined;
  readonly limits?: WatchLimits;
  readonly onReady: (ready: ServerReady) => void;
  /** It ended by itself before it ever served: starting it again would not help. */
  readonly onFailedStart: () => void;
}

const readySchema = z.object({
  ready: z.literal(true),
  url: z.string(),
});

const DRAIN_MS = 15_000;

/** Runs the server and starts it again whenever it dies. */
export function keepServer(options: ServerOptions): KeptServer {
  const pause = createPause(options);
  const stopped = new AbortController();
  let child: ChildProcess;
  let hasServed = false;
  let endWatch: () => void = () => undefined;

  function start(): void {
    const startedAt = performance.now();
    child = spawnServer(options);
    child.on('message', (message) => {
      const ready = readySchema.safeParse(message);
      if (!ready.success) return;
      hasServed = true;
      // Not before: who migrates or seeds does not serve yet.
      endWatch = watchServer({ ...options, url: ready.data.url, onHanging: () => endHanging(child, options.log) });
      options.onReady(ready.data);
    });
    child.once('exit', (code, signalName) => {
      endWatch();
      forget(options.processFile);
      if (stopped.signal.aborted) return;
      if (!hasServed && code !== null) return options.onFailedStart();
      const ended = { by: signalName ?? code, livedMs: performance.now() - startedAt };
      pause(ended, stopped.signal).then(start, () => undefined);
    });
  }

  start();
  return {
    restart: () => child.kill('SIGKILL'),
    async stop() {
      stopped.abort();
      endWatch();
      await stopChild(child);
    },
  };
}

/** A server whose parent was killed ends by itself; one that hangs would hold the port. */
export async function stopLeftoverServer(processFile: string): Promise<void> {
  const identity = remembered(processFile);
  if (!identity) return;
  if (isAlive(identity)) {
    signal(identity.pid, 'SIGTERM');
    if (!(await waitUntilGone(identity, DRAIN_MS))) {
      signal(identity.pid, 'SIGKILL');
      await waitUntilGone(identity, DRAIN_MS);
    }
  }
  forget(processFile);
}

/** In a group of its own: Ctrl-C reaches the parent alone, which then stops things in their order. */
function spawnServer({ script, processFile, environment, secrets, account }: ServerOptions): ChildProcess {
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    ...account,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: environment(),
    detached: true,
  });
  // One that is gone before it hears has its end told.
  child.send(secrets, () => undefined);
  if (child.pid !== undefined) {
    writeFileSync(processFile, JSON.stringify(identify(child.pid)), { mode: 0o644 });
  }
  return child;
}

/** It lives, but nobody is served: its end is waited for as at any stop, and then it begins anew. */
function endHanging(child: ChildProcess, log: StartLog): void {
  log.warn('The server does not answer any more; it is started again. 服务无响应，正在重新启动。');
  void stopChild(child);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const tooLong = setTimeout(() => child.kill('SIGKILL'), DRAIN_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(tooLong);
}

function remembered(processFile: string): ReturnType<typeof identify> | undefined {
  try {
    return z.object({ pid: z.number(), started: z.string() }).parse(JSON.parse(readFileSync(processFile, 'utf8')));
  } catch {
    return undefined;
  }
}

function forget(processFile: string): void {
  rmSync(processFile, { force: true });
}
