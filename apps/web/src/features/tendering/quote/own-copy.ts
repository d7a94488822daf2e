import type { QuoteDraft } from './quote-draft.ts';

// What a browser has sealed nobody can read before the opening, its bidder neither: this browser keeps him a copy to go
// on from, which no server sees.

export interface OwnCopy {
  readonly draft: QuoteDraft;
  /** By the local ids of the draft. */
  readonly files: Readonly<Record<string, File>>;
}

export interface CopyPlace {
  readonly userId: string;
  readonly entryId: string;
  readonly version: number;
}

const storeName = 'copies';

/** The copy of this version; nothing where this browser has none, or keeps nothing. */
export async function readCopy(place: CopyPlace): Promise<OwnCopy | null> {
  try {
    const kept: unknown = await inStore('readonly', (store) => store.get(keyOf(place)));
    return isCopy(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it beside the former version's, which stands until the new one is taken. A browser that keeps nothing is no fault. */
export async function keepCopy(place: CopyPlace, copy: OwnCopy): Promise<void> {
  await inStore('readwrite', (store) => store.put(copy, keyOf(place))).catch(() => undefined);
}

/** Takes away the copies of every version up to this one. */
export async function dropCopies({ userId, entryId, version }: CopyPlace): Promise<void> {
  const range = IDBKeyRange.bound([userId, entryId, 0], [userId, entryId, version]);
  await inStore('readwrite', (store) => store.delete(range)).catch(() => undefined);
}

function keyOf({ userId, entryId, version }: CopyPlace): IDBValidKey {
  return [userId, entryId, version];
}

function isCopy(value: unknown): value is OwnCopy {
  return typeof value === 'object' && value !== null && 'draft' in value && 'files' in value;
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open('zhaocai-own-quotes', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}
