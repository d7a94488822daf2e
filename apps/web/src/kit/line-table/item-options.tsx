import { itemTree, type ItemNode } from '@zhaocai/model/procedure/item-endpoints';
import { useEndpoint } from '../endpoint/use-endpoint.ts';

/** What the cells of a column offer while an item is typed: the catalogue in use, `code name`. */
export function ItemOptions({ id }: { readonly id: string }) {
  const { data } = useEndpoint(itemTree, {}, { staleMs: 60_000 });
  return (
    <datalist id={id}>
      {(data ?? []).flatMap(titlesOf).map((title) => (
        <option key={title} value={title} />
      ))}
    </datalist>
  );
}

function titlesOf({ title, children = [] }: ItemNode): string[] {
  return [title, ...children.flatMap(titlesOf)];
}
