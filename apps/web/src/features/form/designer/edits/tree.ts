import { fieldDescriptors } from '@zhaocai/model/form/descriptors';
import type { FieldType, FormField, FormModel } from '@zhaocai/model/form/model';

/** A place among the fields of the form, or of a container. */
export interface Place {
  readonly parentId?: string;
  readonly index: number;
}

export interface Found {
  readonly field: FormField;
  readonly parent: FormField | undefined;
  readonly index: number;
}

export function findField(fields: readonly FormField[], id: string, parent?: FormField): Found | undefined {
  for (const [index, field] of fields.entries()) {
    if (field.id === id) return { field, parent, index };
    const found = findField(field.children ?? [], id, field);
    if (found) return found;
  }
  return undefined;
}

/** Whether such a field may stand there; undefined as container is the form itself. */
export function mayStand(type: FieldType, container: FormField | undefined): boolean {
  if (!container) return true;
  const { type: kind } = container;
  return (kind === 'dynamic' || kind === 'group') && fieldDescriptors[type].canNestIn.includes(kind);
}

export function updateField(
  fields: readonly FormField[],
  id: string,
  change: (field: FormField) => FormField,
): readonly FormField[] {
  let isChanged = false;
  const updated = fields.map((field) => {
    const inner = field.children ? updateField(field.children, id, change) : undefined;
    const next =
      field.id === id ? change(field) : inner === field.children ? field : { ...field, children: inner ?? [] };
    isChanged ||= next !== field;
    return next;
  });
  return isChanged ? updated : fields;
}

export function withoutFields(fields: readonly FormField[], ids: ReadonlySet<string>): readonly FormField[] {
  const kept = fields.filter(({ id }) => !ids.has(id));
  const inner = kept.map((field) => {
    const children = field.children && withoutFields(field.children, ids);
    return children === field.children ? field : { ...field, children: children ?? [] };
  });
  const isSame = kept.length === fields.length && inner.every((field, index) => field === fields[index]);
  return isSame ? fields : inner;
}

export function withFields(
  fields: readonly FormField[],
  place: Place,
  added: readonly FormField[],
): readonly FormField[] {
  if (place.parentId === undefined) return fields.toSpliced(place.index, 0, ...added);
  return updateField(fields, place.parentId, (container) => ({
    ...container,
    children: (container.children ?? []).toSpliced(place.index, 0, ...added),
  }));
}

/** Every field, a container before what stands in it. */
export function flatFields(fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field) => [field, ...flatFields(field.children ?? [])]);
}

/** The chosen ones in the order of the form; what stands in a chosen container goes with it. */
export function chosenFields(fields: readonly FormField[], ids: ReadonlySet<string>): readonly FormField[] {
  return fields.flatMap((field) => (ids.has(field.id) ? [field] : chosenFields(field.children ?? [], ids)));
}

export interface Refused {
  readonly refused: FormField;
  readonly container: FormField;
}
export type Edited = { readonly form: FormModel } | Refused;

/** Puts fields to another place; all of them, or none where one may not stand there. */
export function moveFields(form: FormModel, ids: ReadonlySet<string>, place: Place): Edited {
  const moved = chosenFields(form.fields, ids);
  const container = place.parentId === undefined ? undefined : findField(form.fields, place.parentId)?.field;
  const refused = container && moved.find((field) => !mayStand(field.type, container) || holds(field, container.id));
  if (refused && container) return { refused, container };
  const siblings = container ? (container.children ?? []) : form.fields;
  const before = siblings.slice(0, place.index).filter(({ id }) => ids.has(id)).length;
  const left = withoutFields(form.fields, ids);
  const fields = withFields(left, { ...place, index: place.index - before }, moved);
  return { form: { ...form, fields } };
}

export function insertFields(form: FormModel, added: readonly FormField[], place: Place): Edited {
  const container = place.parentId === undefined ? undefined : findField(form.fields, place.parentId)?.field;
  const refused = container && added.find(({ type }) => !mayStand(type, container));
  if (refused && container) return { refused, container };
  return { form: { ...form, fields: withFields(form.fields, place, added) } };
}

function holds(field: FormField, id: string): boolean {
  return field.id === id || (field.children ?? []).some((child) => holds(child, id));
}

/** Behind what is chosen, where such fields may stand; else behind the container that it stands in, or at the end. */
export function placeAfter(form: FormModel, chosen: string | undefined, types: readonly FieldType[]): Place {
  const found = chosen === undefined ? undefined : findField(form.fields, chosen);
  if (!found) return { index: form.fields.length };
  const { field, parent, index } = found;
  const areFine = (container: FormField) => types.every((type) => mayStand(type, container));
  // A chosen container is being filled.
  if (field.children && areFine(field)) return { parentId: field.id, index: field.children.length };
  if (!parent) return { index: index + 1 };
  if (areFine(parent)) return { parentId: parent.id, index: index + 1 };
  const outer = findField(form.fields, parent.id);
  if (outer?.parent && areFine(outer.parent)) return { parentId: outer.parent.id, index: outer.index + 1 };
  const top = form.fields.findIndex((one) => holds(one, parent.id));
  return { index: top + 1 };
}
