import { useSearchParams } from 'react-router';

export interface Question {
  readonly resource: string;
  readonly id: string;
  /** Absent: about oneself. */
  readonly userId?: string;
}

/** The question in the address; undefined while it is not whole. */
export function useQuestion(): readonly [Question | undefined, (question: Question) => void] {
  const [search, setSearch] = useSearchParams();
  const resource = search.get('resource');
  // `id` alone would open a tab of its own for every row.
  const id = search.get('row');
  const userId = search.get('userId') ?? undefined;
  const question = resource && id ? { resource, id, ...(userId && { userId }) } : undefined;
  const ask = (next: Question) =>
    setSearch({ resource: next.resource, row: next.id, ...(next.userId && { userId: next.userId }) });
  return [question, ask];
}
