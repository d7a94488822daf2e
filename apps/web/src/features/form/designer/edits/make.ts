import { newField } from '@zhaocai/model/form/new-field';
import type { FieldType, FormField, FormModel } from '@zhaocai/model/form/model';
import { flatFields } from './tree.ts';

let made = 0;

/** Stable in this window; it is never saved. */
export function freshId(): string {
  made += 1;
  return `n${made}`;
}

/** `input_3`: the first that nobody has, so that expressions and exports read well. */
export function freshProp(stem: string, taken: ReadonlySet<string>): string {
  for (let no = 1; ; no += 1) if (!taken.has(`${stem}_${no}`)) return `${stem}_${no}`;
}

export function takenProps(form: FormModel): Set<string> {
  return new Set(flatFields(form.fields).map(({ prop }) => prop));
}

export function makeField(form: FormModel, type: FieldType): FormField {
  return newField(type, { id: freshId(), prop: freshProp(type, takenProps(form)) });
}

/** Copies under names of their own; what is in a container is copied with it. */
export function copiesOf(form: FormModel, fields: readonly FormField[]): readonly FormField[] {
  const taken = takenProps(form);
  const copy = (field: FormField): FormField => {
    const prop = taken.has(field.prop) || field.prop === '' ? freshProp(field.type, taken) : field.prop;
    taken.add(prop);
    return { ...field, id: freshId(), prop, ...(field.children && { children: field.children.map(copy) }) };
  };
  return fields.map(copy);
}
