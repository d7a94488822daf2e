import { fieldTypes, type FieldType } from '@zhaocai/model/form/model';

/** What is dragged: a kind from the palette, or a field with all that are chosen with it. */
export type Dragged =
  | { readonly kind: 'new'; readonly type: FieldType }
  | { readonly kind: 'field'; readonly id: string };

export function draggedIn(given: Readonly<Record<string | symbol, unknown>>): Dragged | undefined {
  if (given['kind'] === 'field' && typeof given['id'] === 'string') return { kind: 'field', id: given['id'] };
  const type = given['kind'] === 'new' ? fieldTypes.find((known) => known === given['type']) : undefined;
  return type && { kind: 'new', type };
}
