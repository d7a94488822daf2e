import { RequestError } from './request-error.ts';
import type { Upload } from './transmit.ts';

/** So often it is tried again unasked; then by whoever presses, or when the browser says that it is back. */
const unaskedTries = 5;
const waitMs = 4_000;

/** Answers what came, trying again after every break of the line; whoever watches is told and may go on at once. */
export async function overBreaks<R>(upload: Upload, send: (attempt: number) => Promise<R>): Promise<R> {
  for (let attempt = 0; ; attempt += 1) {
    const sent = await send(attempt).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if ('value' in sent) return sent.value;
    if (!upload.onBroken || !isBreak(sent.error)) throw sent.error;
    await lineBack(upload, attempt < unaskedTries);
  }
}

function isBreak(error: unknown): boolean {
  return error instanceof RequestError && error.kind === 'network';
}

function lineBack({ onBroken, signal }: Upload, isUnasked: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const goOn = () => {
      ended.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = isUnasked ? setTimeout(() => navigator.onLine && goOn(), waitMs) : undefined;
    window.addEventListener('online', goOn, { signal: ended.signal });
    signal?.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')));
    onBroken?.(goOn);
  });
}
