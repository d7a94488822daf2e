import type { z } from 'zod';
import type { Entity } from './entity.ts';
import type { Fields } from './field.ts';

/** A value of an answer that is a field of an entity: who does not see the field does not get the value. */
export interface CarriedField {
  /** The fields of the entity, by which it is known: a row's shape is made from them. */
  readonly fields: Fields;
  readonly name: string;
}

/** What of an answer are fields of entities, and what lies below. */
export interface AnswerShape {
  readonly properties: Map<string, { of?: CarriedField; below: AnswerShape }>;
  /** Of each member of a list or a record. */
  members?: AnswerShape;
}

const carried = new WeakMap<z.core.$ZodType, CarriedField>();

/** Says that values of this schema are that field of the entity, under whatever name the answer has them. */
export function carries<S extends z.ZodType, F extends Fields>(
  schema: S,
  { fields }: Pick<Entity<F>, 'fields'>,
  name: keyof F & string,
): S {
  carried.set(schema, { fields, name });
  return schema;
}

const owners = new WeakMap<z.core.$ZodType, readonly Fields[]>();

/** Says that the properties of this object, where they are named like fields of these entities, are those fields. */
export function fieldsIn<S extends z.ZodObject>(schema: S, ...entities: readonly Pick<Entity, 'fields'>[]): S {
  owners.set(
    schema,
    entities.map(({ fields }) => fields),
  );
  return schema;
}

const shapes = new WeakMap<z.core.$ZodType, AnswerShape>();

/** The fields of entities that an answer of this schema carries, at any depth. */
export function answerShape(schema: z.core.$ZodType): AnswerShape {
  const known = shapes.get(schema);
  if (known) return known;
  const shape: AnswerShape = { properties: new Map() };
  // Before what is below: the rows of a tree have rows.
  shapes.set(schema, shape);
  fill(shape, schema);
  return shape;
}

function fill(shape: AnswerShape, schema: z.core.$ZodType): void {
  // Every schema of zod is one of its types.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      for (const [name, property] of Object.entries(def.shape)) {
        const owner = owners.get(schema)?.find((fields) => Object.hasOwn(fields, name));
        const of = carriedBy(property) ?? (owner && { fields: owner, name });
        shape.properties.set(name, { ...(of && { of }), below: answerShape(property) });
      }
      return;
    case 'array':
      shape.members = answerShape(def.element);
      return;
    case 'record':
      shape.members = answerShape(def.valueType);
      return;
    case 'union':
      for (const option of def.options) merge(shape, answerShape(option));
      return;
    case 'intersection':
      merge(shape, answerShape(def.left));
      merge(shape, answerShape(def.right));
      return;
    default:
      for (const inner of innerOf(def)) merge(shape, answerShape(inner));
  }
}

type Def = z.core.$ZodTypes['_zod']['def'];

/** What a wrapper wraps: nullable, optional, lazy. */
function innerOf(def: Def): readonly z.core.$ZodType[] {
  if ('innerType' in def) return [def.innerType];
  return def.type === 'lazy' ? [def.getter()] : def.type === 'pipe' ? [def.out] : [];
}

/** The field that a value is, also where it was made nullable or optional afterwards. */
function carriedBy(schema: z.core.$ZodType): CarriedField | undefined {
  const own = carried.get(schema);
  if (own) return own;
  const [inner] = innerOf((schema as z.core.$ZodTypes)._zod.def);
  return inner && inner !== schema ? carriedBy(inner) : undefined;
}

function merge(into: AnswerShape, from: AnswerShape): void {
  for (const [name, property] of from.properties) into.properties.set(name, property);
  if (from.members) into.members = from.members;
}
