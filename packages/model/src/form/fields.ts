import type { FormField, FormModel } from './model.ts';

/** A field with the container that it stands in. */
export interface PlacedField {
  readonly field: FormField;
  readonly parent: FormField | undefined;
}

/** Every field of the form, a container before what is in it. */
export function placedFields(fields: readonly FormField[], parent?: FormField): readonly PlacedField[] {
  return fields.flatMap((field) => [{ field, parent }, ...placedFields(field.children ?? [], field)]);
}

/** Fields that are answered by themselves: those of the form and of its groups; sub-tables, not their columns. */
export function answeredFields({ fields }: Pick<FormModel, 'fields'>): readonly FormField[] {
  return fields.flatMap((field) =>
    field.type === 'group' ? answeredFields({ fields: field.children ?? [] }) : [field],
  );
}
