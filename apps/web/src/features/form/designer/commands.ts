import { faultText } from '@zhaocai/model/form/fault-text';
import type { FieldType, FormField } from '@zhaocai/model/form/model';
import type { Language } from '@zhaocai/model/kit/text';
import { changeForm, redoChange, undoChange, type DesignStore } from './design-store.ts';
import { copiesOf, makeField } from './edits/make.ts';
import {
  chosenFields,
  findField,
  flatFields,
  insertFields,
  moveFields,
  placeAfter,
  withoutFields,
  type Edited,
  type Place,
} from './edits/tree.ts';
import { fieldDescriptors } from '@zhaocai/model/form/descriptors';

/** Refusals are told to whoever dropped or pasted. */
export type Refuse = (field: FormField, container: FormField) => void;

let clip: readonly FormField[] = [];

/** Why a field may not stand there. */
export function refusalText(field: FormField, container: FormField, language: Language): string {
  const label = field.label || fieldDescriptors[field.type].label[language];
  const parameters = { label, container: container.label || fieldDescriptors[container.type].label[language] };
  return faultText({ code: 'form.nesting', parameters }, language);
}

function apply(
  store: DesignStore,
  edited: Edited,
  { chosen, refuse }: { chosen: readonly string[]; refuse: Refuse },
): boolean {
  if ('refused' in edited) {
    refuse(edited.refused, edited.container);
    return false;
  }
  changeForm(store, edited.form, { chosen });
  return true;
}

/** A new field of the palette, at a place or behind what is chosen. */
export function addField(
  store: DesignStore,
  type: FieldType,
  { place, refuse }: { place?: Place; refuse: Refuse },
): boolean {
  const { form, chosen } = store.getState();
  const field = makeField(form, type);
  const at = place ?? placeAfter(form, [...chosen].at(-1), [type]);
  return apply(store, insertFields(form, [field], at), { chosen: [field.id], refuse });
}

export function moveTo(
  store: DesignStore,
  ids: ReadonlySet<string>,
  { place, refuse }: { place: Place; refuse: Refuse },
): boolean {
  const { form } = store.getState();
  return apply(store, moveFields(form, ids, place), { chosen: [...ids], refuse });
}

export function removeFields(store: DesignStore, ids: ReadonlySet<string>): void {
  const { form } = store.getState();
  const fields = withoutFields(form.fields, ids);
  if (fields !== form.fields) changeForm(store, { ...form, fields }, { chosen: [] });
}

export function duplicate(store: DesignStore, id: string): void {
  const { form } = store.getState();
  const found = findField(form.fields, id);
  if (!found) return;
  const copies = copiesOf(form, [found.field]);
  const place = { index: found.index + 1, ...(found.parent && { parentId: found.parent.id }) };
  apply(store, insertFields(form, copies, place), { chosen: copies.map((copy) => copy.id), refuse: () => undefined });
}

/** One step up or down among its neighbours; out of a container at its edge, into one that it meets when asked to. */
export function step(store: DesignStore, id: string, by: 1 | -1): void {
  const { form } = store.getState();
  const found = findField(form.fields, id);
  if (!found) return;
  const siblings = found.parent ? (found.parent.children ?? []) : form.fields;
  const to = found.index + by;
  if (to < 0 || to >= siblings.length) return stepOut(store, id, by);
  const place = { index: by > 0 ? to + 1 : to, ...(found.parent && { parentId: found.parent.id }) };
  moveTo(store, new Set([id]), { place, refuse: () => undefined });
}

export function stepOut(store: DesignStore, id: string, by: 1 | -1 = 1): void {
  const { form } = store.getState();
  const parent = findField(form.fields, id)?.parent;
  const outer = parent && findField(form.fields, parent.id);
  if (!outer) return;
  const place = { index: outer.index + (by > 0 ? 1 : 0), ...(outer.parent && { parentId: outer.parent.id }) };
  moveTo(store, new Set([id]), { place, refuse: () => undefined });
}

/** Into the container before it, or the one behind it. */
export function stepIn(store: DesignStore, id: string, refuse: Refuse): void {
  const { form } = store.getState();
  const found = findField(form.fields, id);
  if (!found) return;
  const siblings = found.parent ? (found.parent.children ?? []) : form.fields;
  const container = [siblings[found.index - 1], siblings[found.index + 1]].find((one) => one?.children !== undefined);
  if (!container) return;
  moveTo(store, new Set([id]), { place: { parentId: container.id, index: container.children?.length ?? 0 }, refuse });
}

export type EditCommand = 'undo' | 'redo' | 'copy' | 'cut' | 'paste' | 'remove' | 'selectAll' | 'leaveSelection';

/** Commands on what is chosen, by key or by button. */
export function runEdit(store: DesignStore, command: EditCommand, refuse: Refuse): void {
  const { form, chosen, isReadOnly } = store.getState();
  switch (command) {
    case 'undo':
      return undoChange(store);
    case 'redo':
      return redoChange(store);
    case 'selectAll':
      return store.setState({ chosen: new Set(form.fields.map(({ id }) => id)) });
    case 'leaveSelection':
      return store.setState({ chosen: new Set() });
    case 'copy':
    case 'cut':
      if (chosen.size > 0) clip = chosenFields(form.fields, chosen);
      return command === 'cut' ? removeFields(store, chosen) : undefined;
    case 'remove':
      return removeFields(store, chosen);
    case 'paste':
      return isReadOnly ? undefined : paste(store, refuse);
  }
}

function paste(store: DesignStore, refuse: Refuse): void {
  if (clip.length === 0) return;
  const { form, chosen } = store.getState();
  const copies = copiesOf(form, clip);
  const place = placeAfter(
    form,
    [...chosen].at(-1),
    copies.map(({ type }) => type),
  );
  apply(store, insertFields(form, copies, place), { chosen: copies.map(({ id }) => id), refuse });
}

/** The field before or behind, as it stands on the canvas. */
export function neighbour(store: DesignStore, by: 1 | -1): string | undefined {
  const { form, chosen } = store.getState();
  const all = flatFields(form.fields);
  const now = all.findIndex(({ id }) => id === [...chosen].at(-1));
  return (now < 0 ? all[by > 0 ? 0 : all.length - 1] : all[now + by])?.id;
}
