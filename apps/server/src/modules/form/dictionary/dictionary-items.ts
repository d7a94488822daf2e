import type { DictionaryItem } from '@zhaocai/model';

/** What the answer of a dictionary calls its parts. */
export interface ItemNames {
  readonly res?: string | undefined;
  readonly label?: string | undefined;
  readonly value?: string | undefined;
  readonly children?: string | undefined;
}

const mostItems = 5_000;
const deepest = 6;

/** The items of an answer: at `res`, else where lists usually stand. What has no label or value is left out. */
export function itemsOf(answer: unknown, names: ItemNames): DictionaryItem[] {
  const places = names.res ? [names.res] : ['', 'data', 'data.records', 'data.data', 'records'];
  const list = places.map((path) => at(answer, path)).find((found) => Array.isArray(found));
  let left = mostItems;
  const read = (rows: unknown, depth: number): DictionaryItem[] => {
    if (!Array.isArray(rows) || depth > deepest) return [];
    return rows.flatMap((row) => {
      if (left <= 0) return [];
      const item = itemOf(row, names);
      if (!item) return [];
      left -= 1;
      const children = read(at(row, names.children ?? 'children'), depth + 1);
      return [children.length > 0 ? { ...item, children } : item];
    });
  };
  return read(list, 1);
}

const usualLabels = ['label', 'name', 'title', 'dictValue'];
const usualValues = ['value', 'id', 'dictKey'];

function itemOf(row: unknown, names: ItemNames): DictionaryItem | undefined {
  if (typeof row === 'string' || typeof row === 'number') return { label: String(row), value: row };
  const value = firstOf(row, names.value ? [names.value] : usualValues);
  const label = firstOf(row, names.label ? [names.label] : usualLabels) ?? value;
  if (value === undefined || label === undefined) return undefined;
  return { label: String(label), value };
}

function firstOf(row: unknown, keys: readonly string[]): string | number | boolean | undefined {
  for (const key of keys) {
    const value = at(row, key);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  }
  return undefined;
}

/** `data.records`; '' is the answer itself. Only what is its own is looked at. */
export function at(value: unknown, path: string): unknown {
  if (path === '') return value;
  return path.split('.').reduce<unknown>((place, key) => {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, key)) return undefined;
    return (place as Record<string, unknown>)[key];
  }, value);
}
