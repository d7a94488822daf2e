import type { Scanning } from './demand-clean.ts';
import { diskStorage } from './disk-storage.ts';
import type { FileStorage, ObjectStore, PlacedStore, StoreDirectory } from './file-storage.ts';
import { objectStorage } from './object-storage.ts';

/** Where a new file goes, and the id that it will remember. */
export interface PlacedStorage {
  readonly storageId: string | null;
  readonly storage: FileStorage;
  /** Where a scanner is configured: what comes is judged before it is kept. */
  readonly scanning?: Scanning | undefined;
}

/** Every place in which files lie. */
export interface Storages {
  inUse(): Promise<PlacedStorage>;
  of(storageId: string | null): Promise<FileStorage>;
  /** A place that no file remembers yet. */
  at(store: ObjectStore | null): FileStorage;
}

export interface StoragesOptions {
  readonly folder: string;
  readonly directory: StoreDirectory;
  readonly privateHosts: readonly string[];
  readonly scanning?: Scanning | undefined;
}

/** The directory is asked each time, so a change holds at once in every process; a client is made anew only then. */
export function createStorages({ folder, directory, privateHosts, scanning }: StoragesOptions): Storages {
  const disk = diskStorage(folder);
  const clients = new Map<string, { version: number; storage: FileStorage }>();
  const at = (store: ObjectStore | null) => (store ? objectStorage({ store, folder, privateHosts }) : disk);
  const clientOf = ({ storageId, version, store }: PlacedStore): FileStorage => {
    const known = clients.get(storageId);
    if (known?.version === version) return known.storage;
    const storage = at(store);
    clients.set(storageId, { version, storage });
    return storage;
  };
  return {
    at,
    async inUse() {
      const placed = await directory.inUse();
      return placed
        ? { storageId: placed.storageId, storage: clientOf(placed), scanning }
        : { storageId: null, storage: disk, scanning };
    },
    of: async (storageId) => (storageId === null ? disk : clientOf(await directory.byId(storageId))),
  };
}
