import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import { useEndpoint } from '../endpoint/use-endpoint.ts';

/** A word of a dictionary: the key is stored, the value is read. */
export interface DictWord {
  readonly dictKey: string | number;
  readonly dictValue: string;
  readonly valueEn?: string | null;
  readonly remark?: string | null;
  readonly sort?: number;
  /** Not offered any more; rows that carry it still read so. */
  readonly isSealed?: number | null;
}

export interface DictSource {
  readonly code: string;
  /** The platform's own words alone; a tenant's dictionary falls back to them by itself. */
  readonly isSystem?: boolean;
}

const wordsStayMs = 5 * 60_000;

/** All words of a dictionary, the sealed ones too, in their order; asked for once however many cells show them. */
export function useDictWords({ code, isSystem = false }: DictSource): {
  readonly words: readonly DictWord[];
  readonly isLoading: boolean;
} {
  const kind = isSystem ? 'dict' : 'dict-biz';
  const { data, isPending } = useEndpoint(endpointOf(kind), { code, all: 1 }, { staleMs: wordsStayMs });
  const words = (data ?? []).toSorted((left, right) => (left.sort ?? 0) - (right.sort ?? 0));
  return { words, isLoading: isPending };
}

/** The kit knows the call by its route alone: dictionaries are a module like any other. */
function endpointOf(kind: 'dict' | 'dict-biz'): Endpoint<{ code: string; all: 1 }, readonly DictWord[]> {
  const call = { route: `GET /api/blade-system/${kind}/dictionary`, permission: 'signedIn' };
  return call as unknown as Endpoint<{ code: string; all: 1 }, readonly DictWord[]>;
}
