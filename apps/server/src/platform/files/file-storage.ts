import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Bytes on their way in: on a place of their own until they are accepted. */
export interface IncomingFile {
  readonly path: string;
  readonly handle: FileHandle;
  /** Keeps the bytes under a key, durably. */
  keep(key: string): Promise<void>;
  /** Drops them; nothing remains. Harmless after `keep`. */
  discard(): Promise<void>;
}

export interface ByteRange {
  readonly start: number;
  /** Inclusive, as HTTP counts. */
  readonly end: number;
}

/** Where files lie. A local disk now; an object store answers the same four calls. */
export interface FileStorage {
  begin(): Promise<IncomingFile>;
  size(key: string): Promise<number>;
  stream(key: string, range?: ByteRange): Promise<Readable>;
  read(key: string): Promise<Buffer>;
}
