/** What the browser keeps between visits: one record per name, under the application's prefix. */
interface LocalRecord {
  readonly dataType: string;
  readonly content: unknown;
  readonly type: 'local' | 'session';
  /** Milliseconds since 1970, by the browser's clock. */
  readonly datetime: number;
}

export type RecordPlace = 'local' | 'session';

const prefix = 'saber-';

function storageOf(place: RecordPlace): Storage {
  return place === 'local' ? localStorage : sessionStorage;
}

export function readRecord(name: string, place: RecordPlace = 'local'): LocalRecord | undefined {
  try {
    const text = storageOf(place).getItem(prefix + name);
    // The seam between stored text and our type: only writeRecord writes under this prefix.
    return text === null ? undefined : (JSON.parse(text) as LocalRecord);
  } catch {
    return undefined;
  }
}

export function readContent(name: string, place: RecordPlace = 'local'): unknown {
  return readRecord(name, place)?.content;
}

/** A full or forbidden storage costs the memory of a setting, never the work on the screen. */
export function writeRecord(name: string, content: unknown, place: RecordPlace = 'local'): void {
  const record: LocalRecord = { dataType: typeof content, content, type: place, datetime: Date.now() };
  try {
    storageOf(place).setItem(prefix + name, JSON.stringify(record));
  } catch {
    return;
  }
}

export function dropRecord(name: string, place: RecordPlace = 'local'): void {
  storageOf(place).removeItem(prefix + name);
}

/** The full storage key of a record, for listening to changes from another window. */
export function recordKey(name: string): string {
  return prefix + name;
}
