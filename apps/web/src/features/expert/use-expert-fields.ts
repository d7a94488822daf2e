import { expertItemTree, type ItemNode } from '@zhaocai/model/procedure/item-endpoints';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';

/** A field of experts as a tree to choose from has it. */
interface ExpertField {
  readonly value: string;
  readonly title: string;
  readonly children?: ExpertField[];
}

/** The tree of the fields of experts, empty while it is read. */
export function useExpertFields(): { readonly fields: ExpertField[]; readonly isLoading: boolean } {
  const { data, isLoading } = useEndpoint(expertItemTree, {});
  return { fields: (data ?? []).map(fieldOf), isLoading };
}

function fieldOf({ itemCode, title, children }: ItemNode): ExpertField {
  return { value: itemCode, title, ...(children && { children: children.map(fieldOf) }) };
}
