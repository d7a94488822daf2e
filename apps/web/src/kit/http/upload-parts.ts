import type { UploadedFile } from '@zhaocai/model';
import { partApi } from '@zhaocai/model/file/part-endpoints';
import { call } from './call.ts';
import { overBreaks } from './line-back.ts';
import { RequestError } from './request-error.ts';
import { transmit, type Upload } from './transmit.ts';
import { readAnswer } from './answer.ts';
import { withRenewal } from './unauthorized.ts';

/** A broken line is tried again so often, each time after a longer wait. */
const waitsMs = [500, 1_000, 2_000, 4_000, 8_000];

/** Sends a large file in parts; when the line breaks it goes on where the server stands. Answers the stored file. */
export async function uploadInParts(upload: Upload): Promise<UploadedFile> {
  const { file, query, onProgress, signal } = upload;
  const fileType = query?.fileType;
  const begun = { fileName: file.name, size: file.size, ...(fileType ? { fileType } : {}) };
  const { data: progress } = await overBreaks(upload, () => call(partApi.begin, begun, { signal }));
  const { key, partBytes } = progress;
  try {
    for (let received = progress.received; received < file.size;) {
      const part = file.slice(received, received + partBytes);
      const onPart = (percent: number) =>
        onProgress?.(Math.floor(((received + (part.size * percent) / 100) / file.size) * 100));
      const send = () => sendPart({ key, offset: received, part, onProgress: onPart, signal });
      received = await overBreaks(upload, (attempt) =>
        attempt === 0 ? patiently(send, upload, key) : standingAt(key, signal),
      );
    }
    return await overBreaks(upload, () => patientlyFinished(upload, key));
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

/** Where nobody watches, tries again by itself where no answer came, from where the server says that it stands. */
async function patiently(send: () => Promise<number>, { signal, onBroken }: Upload, key: string): Promise<number> {
  if (onBroken) return send().catch(asBreak);
  for (const waitMs of waitsMs) {
    const sent = await send().catch(unlessLineBroke);
    if (sent !== undefined) return sent;
    await new Promise((wake) => setTimeout(wake, waitMs));
    signal?.throwIfAborted();
    const stands = await standingAt(key, signal).catch(() => undefined);
    if (stands !== undefined) return stands;
  }
  return send();
}

/** Asked again it answers the same file: whether the break came before it or after nobody here can know. */
async function patientlyFinished({ signal, onBroken }: Upload, key: string): Promise<UploadedFile> {
  const finish = async () => (await call(partApi.finish, { key }, { signal, timeoutMs: 120_000 })).data;
  if (onBroken) return finish().catch(asBreak);
  for (const waitMs of waitsMs) {
    const finished = await finish().catch(unlessLineBroke);
    if (finished !== undefined) return finished;
    await new Promise((wake) => setTimeout(wake, waitMs));
    signal?.throwIfAborted();
  }
  return finish();
}

async function standingAt(key: string, signal: AbortSignal | undefined): Promise<number> {
  return (await call(partApi.progress, { key }, { signal })).data.received;
}

function unlessLineBroke(error: unknown): undefined {
  if (isBreak(error)) return;
  throw error;
}

/** What came of a part is not known after a late or senseless answer either: the server is asked where it stands. */
function asBreak(error: unknown): never {
  throw isBreak(error) ? new RequestError('network') : error;
}

function isBreak(error: unknown): boolean {
  return error instanceof RequestError && ['network', 'timeout', 'failed'].includes(error.kind);
}
