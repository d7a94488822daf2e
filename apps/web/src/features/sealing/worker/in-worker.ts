import type { Asked, Told } from './sealing-messages.ts';
export type { KeyVerdict, NewKey } from './sealing-tasks.ts';
import type { AgeIdentity } from '@zhaocai/model/sealing/age';
import type { UnsealedShare } from '@zhaocai/model/sealing/unseal-shares';
import type { SealedHandIn } from '@zhaocai/model/tendering/seal-offer';
import type { QuoteToSeal, SharesToUnseal } from './bid-tasks.ts';
import type { FileToSeal, KeyToTest, KeyVerdict, NewKey, SealedFile, SealedSink } from './sealing-tasks.ts';

/** Sealing needs the browser's own cryptography, which it has under https and on this machine alone. */
export function canSeal(): boolean {
  return window.isSecureContext && 'subtle' in crypto && 'Worker' in window;
}

const nothing: SealedSink = { onSize: () => undefined, onPart: () => undefined };

/** One worker for one call: what was secret in it is gone with it. */
function inWorker<T>(call: Asked, sink: SealedSink = nothing): Promise<T> {
  const worker = new Worker(new URL('./sealing-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<T>((resolve, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'the worker did not start')));
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if ('size' in data) sink.onSize(data.size);
      else if ('part' in data) sink.onPart(data.part);
      else if ('failed' in data) reject(new Error(data.failed));
      else resolve(data.done as T); // what the task of this call answers
    });
    worker.postMessage(call);
  }).finally(() => worker.terminate());
}

export function makeKey(input: { keyKind: number; passphrase: string }): Promise<NewKey> {
  return inWorker({ task: 'makeKey', input });
}

export function testKey(input: KeyToTest): Promise<KeyVerdict> {
  return inWorker({ task: 'testKey', input });
}

export function trialRecipient(): Promise<string> {
  return inWorker({ task: 'trialRecipient' });
}

export function sealFile(input: FileToSeal, sink: SealedSink): Promise<SealedFile> {
  return inWorker({ task: 'sealFile', input }, sink);
}

/** Fresh for one version of a bid; nobody keeps its secret. */
export function bidIdentity(): Promise<AgeIdentity> {
  return inWorker({ task: 'bidIdentity' });
}

/** undefined: the passphrase is another one. */
export function sealQuote(input: QuoteToSeal): Promise<SealedHandIn | undefined> {
  return inWorker({ task: 'sealQuote', input });
}

/** undefined: the passphrase is another one. */
export function unsealOwn(input: SharesToUnseal): Promise<UnsealedShare[] | undefined> {
  return inWorker({ task: 'unsealOwn', input });
}
