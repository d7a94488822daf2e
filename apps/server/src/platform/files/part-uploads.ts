import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { partBytes, type PartProgress } from '@zhaocai/model';
import { formatInstant, parseInstant } from '../db/index.ts';
import type { UploadedPart } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import type { FileCtx } from './file-access.ts';
import { acceptFileName } from './file-name.ts';
import { demandOwnSpace, demandSpace } from './file-space.ts';
import { hashWhole, partFolder, partHours, writePart, type PartFolder } from './part-folder.ts';
import {
  advanceUpload,
  countUploads,
  dropExpired,
  dropUpload,
  findFinished,
  findUpload,
  insertUpload,
  keepFinished,
  type PartUpload,
} from './part-queries.ts';
import { readPast } from './receive-upload.ts';
import { storeWhole, type StoredFile } from './store-upload.ts';
import type { Storages } from './storages.ts';
import { kindOfUpload } from './upload-kinds.ts';

export interface NewParts {
  readonly fileName: string;
  readonly size: number;
  readonly fileType?: string;
}

/** Uploads that come in parts and survive a broken line, and the death of the server. */
export interface PartUploads {
  begin(ctx: FileCtx, wanted: NewParts): Promise<PartProgress>;
  send(ctx: FileCtx, of: { key: string; offset: number; part: UploadedPart }): Promise<PartProgress>;
  progress(ctx: FileCtx, key: string): Promise<PartProgress>;
  finish(ctx: FileCtx, of: { key: string; sha256?: string }): Promise<StoredFile>;
  cancel(ctx: FileCtx, key: string): Promise<void>;
}

const mostUnfinished = 20;

export function createPartUploads({ folder, storages }: { folder: string; storages: Storages }): PartUploads {
  const parts = partFolder(folder);
  const turns = createTurns();
  return {
    begin: (ctx, wanted) => begin(parts, ctx, wanted),
    // In turn as well: whoever asks has given his part up, and what still comes of it would outdate the answer.
    progress: (ctx, key) => turns.take(key, async () => progressOf(await own(ctx, key))),
    send: (ctx, { key, offset, part }) =>
      turns.take(key, (signal) => send(parts, ctx, { key, offset, part, signal })).finally(() => readPast(part.stream)),
    finish: (ctx, of) => turns.take(of.key, () => finish({ parts, storages }, ctx, of)),
    cancel: (ctx, key) =>
      turns.take(key, async () => {
        await own(ctx, key);
        await dropUpload(ctx.db, { tenantId: ctx.tenantId, key });
        await parts.remove(ctx.tenantId, key);
      }),
  };
}

/** All that can be judged before a byte is sent is judged here (rule 290). */
async function begin(parts: PartFolder, ctx: FileCtx, { fileName: sent, size, fileType }: NewParts) {
  const { tenantId, user, now } = ctx;
  const kind = kindOfUpload(fileType);
  const { fileName, suffix } = acceptFileName(sent, kind);
  const limit = kind.limitOf(suffix);
  if (size >= limit.bytes) refuse(limit.code);
  if (size === 0) refuse('file.empty');
  for (const key of await dropExpired(ctx.db, tenantId, now)) await parts.remove(tenantId, key);
  if ((await countUploads(ctx.db, { tenantId, userId: user.userId, now })) >= mostUnfinished) {
    refuse('file.partsTooMany');
  }
  await demandSpace(ctx, size);
  await demandOwnSpace(ctx, size);
  const key = randomBytes(16).toString('hex');
  const expireTime = formatInstant(parseInstant(now) + partHours * 3_600_000);
  const upload = { key, fileName, fileType: fileType ?? null, size, received: 0, expireTime };
  await parts.create(tenantId, key);
  await insertUpload(ctx.db, { ...upload, tenantId, userId: user.userId, now });
  return progressOf(upload);
}

interface Sending {
  readonly key: string;
  readonly offset: number;
  readonly part: UploadedPart;
  readonly signal: AbortSignal;
}

