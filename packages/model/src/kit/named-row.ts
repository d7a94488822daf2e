import { z } from 'zod';
import type { Entity, Row } from './entity.ts';
import type { Fields } from './field.ts';
import { carries } from './carried-fields.ts';
import { rowSchema } from './resource.ts';

type NameBeside<K extends string> = K extends `${infer Stem}Id` ? `${Stem}Name` : `${K}Name`;
type RefsOf<F extends Fields> = { [K in keyof F]: F[K] extends { kind: 'ref' | 'tree' } ? K : never }[keyof F] & string;

/** A row with the names of what it refers to: `siteName` beside `siteId`. */
export type NamedRow<E> = Row<E> &
  (E extends { readonly fields: infer F extends Fields }
    ? { readonly [K in RefsOf<F> as NameBeside<K>]: string | null }
    : never);

/** What the name of a referred row is called on the wire. */
export function nameBeside(field: string): string {
  return `${field.replace(/Id$/, '')}Name`;
}

/** The fields that refer to one row of another entity. */
export function refsOf(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, field]) => field.kind === 'ref' || field.kind === 'tree'),
  );
}

/** The answer's shape of such a row. */
export function namedRowSchema<const E extends Entity>({ fields }: E): z.ZodType<NamedRow<E>> {
  const names = Object.keys(refsOf(fields)).map((name) => [
    nameBeside(name),
    carries(z.string().nullable(), { fields }, name),
  ]);
  // The shape is made from the definition that the type is made from.
  return rowSchema(fields).extend(Object.fromEntries(names)) as unknown as z.ZodType<NamedRow<E>>;
}
