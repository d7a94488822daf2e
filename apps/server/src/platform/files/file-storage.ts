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

/** Where files lie: a disk of this machine or an object store, which answer the same calls. */
export interface FileStorage {
  /** `adopted`: the path of a file that is whole already; it moves away from there. */
  begin(adopted?: string): Promise<IncomingFile>;
  size(key: string): Promise<number>;
  stream(key: string, range?: ByteRange): Promise<Readable>;
  read(key: string): Promise<Buffer>;
  /** No error where there is none. */
  remove(key: string): Promise<void>;
}

/** How an object store is reached. */
export interface ObjectStore {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** `http://host/bucket/key`; otherwise `http://bucket.host/key`. */
  readonly isPathStyle: boolean;
}

/** An object store under the id that its files remember; null is the disk. */
export interface PlacedStore {
  readonly storageId: string;
  /** Changes with the settings. */
  readonly version: number;
  readonly store: ObjectStore;
}

/** Who knows the object stores. */
export interface StoreDirectory {
  /** Where new files go. */
  inUse(): Promise<PlacedStore | null>;
  /** Where a file lies that remembers this id. */
  byId(storageId: string): Promise<PlacedStore>;
}

/** No object store at all. */
export const diskAlone: StoreDirectory = {
  inUse: async () => null,
  async byId(storageId) {
    throw new Error(`no storage ${storageId}`);
  },
};
