import { randomBytes } from 'node:crypto';
import type { StorageStep } from '@zhaocai/model';
import { nextId } from '../db/index.ts';
import type { FileStorage } from './file-storage.ts';
import { outsideReason } from '../outside/index.ts';

export interface ProbeOutcome {
  /** What was done, in order. */
  readonly steps: readonly StorageStep[];
  /** The step that failed, and why. */
  readonly failed?: { readonly step: StorageStep['step']; readonly reason: string };
}

const patienceMs = 15_000;

/** Puts a small object, reads it back and deletes it: the three things that a store of files must do. */
export async function probeStorage(storage: FileStorage): Promise<ProbeOutcome> {
  const key = `000000/00/${nextId()}`;
  const content = randomBytes(64);
  const work: readonly (readonly [StorageStep['step'], () => Promise<void>])[] = [
    ['put', () => put(storage, key, content)],
    ['read', () => readBack(storage, key, content)],
    ['delete', () => storage.remove(key)],
  ];
  const steps: StorageStep[] = [];
  for (const [step, run] of work) {
    const startedAt = performance.now();
    try {
      await withPatience(run());
    } catch (error) {
      return { steps, failed: { step, reason: outsideReason(error) } };
    }
    steps.push({ step, ms: Math.round(performance.now() - startedAt) });
  }
  return { steps };
}

async function put(storage: FileStorage, key: string, content: Buffer): Promise<void> {
  const incoming = await storage.begin();
  try {
    await incoming.handle.writeFile(content);
    await incoming.keep(key);
  } finally {
    await incoming.discard();
  }
}

async function readBack(storage: FileStorage, key: string, content: Buffer): Promise<void> {
  if (!(await storage.read(key)).equals(content)) throw new Error('the content came back changed');
}

async function withPatience(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  });
  try {
    await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
