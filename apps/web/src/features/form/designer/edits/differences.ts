import { isSameJson } from '@zhaocai/model/form/json';
import type { FormField, FormModel, JsonObject } from '@zhaocai/model/form/model';
import { writeField } from '@zhaocai/model/form/write-form';

export interface Difference {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly name: string;
  /** Keys of the JSON that differ. */
  readonly keys: readonly string[];
}

/** What was done to a form since: fields are the same by their names. */
export function differences(before: FormModel, now: FormModel): readonly Difference[] {
  const [was, is] = [placesOf(before), placesOf(now)];
  const removed = [...was].filter(([prop]) => !is.has(prop)).map(([, { field }]) => difference('removed', field));
  const others = [...is].flatMap(([prop, { field, place }]) => {
    const old = was.get(prop);
    if (!old) return [difference('added', field)];
    const keys = changedKeys(ownJson(old.field), ownJson(field));
    if (keys.length > 0) return [difference('changed', field, keys)];
    return old.place === place ? [] : [difference('moved', field)];
  });
  const keys = changedKeys(before.options, now.options);
  return [...(keys.length > 0 ? [{ kind: 'changed' as const, name: '', keys }] : []), ...others, ...removed];
}

function difference(kind: Difference['kind'], { label, prop }: FormField, keys: readonly string[] = []): Difference {
  return { kind, name: label || prop, keys };
}

interface Placed {
  readonly field: FormField;
  /** The name that it stands behind, and the container: what comes and goes elsewhere moves nothing. */
  readonly place: string;
}

function placesOf({ fields }: FormModel, parent = ''): Map<string, Placed> {
  const entries = fields.flatMap((field, index): [string, Placed][] => [
    [`${parent}${field.prop}`, { field, place: `${parent}|${fields[index - 1]?.prop ?? ''}` }],
    ...placesOf({ fields: field.children ?? [], options: {}, raw: {} }, `${field.prop}.`),
  ]);
  return new Map(entries);
}

function ownJson(field: FormField): JsonObject {
  const { children: _children, ...own } = field;
  return writeField(own);
}

function changedKeys(before: JsonObject, now: JsonObject): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (key) => key !== 'column' && !isSameJson(withoutColumns(before[key]), withoutColumns(now[key])),
  );
}

function withoutColumns(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'column'));
}
