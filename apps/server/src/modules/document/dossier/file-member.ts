import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Files } from '../../../platform/files/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import type { ZipMember } from './zip-stream.ts';

/** What was read of a file while it was sent: the SHA-256 of its bytes in hex, and how many there were. */
export interface ReadFile {
  readonly sha256: string;
  readonly size: number;
}

/**
 * A file as a member of an archive, read while it is sent; `tell` hears what was read at its end, null where its store has lost
 * it. That does not take the others with it: a note stands in its place.
 */
export async function fileMember(
  { files, ctx }: { readonly files: Files; readonly ctx: Ctx },
  { fileId, path }: { readonly fileId: string; readonly path: string },
  tell: (read: ReadFile | null) => void,
): Promise<ZipMember> {
  try {
    return { path, bytes: hashed(await contentOf(files, ctx, fileId), tell) };
  } catch (error) {
    ctx.log.error({ err: error, fileId }, 'a file of an archive cannot be read');
    tell(null);
    return { path: `${path}.缺失.txt`, bytes: [Buffer.from('该文件无法读取 / This file cannot be read\n')] };
  }
}

/** Noted as a download of the file, and unsealed where it was sealed. */
async function contentOf(files: Files, { db, tenantId, user, now }: Ctx, fileId: string): Promise<Readable> {
  const { body } = await files.download({ db, tenantId, userId: user.userId, now }, { fileId, inline: false });
  return body instanceof Readable ? body : Readable.from([Buffer.from(body)]);
}

/** The same bytes; what they were is told at their end. */
export async function* hashed(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  tell: (read: ReadFile) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of content) {
    hash.update(piece);
    size += piece.length;
    yield piece;
  }
  tell({ sha256: hash.digest('hex'), size });
}
