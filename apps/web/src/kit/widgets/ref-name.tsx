import { useQuery } from '@tanstack/react-query';
import { nameById, referenceTo } from '../tree/entity-tree.ts';

/** What the row of an id is called; the id while it is not known. For single rows: a list's rows bring their names. */
export function RefName({ to, id }: { to: string; id: string }) {
  const reference = referenceTo(to);
  const { data } = useQuery({
    queryKey: [to, 'name', id],
    queryFn: () => (reference ? nameById(reference, id) : Promise.resolve(id)),
    staleTime: 60_000,
    retry: false,
  });
  return <>{data ?? id}</>;
}
