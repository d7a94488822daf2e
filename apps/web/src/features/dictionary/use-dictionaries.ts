import type { DictRow } from '@zhaocai/model/dictionary/dict-endpoints';
import { useDeferredValue } from 'react';
import { useTellRest } from '../../kit/endpoint/cut-note.tsx';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import type { Shelf } from './shelf.ts';

/** As many as one answer holds; a tenant has dozens. */
const mostDictionaries = 200;

/**
 * The dictionaries of a shelf that code or name may hold a text of, and the one that the address names. Where one answer
 * does not hold them all the server looks for the text, and the rest is told.
 */
export function useDictionaries({ api }: Shelf, { code, text }: { code: string | null; text: string }) {
  const whole = useEndpoint(api.parentList, { current: 1, size: mostDictionaries });
  const isCut = whole.data !== undefined && whole.data.total > whole.data.records.length;
  const keyword = useDeferredValue(text.trim());
  const isSearched = isCut && keyword !== '';
  const found = useEndpoint(
    api.parentList,
    { current: 1, size: mostDictionaries, keyword },
    { enabled: isSearched, keepPrevious: true },
  );
  const list = isSearched ? found : whole;
  useTellRest(list.data);
  const rows: readonly DictRow[] = list.data?.records ?? [];
  const known = [...rows, ...(whole.data?.records ?? [])].find((one) => one.code === code);
  const named = useEndpoint(
    api.parentList,
    { current: 1, size: 1, code_equal: code ?? '' },
    { enabled: isCut && code !== null && !known },
  );
  return { query: whole, rows, first: whole.data?.records[0], named: known ?? named.data?.records[0] };
}
