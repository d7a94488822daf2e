import { useSearchParams } from 'react-router';

export interface ListSort {
  readonly prop: string;
  readonly order: 'ascend' | 'descend';
}

/** What a list shows: it lives in the address, so that a link, a reload and «back» show the same. */
export interface ListState {
  readonly current: number;
  readonly size: number;
  readonly sort: ListSort | undefined;
  /** By wire name, e.g. `name` or `createTime_dategt`. */
  readonly filters: Readonly<Record<string, string>>;
}

export const listPageSizes = [10, 30, 50, 100, 200];
const defaultSize = 10;
/** `view` is the page's: a picture, or the list of the same rows. */
const own = new Set(['current', 'size', 'ascs', 'descs', 'id', 'target', 'view']);

export function readListState(search: URLSearchParams): ListState {
  const size = Number(search.get('size'));
  const current = Number(search.get('current'));
  const descending = search.get('descs');
  const ascending = search.get('ascs');
  const filters = Object.fromEntries([...search].filter(([name, value]) => !own.has(name) && value !== ''));
  return {
    current: Number.isInteger(current) && current > 0 ? current : 1,
    size: listPageSizes.includes(size) ? size : defaultSize,
    sort: sortOf(ascending, descending),
    filters,
  };
}

function sortOf(ascending: string | null, descending: string | null): ListSort | undefined {
  if (descending) return { prop: descending, order: 'descend' };
  return ascending ? { prop: ascending, order: 'ascend' } : undefined;
}

export function writeListState({ current, size, sort, filters }: ListState): URLSearchParams {
  const search = new URLSearchParams(filters);
  if (current !== 1) search.set('current', String(current));
  if (size !== defaultSize) search.set('size', String(size));
  if (sort) search.set(sort.order === 'descend' ? 'descs' : 'ascs', sort.prop);
  return search;
}

/** What the list's call takes. */
export function listInput({ current, size, sort, filters }: ListState) {
  return {
    ...filters,
    current,
    size,
    ...(sort && { [sort.order === 'descend' ? 'descs' : 'ascs']: sort.prop }),
  };
}

/** The list's state, and how to change a part of it. Another filter or order starts at page one. */
export function useListState(): readonly [ListState, (change: Partial<ListState>) => void] {
  const [search, setSearch] = useSearchParams();
  const state = readListState(search);
  const change = (part: Partial<ListState>) => {
    const isNewList =
      part.filters !== undefined || part.sort !== undefined || 'sort' in part || part.size !== undefined;
    const next = writeListState({ ...state, ...(isNewList ? { current: 1 } : {}), ...part });
    const view = search.get('view');
    if (view !== null) next.set('view', view);
    setSearch(next, { replace: !isNewList });
  };
  return [state, change];
}
