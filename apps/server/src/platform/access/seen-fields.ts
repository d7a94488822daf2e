import { keptFields, withoutFields, type Entity, type Fields, type SeenEntity } from '@zhaocai/model';
import type { SessionUser } from './session-user.ts';

type Onlooker = Pick<SessionUser, 'seenFields'>;

/** By what the roles let see, which many sessions share and which goes when the rights are looked up anew. */
const known = new WeakMap<readonly string[], WeakMap<Entity, SeenEntity>>();

/**
 * The entity as this user sees it: without the fields that his data scopes keep from him. What is read, searched,
 * filtered, sorted and exported by its definition leaves them out. Costs one look where nobody limits fields.
 */
export function seenEntity<F extends Fields>(user: Onlooker, entity: Entity<F>): SeenEntity<F> {
  const granted = user.seenFields?.[entity.name];
  if (!granted || entity.dataScoped === false) return entity;
  const entities = known.get(granted) ?? new WeakMap<Entity, SeenEntity>();
  known.set(granted, entities);
  const seen = entities.get(entity) ?? withoutFields<Fields>(entity, hiddenOf(entity, granted));
  entities.set(entity, seen);
  // Made of this very entity.
  return seen as SeenEntity<F>;
}

function hiddenOf(entity: Entity, granted: readonly string[]): string[] {
  const kept = keptFields(entity);
  return Object.keys(entity.fields).filter((name) => !granted.includes(name) && !kept.has(name));
}

/** The names of the fields that are kept from this user. */
export function hiddenFields(user: Onlooker, entity: Entity): readonly string[] {
  return Object.keys(seenEntity(user, entity).hidden ?? {});
}

/** A row that was read whole, as this user sees it. */
export function seenRow<R extends object>(user: Onlooker, entity: Entity, row: R): R {
  const hidden = hiddenFields(user, entity);
  if (hidden.length === 0) return row;
  const seen = Object.entries(row).filter(([name]) => !hidden.includes(name));
  // A field that is kept from him is not there; the wire leaves out what is undefined too.
  return Object.fromEntries(seen) as R;
}
