import type { FormField } from '../model.ts';
import { namesIn } from './names.ts';

/** Fields of one level, each behind those whose values it is made of. */
export interface Ordered {
  readonly fields: readonly FormField[];
  /** Fields that need each other, as far as the first of them again. */
  readonly circles: readonly (readonly FormField[])[];
}

/** What the value of a field depends on: its own expressions, and those of what stands in it. */
export function valueNames(field: FormField, from: 'form' | 'row'): ReadonlySet<string> {
  const own = [field.x.computed, field.x.visibleWhen].flatMap((text) =>
    typeof text === 'string' ? [...namesIn(text)[from]] : [],
  );
  const columns = from === 'form' && field.type === 'dynamic' ? (field.children ?? []) : [];
  return new Set([...own, ...columns.flatMap((column) => [...valueNames(column, 'form')])]);
}

export function orderFields(fields: readonly FormField[], needs: (field: FormField) => ReadonlySet<string>): Ordered {
  const byProp = new Map(fields.map((field) => [field.prop, field]));
  const done = new Set<FormField>();
  const circles: (readonly FormField[])[] = [];
  const visit = (field: FormField, path: readonly FormField[]): void => {
    if (done.has(field)) return;
    const start = path.indexOf(field);
    if (start >= 0) {
      circles.push([...path.slice(start), field]);
      return;
    }
    for (const name of needs(field)) {
      const needed = byProp.get(name);
      if (needed) visit(needed, [...path, field]);
    }
    done.add(field);
  };
  for (const field of fields) visit(field, []);
  return { fields: [...done], circles };
}
