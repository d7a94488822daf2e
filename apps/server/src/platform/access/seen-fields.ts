import {
  entities,
  keptFields,
  withoutFields,
  type AnswerShape,
  type CarriedField,
  type Entity,
  type Field,
  type Fields,
  type SeenEntity,
} from '@zhaocai/model';
import type { SessionUser } from './session-user.ts';

type Onlooker = Pick<SessionUser, 'seenFields'>;
type SeenFields = NonNullable<SessionUser['seenFields']>;

const catalog: readonly Entity[] = entities;
const byName = new Map(catalog.map((entity) => [entity.name, entity]));
/** The shape of a row is made from the fields of an entity, and by them the entity is known again. */
const byFields = new Map(catalog.map((entity) => [entity.fields, entity]));

/** By what the roles let see, which many sessions share and which goes when the rights are looked up anew. */
const known = new WeakMap<SeenFields, WeakMap<Entity, SeenEntity>>();

/**
 * The entity as this user sees it: without the fields that his data scopes keep from him. What is read, searched,
 * filtered, sorted and exported by its definition leaves them out. Costs one look where nobody limits fields.
 */
export function seenEntity<F extends Fields>({ seenFields }: Onlooker, entity: Entity<F>): SeenEntity<F> {
  if (!seenFields) return entity;
  const seenOnes = known.get(seenFields) ?? new WeakMap<Entity, SeenEntity>();
  known.set(seenFields, seenOnes);
  const seen = seenOnes.get(entity) ?? withoutFields<Fields>(entity, hiddenOf(entity, seenFields));
  seenOnes.set(entity, seen);
  // Made of this very entity.
  return seen as SeenEntity<F>;
}

function hiddenOf(entity: Entity, seenFields: SeenFields): string[] {
  const kept = keptFields(entity);
  const granted = seenFields[entity.name];
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const isHidden = granted !== undefined && !granted.includes(name) && !kept.has(name);
    return isHidden || tellsHidden({ seenFields }, field) ? [name] : [];
  });
}

/** Does this field, or column of a list, give away one that is kept from this user? */
export function tellsHidden({ seenFields }: Onlooker, { tells = [] }: Field): boolean {
  return seenFields !== undefined && tells.some((one) => isKeptFrom(seenFields, one));
}

/** Is the field that is named `project.generalBudget` kept from whoever sees these? */
function isKeptFrom(seenFields: SeenFields, path: string): boolean {
  const [name = '', field = ''] = path.split('.');
  const entity = byName.get(name);
  const granted = seenFields[name];
  return entity !== undefined && granted !== undefined && !granted.includes(field) && !keptFields(entity).has(field);
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

/**
 * An answer as this user sees it: without what its shape says, at any depth, are fields that are kept from him, and
 * without their names and labels beside them. The same answer where nobody limits his fields.
 */
export function seenAnswer(user: Onlooker | undefined, shape: () => AnswerShape, answer: unknown): unknown {
  return user?.seenFields ? seenValue(user, shape(), answer) : answer;
}

function seenValue(user: Onlooker, shape: AnswerShape, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { members = nothing, properties } = shape;
  if (Array.isArray(value)) return value.map((member) => seenValue(user, members, member));
  const beside = besideHidden(user, shape);
  const seen: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value)) {
    const { of, below = members } = properties.get(name) ?? {};
    if (of ? isHidden(user, of) : beside.has(name)) continue;
    seen.push([name, seenValue(user, below, member)]);
  }
  return Object.fromEntries(seen);
}

/** Of what stands by the names of an object's properties, what this user sees of it. */
export function seenProperties<T>(user: Onlooker, shape: AnswerShape, named: Readonly<Record<string, T>>) {
  const beside = user.seenFields ? besideHidden(user, shape) : new Set<string>();
  const isSeen = (name: string) => {
    const of = shape.properties.get(name)?.of;
    return of ? !isHidden(user, of) : !beside.has(name);
  };
  return Object.fromEntries(Object.entries(named).filter(([name]) => isSeen(name)));
}

const nothing: AnswerShape = { properties: new Map() };

function isHidden(user: Onlooker, { fields, name }: CarriedField): boolean {
  const entity = byFields.get(fields);
  return entity !== undefined && hiddenFields(user, entity).includes(name);
}

/** The hidden fields of all entities that an object is made of, and what tells them in words. */
function besideHidden(user: Onlooker, { properties }: AnswerShape): ReadonlySet<string> {
  const made = new Set([...properties.values()].flatMap(({ of }) => (of ? [of.fields] : [])));
  const hidden = [...made].flatMap((fields) => {
    const entity = byFields.get(fields);
    return entity ? hiddenFields(user, entity) : [];
  });
  return new Set(hidden.flatMap((name) => [name, `${name}Name`, `${name}Str`, name.replace(/Id$/, 'Name')]));
}

/**
 * What was noted of acts (evidence, variables of a run), which names fields as their entities do but not which entity:
 * without any field of these entities that is kept from him.
 */
export function seenNote(user: Onlooker, of: readonly Entity[], note: unknown): unknown {
  const hidden = new Set(of.flatMap((entity) => hiddenFields(user, entity)));
  return hidden.size === 0 ? note : withoutNames(note, hidden);
}

function withoutNames(note: unknown, hidden: ReadonlySet<string>): unknown {
  if (Array.isArray(note)) return note.map((member) => withoutNames(member, hidden));
  if (typeof note !== 'object' || note === null) return note;
  const seen = Object.entries(note).filter(([name]) => !hidden.has(name));
  return Object.fromEntries(seen.map(([name, value]) => [name, withoutNames(value, hidden)]));
}
