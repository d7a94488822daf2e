import type { UploadedFile } from '@zhaocai/model';
import { partApi } from '@zhaocai/model/file/part-endpoints';
import { call } from './call.ts';
import { RequestError } from './request-error.ts';
import { transmit, type Upload } from './transmit.ts';
import { readAnswer } from './answer.ts';
import { withRenewal } from './unauthorized.ts';

/** A broken line is tried again so often, each time after a longer wait. */
const waitsMs = [500, 1_000, 2_000, 4_000, 8_000];

/** Sends a large file in parts; when the line breaks it goes on where the server stands. Answers the stored file. */
export async function uploadInParts({ file, query, onProgress, signal }: Upload): Promise<UploadedFile> {
  const fileType = query?.fileType;
  const begun = { fileName: file.name, size: file.size, ...(fileType ? { fileType } : {}) };
  const { data: progress } = await call(partApi.begin, begun, { signal });
  const { key, partBytes } = progress;
  try {
    for (let received = progress.received; received < file.size;) {
      const part = file.slice(received, received + partBytes);
      const onPart = (percent: number) =>
        onProgress?.(Math.floor(((received + (part.size * percent) / 100) / file.size) * 100));
      received = await patiently(
        () => sendPart({ key, offset: received, part, onProgress: onPart, signal }),
        key,
        signal,
      );
    }
    return (await call(partApi.finish, { key }, { signal, timeoutMs: 120_000 })).data;
  } catch (error) {
    // The server would keep what came for a day.
    if (signal?.aborted) void call(partApi.cancel, { key }).catch(() => undefined);
    throw error;
  }
}

interface Part {
  readonly key: string;
  readonly offset: number;
  readonly part: Blob;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal | undefined;
}

function sendPart({ key, offset, part, onProgress, signal }: Part): Promise<number> {
  const query = { key, offset: String(offset) };
  return withRenewal(
    async () => {
      const sent = transmit({ file: new File([part], 'part'), path: '/api/file/part/send', query, onProgress, signal });
      return (await readAnswer<{ received: number }>(await sent)).data.received;
    },
    (error) => error instanceof RequestError && error.kind === 'expired',
  );
}

/** Tries again where no answer came, from where the server says that it stands. */
async function patiently(send: () => Promise<number>, key: string, signal: AbortSignal | undefined): Promise<number> {
  for (const waitMs of waitsMs) {
    const sent = await send().catch(unlessLineBroke);
    if (sent !== undefined) return sent;
    await new Promise((wake) => setTimeout(wake, waitMs));
    signal?.throwIfAborted();
    const stands = await call(partApi.progress, { key }, { signal }).catch(() => undefined);
    if (stands) return stands.data.received;
  }
  return send();
}

function unlessLineBroke(error: unknown): undefined {
  if (error instanceof RequestError && ['network', 'timeout', 'failed'].includes(error.kind)) return;
  throw error;
}
