import type { Endpoint, Entity, Fields, RowOf } from '@zhaocai/model';
import { resource } from '@zhaocai/model/kit/resource';
import type { Branches } from '../data-table/branches.ts';
import { filterForest, forestOf } from '../data-table/branches.ts';
import { useEndpoint } from '../endpoint/use-endpoint.ts';
import { fitsFilters } from './forest-filter.ts';
import { listInput, type ListState } from './list-state.ts';

export interface ListRows<R> {
  readonly rows: readonly R[];
  /** Of a paged list; a forest is here as a whole. */
  readonly total: number | undefined;
  readonly isCapped: boolean;
  /** Fields that the reader's data scopes keep from him. */
  readonly hidden: readonly string[];
  readonly isForest: boolean;
  readonly isLoaded: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

export interface ListRowsOptions<F extends Fields> {
  readonly state: ListState;
  readonly fixedFilters?: Readonly<Record<string, string>>;
  readonly branches?: Branches<RowOf<F>>;
  /** Another call than the definition's list. */
  readonly listEndpoint?: Endpoint<never, unknown>;
}

interface Rows<F extends Fields> {
  readonly records: readonly RowOf<F>[];
  readonly total?: number;
  totalCapped?: boolean;
  hiddenFields?: readonly string[];
}

const nothing: readonly string[] = [];

/**
 * What a list shows: a page where the entity has pages, else the forest that its list answers. A forest that is here as a
 * whole is searched here, matches with their ancestors; one that is opened step by step is searched by the server.
 */
export function useListRows<F extends Fields>(entity: Entity<F>, options: ListRowsOptions<F>): ListRows<RowOf<F>> {
  const { state, fixedFilters, branches, listEndpoint } = options;
  const { page, list } = resource(entity);
  const isForest = !page || listEndpoint !== undefined;
  const endpoint = listEndpoint ?? page ?? list;
  if (!endpoint) throw new Error(`${entity.name} has no list to show`);
  const isSearched = Object.keys(state.filters).length > 0;
  const forestInput = branches ? (isSearched ? state.filters : { parentId: '0' }) : {};
  const input = { ...(isForest ? forestInput : listInput(state)), ...fixedFilters };
  // One call or the other: both take an object and answer rows of this entity, in a page or bare.
  const query = useEndpoint(endpoint as unknown as Endpoint<object, Rows<F> | readonly RowOf<F>[]>, input, {
    keepPrevious: true,
  });
  const records = query.data && 'records' in query.data ? query.data.records : (query.data ?? []);
  const isWhole = isForest && !branches;
  const rows = isWhole
    ? filterForest(forestOf(records), (row) => fitsFilters(row, state.filters, entity.fields))
    : records;
  const total = query.data && 'records' in query.data ? query.data.total : undefined;
  return {
    rows,
    total,
    isCapped: query.data !== undefined && 'records' in query.data && query.data.totalCapped === true,
    hidden: (query.data && 'records' in query.data && query.data.hiddenFields) || nothing,
    isForest,
    isLoaded: query.data !== undefined,
    isFetching: query.isFetching,
    error: query.error,
    refetch: () => void query.refetch(),
  };
}