async function send(parts: PartFolder, ctx: FileCtx, { key, offset, part, signal }: Sending): Promise<PartProgress> {
  const upload = await own(ctx, key);
  if (offset !== upload.received) refuse('file.partOffset', { received: upload.received });
  const left = upload.size - upload.received;
  const { written, broken } = await writePart({
    path: parts.pathOf(ctx.tenantId, key),
    stream: part.stream,
    offset,
    limit: { bytes: left + 1, code: 'file.partsDiffer' },
    signal,
  });
  const received = offset + written;
  const isMine = await advanceUpload(ctx.db, { tenantId: ctx.tenantId, key, from: offset, to: received });
  if (!isMine || signal.aborted) refuse('file.partOffset', { received });
  if (broken) throw broken;
  return progressOf({ ...upload, received });
}

async function finish(
  { parts, storages }: { parts: PartFolder; storages: Storages },
  ctx: FileCtx,
  { key, sha256 }: { key: string; sha256?: string },
): Promise<StoredFile> {
  const claimed = { tenantId: ctx.tenantId, userId: ctx.user.userId, key };
  const finished = await finishedBefore(parts, ctx, claimed);
  if (finished) return finished;
  const { fileName, fileType, size, received, expireTime } = await own(ctx, key);
  if (received !== size) refuse('file.partsIncomplete', { received, size });
  const path = await parts.claim(claimed);
  if (path === undefined) return (await finishedBefore(parts, ctx, claimed)) ?? refuse('file.partGone');
  try {
    if (!(await dropUpload(ctx.db, { tenantId: ctx.tenantId, key }))) refuse('file.partGone');
    const sent = await hashWhole(path, size);
    if (sha256 !== undefined && sha256 !== sent.sha256) refuse('file.partsDiffer');
    const options = fileType === null ? {} : { fileType };
    const answer = await storeWhole(await storages.inUse(), ctx, { path, sent, fileName, options });
    await keepFinished(ctx.db, {
      tenantId: ctx.tenantId,
      userId: ctx.user.userId,
      key,
      answer,
      now: ctx.now,
      expireTime,
    });
    return answer;
  } finally {
    await parts.release(claimed);
  }
}

const finishingMs = { look: 250, patience: 30_000 } as const;

/**
 * What became of an upload that was finished before: whose line broke meanwhile asks again, and it is the same file, once.
 * Where another process is at it just now, its answer is waited for.
 */
async function finishedBefore(
  parts: PartFolder,
  ctx: FileCtx,
  claimed: Parameters<PartFolder['claim']>[0],
): Promise<StoredFile | undefined> {
  for (let waitedMs = 0; ; waitedMs += finishingMs.look) {
    const isAtIt = await parts.isClaimed(claimed);
    const finished = await findFinished(ctx.db, { ...claimed, now: ctx.now });
    if (finished || !isAtIt || waitedMs >= finishingMs.patience) return finished;
    await sleep(finishingMs.look);
  }
}

async function own(ctx: FileCtx, key: string): Promise<PartUpload> {
  const of = { tenantId: ctx.tenantId, userId: ctx.user.userId, key, now: ctx.now };
  return (await findUpload(ctx.db, of)) ?? refuse('file.partGone');
}

function progressOf({ key, received, size, expireTime }: PartUpload): PartProgress {
  return { key, received, size, partBytes, expireTime };
}

/**
 * One at a time per upload; who comes later ends the earlier one. A line that broke may look alive for minutes, and
 * its sender is back long before.
 */
function createTurns() {
  const running = new Map<string, { abort: AbortController; done: Promise<unknown> }>();
  return {
    async take<R>(key: string, work: (signal: AbortSignal) => Promise<R>): Promise<R> {
      const before = running.get(key);
      before?.abort.abort();
      const abort = new AbortController();
      const done = Promise.resolve(before?.done)
        .catch(() => undefined)
        .then(() => work(abort.signal));
      const turn = { abort, done };
      running.set(key, turn);
      try {
        return await done;
      } finally {
        if (running.get(key) === turn) running.delete(key);
      }
    },
  };
}
