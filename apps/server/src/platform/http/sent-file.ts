import type { FastifyRequest } from 'fastify';
import type { MessageCode } from '@zhaocai/model';
import type { TakeFile, UploadedPart } from './context.ts';
import { Refusal, refuse } from './refusal.ts';

type Parts = AsyncIterator<UploadedPart>;

/**
 * Gives the first file of a multipart request to who takes it, waits until it has been taken, and only then lets the
 * rest flow away. Nobody else walks over the parts: a loop that is left while somebody still reads its part cuts that
 * part off from the line, and who reads it waits for ever.
 */
export async function sentFile<T>(request: FastifyRequest, take: TakeFile<T>, missing: MessageCode): Promise<T> {
  const found = await firstFile(request, async (part, more) => ({ result: await readWhole(take)(part, more) }));
  return found ? found.result : refuse(missing);
}

/** The same of one that may be missing, and that need not be read to its end. */
export async function firstFile<T>(request: FastifyRequest, take: TakeFile<T>): Promise<T | undefined> {
  const parts = filesOf(request);
  try {
    const part = await nextOf(parts);
    return part && (await taken(part, take, () => countOf(parts)));
  } finally {
    // A refused upload that is left unread would stall its connection: the rest flows away.
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** Who has not waited for his own reading would get half a file, or nothing at all. */
export function readWhole<T>(take: TakeFile<T>): TakeFile<T> {
  return async (part, more) => {
    const result = await take(part, more);
    if (!part.stream.readableEnded) throw new Error(`the file "${part.fileName}" was left behind unread`);
    return result;
  };
}

async function taken<T>(part: UploadedPart, take: TakeFile<T>, more: () => Promise<number>): Promise<T> {
  // The parser may tell several of one broken line, the first before anybody listens.
  const lineFailures = new Set<unknown>([part.stream.errored]);
  part.stream.on('error', (error) => lineFailures.add(error));
  try {
    return await take(part, more);
  } catch (error) {
    throw lineFailures.has(error) ? brokenOff(error) : error;
  }
}

/** The files of the request; fields beside them are ignored, the query carries what is needed. */
async function* filesOf(request: FastifyRequest): AsyncGenerator<UploadedPart> {
  if (!request.isMultipart()) return;
  demandBoundary(request.headers['content-type']);
  for await (const part of request.parts()) {
    if (part.type === 'file') yield { fileName: part.filename, stream: part.file };
  }
}

const boundary = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})\s*(?:;|$)/i;

/** RFC 2046: one to seventy characters. Where there are none the parser waits for ever, for no line ends a part. */
function demandBoundary(contentType = ''): void {
  if (!boundary.test(contentType)) throw new Refusal('platform.badRequest');
}

async function nextOf(parts: Parts): Promise<UploadedPart | undefined> {
  try {
    const { done, value } = await parts.next();
    return done ? undefined : value;
  } catch (error) {
    throw brokenOff(error);
  }
}

/** How many files follow; the parser itself stops at its limit, which counts as one more. */
async function countOf(parts: Parts): Promise<number> {
  let count = 0;
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      next.value.stream.resume();
      count += 1;
    }
  } catch (error) {
    if (codeOf(error) === 'FST_FILES_LIMIT') return count + 1;
    throw brokenOff(error);
  }
  return count;
}

/** What parser and line say when the sender has gone. */
const ends = new Set<unknown>(['FST_MP_PREMATURE_CLOSE', 'ECONNRESET']);

/** What the parser cannot read, or what ends too early, is the sender's fault; its own refusals have a code. */
function brokenOff(error: unknown): unknown {
  const code = codeOf(error);
  return code === undefined || ends.has(code) ? new Refusal('file.cutShort') : error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
