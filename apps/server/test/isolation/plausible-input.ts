import type { Endpoint, Entity, Field } from '@zhaocai/model';
import { z } from 'zod';

/** The part of JSON Schema that zod writes for inputs. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly additionalProperties?: unknown;
}

type Input = Record<string, unknown>;

/** Rows that belong together, by the name of their entity: what an input may name. */
export interface RowSet {
  id(entityName: string): string | undefined;
  version(entityName: string): number;
}

const schemas = new WeakMap<Endpoint, Schema>();

export function inputSchema(endpoint: Endpoint): Schema {
  const known = schemas.get(endpoint);
  if (known) return known;
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  schemas.set(endpoint, schema);
  return schema;
}

/**
 * An input that the endpoint's schema lets pass and that means something: every field is given, ids are those of the
 * sender's own rows, a save of an entity carries that entity's fields.
 */
export function plausibleInput(endpoint: Endpoint, entities: readonly Entity[], rows: RowSet): Input {
  const { ids = {} } = endpoint;
  const entityAt = (path: string) => entities.find(({ name }) => name === ids[path]);
  return sampleObject(inputSchema(endpoint), {
    path: '',
    version: rows.version(ids['id'] ?? ids['projectId'] ?? ''),
    idOf: (path) => (ids[path] === undefined ? undefined : rows.id(ids[path])),
    fieldsOf(path) {
      const saved = endpoint.writes && entityAt(path);
      return saved ? { version: rows.version(saved.name), ...sampleFields(saved, rows) } : {};
    },
  });
}

interface Place {
  readonly path: string;
  /** Of the row that the call is about. */
  readonly version: number;
  readonly idOf: (path: string) => string | undefined;
  /** The fields of the entity whose id stands at this path: where an object is open, they belong into it. */
  readonly fieldsOf: (path: string) => Input;
}

function sampleObject({ properties = {}, additionalProperties }: Schema, place: Place): Input {
  const isOpen = additionalProperties !== undefined && additionalProperties !== false;
  const input: Input = isOpen ? place.fieldsOf(place.path ? `${place.path}.id` : 'id') : {};
  for (const [name, property] of Object.entries(properties)) {
    const value = sampleValue(name, property, { ...place, path: place.path ? `${place.path}.${name}` : name });
    if (value !== undefined) input[name] = value;
  }
  return input;
}

function sampleValue(name: string, schema: Schema, place: Place): unknown {
  const id = place.idOf(place.path);
  if (id !== undefined) return isArray(schema) ? [id] : id;
  if (name === 'version') return place.version;
  // Who the sender is, the session says; a form that says it too is believed only when it agrees.
  if (name === 'supplierTenantId') return undefined;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.examples) return schema.examples[0];
  if (schema.anyOf) return sampleValue(name, schema.anyOf.find((one) => one.type !== 'null') ?? {}, place);
  switch (typeOf(schema)) {
    case 'object':
      return sampleObject(schema, place);
    case 'array':
      return [sampleValue(name, schema.items ?? {}, place)].filter((value) => value !== undefined);
    case 'string':
      return sampleText(name, schema);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, schema.exclusiveMinimum === undefined ? 0 : 1);
    case 'boolean':
      return true;
    default:
      // What zod coerces shows no type: page numbers, codes.
      return typeof schema.default === 'number' ? schema.default : 1;
  }
}

function isArray(schema: Schema): boolean {
  return typeOf(schema) === 'array' || (schema.anyOf?.some(isArray) ?? false);
}

/** `["string", "null"]` is a text that may be missing. */
function typeOf({ type }: Schema): string | undefined {
  return typeof type === 'object' ? type.find((one) => one !== 'null') : type;
}

let made = 0;
/** Names differ from call to call, for many are unique. */
const aName = () => `示例${(made += 1)}`;
const texts = [
  '1',
  'A',
  '100001',
  '13800000000',
  '12.50',
  '#1677ff',
  '2026-12-01 10:00:00',
  '2026-12-01',
  '2026-12',
  '0'.repeat(32),
  '0'.repeat(64),
];

function sampleText(name: string, { pattern, minLength = 0, maxLength = Infinity }: Schema): string | undefined {
  if (/(^ascs|^descs)$/.test(name)) return undefined;
  if (/time$/i.test(name) && !pattern) return '2026-12-01 10:00:00';
  const fitting = [aName(), ...texts].find(
    (text) =>
      text.length >= minLength &&
      text.length <= maxLength &&
      (pattern === undefined || new RegExp(pattern, 'u').test(text)),
  );
  if (fitting === undefined) throw new Error(`no sample text for ${name}: ${pattern}`);
  return fitting;
}

/** A save's fields as a person would fill them in. */
function sampleFields({ fields }: Entity, rows: RowSet): Input {
  const input: Input = {};
  for (const [name, field] of Object.entries(fields)) if (!field.readOnly) input[name] = sampleField(field, rows);
  return input;
}

function sampleField(field: Field, rows: RowSet): unknown {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return [aName(), ...texts].find((text) => text.length <= field.maxLength && (field.pattern?.test(text) ?? true));
    case 'integer':
      return Math.max(1, field.min ?? 1);
    case 'decimal':
    case 'money':
    case 'rate':
      return '1.00';
    case 'flag':
      return false;
    case 'choice':
      return field.choices[0]?.value;
    case 'dict':
      return '1';
    case 'ref':
    case 'tree':
      return rows.id(field.to);
    case 'refs':
      return [rows.id(field.to)].filter((id) => id !== undefined);
    case 'day':
      return '2026-12-01';
    case 'instant':
      return '2026-12-01 10:00:00';
    case 'month':
      return '2026-12';
    case 'files':
      return [];
    case 'json':
      return {};
  }
}

/** Paths of inputs that look like ids: `id`, `packageId`, `ids`, `packages.items.id`. A tenant is named openly. */
export function idLikePaths(endpoint: Endpoint): string[] {
  return pathsOf(inputSchema(endpoint), '').filter((path) => {
    const name = path.split('.').at(-1) ?? '';
    // A type is a choice of a few; a room of a live stream is numbered elsewhere; what is scored is a line of a template.
    return (
      name !== 'typeId' &&
      !(path === 'details.itemId' && /\/(judge|eva)\//.test(endpoint.route)) &&
      !(name === 'roomId' && endpoint.route.endsWith('/setLiveInfo')) &&
      /^ids?$|Ids?$/.test(name) &&
      !/tenantId$/i.test(name)
    );
  });
}

function pathsOf(schema: Schema, path: string): string[] {
  const inner = [schema.items, ...(schema.anyOf ?? [])].flatMap((one) => (one ? pathsOf(one, path) : []));
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const below = path ? `${path}.${name}` : name;
    return [below, ...pathsOf(property, below)];
  });
  return [...inner, ...properties];
}

/** The input with another id at this path; lists on the way are entered at their first element. */
export function withId(input: Input, path: string, id: unknown): Input {
  const [name = '', ...rest] = path.split('.');
  const present = input[name];
  if (rest.length === 0) return { ...input, [name]: Array.isArray(present) && !Array.isArray(id) ? [id] : id };
  const below = rest.join('.');
  if (Array.isArray(present))
    return { ...input, [name]: [withId((present[0] ?? {}) as Input, below, id), ...present.slice(1)] };
  return { ...input, [name]: withId((present ?? {}) as Input, below, id) };
}
