import type { Entity } from './entity.ts';
import type { Field, Fields } from './field.ts';

/** An entity as somebody sees it whose data scopes name columns: without the others, which it remembers. */
export type SeenEntity<F extends Fields = Fields> = Entity<F> & { readonly hidden?: Fields };

/**
 * The fields that no data scope takes away: what a row is called, in which state it is, below which row it stands, and
 * what its screens need. The base columns (id, version, who made it when) are no fields and always stay.
 */
export function keptFields({ name, fields, search, lifecycle, alwaysSeen = [] }: Entity): ReadonlySet<string> {
  const kept = new Set(alwaysSeen);
  if (lifecycle) kept.add(lifecycle.field);
  if (search?.[0]) kept.add(search[0]);
  for (const [field, { kind, ...more }] of Object.entries(fields))
    if (kind === 'tree' && 'to' in more && more.to === name) kept.add(field);
  return kept;
}

/** Every field that a data scope may name, and whether it stays anyway. */
export function scopeColumnsOf(entity: Entity): { name: string; field: Field; isKept: boolean }[] {
  const kept = keptFields(entity);
  return Object.entries(entity.fields)
    .filter(([, field]) => !field.secret)
    .map(([name, field]) => ({ name, field, isKept: kept.has(name) }));
}

/** The entity without these fields: they are not read, not searched, not filtered or sorted by. */
export function withoutFields<F extends Fields>(entity: Entity<F>, names: readonly string[]): SeenEntity<F> {
  if (names.length === 0) return entity;
  const { fields, search, sort } = entity;
  const isSeen = (name: string) => !names.includes(name);
  const seen = Object.entries(fields).filter(([name]) => isSeen(name));
  const hidden = Object.entries(fields).filter(([name]) => !isSeen(name));
  return {
    ...entity,
    // What is left is read by name; a field that is gone is simply not there.
    fields: Object.fromEntries(seen) as F,
    search: search?.filter(isSeen),
    sort: sort?.filter((name) => isSeen(name.replace(/^-/, ''))),
    hidden: Object.fromEntries(hidden),
  };
}
