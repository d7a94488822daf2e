import type { Fields } from '@zhaocai/model/kit/field';
import { project } from '@zhaocai/model/tendering/project';
import { packageItem, purchasePackage } from '@zhaocai/model/tendering/purchase-package';

export type FormValues = Readonly<Record<string, unknown>>;

const definitions: Readonly<Record<'project' | 'package' | 'item', Fields>> = {
  project: project.fields,
  package: purchasePackage.fields,
  item: packageItem.fields,
};

/** Set by their place in the form, never typed. */
const placed = new Set(['projectId', 'packageId', 'packageNo', 'lineNo']);

/** The fields of a part of the form that a person fills in. */
export function typedFields(part: keyof typeof definitions): Fields {
  const entries = Object.entries(definitions[part]).filter(([name, field]) => !field.readOnly && !placed.has(name));
  return Object.fromEntries(entries);
}

/** A stored row's values of those fields. */
export function fieldsOf(part: keyof typeof definitions, row: object): FormValues {
  const values = Object.entries(row);
  const names = typedFields(part);
  return Object.fromEntries(values.filter(([name]) => name in names));
}
