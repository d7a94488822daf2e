import { useRef, useState } from 'react';

export const defaultTableId = 'default';
const writeDelayMs = 100;

/** The storage keys of a table: widths under its id, hidden columns under the id plus `_cols`. */
const columnKeys = { widths: (id: string) => id, hidden: (id: string) => `${id}_cols` } as const;

export interface ColumnMemory {
  readonly widths: Readonly<Record<string, number>>;
  readonly hidden: readonly string[];
  readonly setWidth: (prop: string, width: number) => void;
  readonly setHidden: (props: readonly string[]) => void;
}

/** Widths and hidden columns of a table, remembered unless its id is the default. */
export function useColumnMemory(id: string, hiddenAtFirst: readonly string[]): ColumnMemory {
  const [widths, setWidths] = useState(() => readWidths(id));
  const [hidden, setHidden] = useState(() => readHidden(id) ?? hiddenAtFirst);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    widths,
    hidden,
    setWidth: (prop, width) => {
      const next = { ...widths, [prop]: width };
      setWidths(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => remember(id, columnKeys.widths(id), next), writeDelayMs);
    },
    setHidden: (props) => {
      setHidden(props);
      remember(id, columnKeys.hidden(id), props);
    },
  };
}

function remember(id: string, key: string, value: unknown): void {
  if (id === defaultTableId) return;
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full storage forgets widths; the table works all the same.
    return;
  }
}

export function readWidths(id: string): Record<string, number> {
  const stored = readJson(id === defaultTableId ? undefined : columnKeys.widths(id));
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

export function readHidden(id: string): string[] | undefined {
  const stored = readJson(id === defaultTableId ? undefined : columnKeys.hidden(id));
  return Array.isArray(stored) ? stored.filter((prop) => typeof prop === 'string') : undefined;
}

function readJson(key: string | undefined): unknown {
  try {
    return key === undefined ? undefined : JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}
