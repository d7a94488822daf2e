import { z } from 'zod';
import { carries } from './carried-fields.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { permissionOf, type Entity, type Route, type Verb, type Verbs } from './entity.ts';
import type { Field, Fields, InputOf, RowOf } from './field.ts';
import { pageInput, pageOf, type Page, type PageInput } from './page.ts';
import { moneyWords, worded } from './pattern-words.ts';
import { importEndpoints, type ImportEndpoints } from './import.ts';
import type { Text } from './text.ts';
import { savedAnswer } from './wire-shapes.ts';

/** What a save answers: the row's id and the version the next save must name. */
export interface Saved {
  readonly id: string;
  readonly version: number;
}

interface VerbEndpoints<F extends Fields> {
  readonly page: Endpoint<PageInput, Page<RowOf<F>>>;
  readonly list: Endpoint<Record<string, unknown>, RowOf<F>[]>;
  readonly detail: Endpoint<{ id: string }, RowOf<F>>;
  readonly save: Endpoint<InputOf<F>, Saved>;
  readonly remove: Endpoint<{ ids: string }, null>;
  readonly export: Endpoint<ExportInput, unknown>;
}

/** The generic calls of an entity, typed by its fields: those of its verbs are there, the others are not. */
export type ResourceEndpoints<F extends Fields = Fields, V extends Verbs = Verbs> = {
  readonly [K in keyof VerbEndpoints<F> as V[K] extends Route ? K : never]: VerbEndpoints<F>[K];
} & {
  readonly [K in keyof VerbEndpoints<F> as V[K] extends Route ? never : K]?: VerbEndpoints<F>[K];
} & (V['import'] extends Route ? Required<ImportEndpoints> : ImportEndpoints);

const verbLabel: Record<Verb, Text> = {
  page: { zh: '分页查询', en: 'page' },
  list: { zh: '列表', en: 'list' },
  detail: { zh: '详情', en: 'detail' },
  save: { zh: '保存', en: 'save' },
  remove: { zh: '删除', en: 'remove' },
  export: { zh: '导出', en: 'export' },
  import: { zh: '导入', en: 'import' },
};

/** A row id on the wire. */
export const idInput = z.string().regex(/^\d{1,18}$/);

/** An amount in yuan that is not below nothing, with at most two decimals. */
export const moneyInput = z.string().regex(worded(/^\d{1,13}(\.\d{1,2})?$/, moneyWords));

/** The list's own filters and order; `exportColumns` a comma list of fields, `exportProgress` 1 for frames (export-frames.ts). */
export const exportInput = pageInput.extend({
  exportColumns: z
    .string()
    .max(4000)
    .meta({ examples: ['createTime'] })
    .optional(),
  exportProgress: z.enum(['0', '1']).optional(),
});
export type ExportInput = z.infer<typeof exportInput>;

/** Comma list of ids; `id` or the entity's own word for it is read in its place, for the API spells all of them. */
const idsInput = ({ idName = 'id' }: Pick<Entity, 'idName'>) =>
  z.looseObject({ ids: z.string().optional() }).transform(({ ids, ...spelt }) => {
    const id = spelt.id ?? spelt[idName];
    return { ids: ids ?? (typeof id === 'string' ? id : '') };
  });

/** Derives an entity's generic endpoints from its definition. */
export function resource<const F extends Fields, const V extends Verbs>(
  definition: Entity<F, V>,
): ResourceEndpoints<F, V> {
  const row = rowSchema(definition.fields) as unknown as z.ZodType<RowOf<F>>;
  const loose = z.looseObject({});
  const of = <I, O>(verb: Verb, shape: Shape<I, O>, more: Partial<Endpoint<I, O>> = {}) => {
    const spelling = definition.verbs[verb];
    return (
      spelling &&
      endpoint<I, O>({
        route: fullRoute(definition.path, spelling),
        label: {
          zh: `${definition.label.zh}${verbLabel[verb].zh}`,
          en: `${definition.label.en}: ${verbLabel[verb].en}`,
        },
        permission: permissionOf(definition, verb),
        generic: { entity: definition, verb },
        ...aliasesOf(definition, verb),
        ...shape,
        ...more,
      })
    );
  };
  const endpoints = {
    page: of(
      'page',
      { input: pageInput, output: pageOf(row) as unknown as z.ZodType<Page<RowOf<F>>> },
      { ids: refFilters(definition) },
    ),
    list: of('list', { input: loose, output: z.array(row) }, { ids: refFilters(definition) }),
    detail: of('detail', { input: z.looseObject({ id: idInput }), output: row }, { ids: { id: definition.name } }),
    save: of('save', { input: loose as unknown as z.ZodType<InputOf<F>>, output: savedAnswer }, savingOf(definition)),
    remove: of('remove', { input: idsInput(definition), output: z.null() }, removingOf(definition)),
    export: of('export', { input: exportInput, output: z.unknown() }, { raw: true, ids: refFilters(definition) }),
    ...importEndpoints(definition, definition.verbs.import && fullRoute(definition.path, definition.verbs.import)),
  };
  return endpoints as unknown as ResourceEndpoints<F, V>;
}

function aliasesOf({ path, aliases }: Pick<Entity, 'path' | 'aliases'>, verb: Verb): Pick<Endpoint, 'aliases'> {
  const spellings = aliases?.[verb];
  return spellings ? { aliases: spellings.map((one) => fullRoute(path, one)) } : {};
}

/** Adding takes a right of its own; what the save refers to is the caller's. */
function savingOf(definition: Entity) {
  const ids = { id: definition.name, ...refFilters(definition) };
  return { writes: true, permissionToAdd: permissionOf(definition, 'add'), ids };
}

const removingOf = ({ name }: Pick<Entity, 'name'>) => ({ writes: true, ids: { ids: name } });

interface Shape<I, O> {
  readonly input: z.ZodType<I>;
  readonly output: z.ZodType<O>;
}

function fullRoute(path: string, spelling: Route): Route {
  const [method, rest] = spelling.split(' ') as ['GET' | 'POST', string];
  return rest.startsWith('/api/') ? spelling : `${method} /${`${path}${rest}`.slice(1)}`;
}

function refFilters({ fields }: Pick<Entity, 'fields'>): Record<string, string> {
  const refs: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields))
    if ((field.kind === 'ref' || field.kind === 'tree') && !field.readOnly) refs[name] = field.to;
  return refs;
}

/** The answer's shape of one row, for OpenAPI. */
export function rowSchema(fields: Fields) {
  const shape: Record<string, z.ZodType> = {
    id: z.string(),
    tenantId: z.string(),
    createUser: z.string().nullable(),
    createDept: z.string().nullable(),
    createTime: z.string(),
    updateUser: z.string().nullable(),
    updateTime: z.string(),
    status: z.number(),
    version: z.number(),
  };
  for (const [name, field] of Object.entries(fields)) {
    if (field.secret) continue;
    const value = valueSchema(field).describe(`${field.label.zh} / ${field.label.en}`);
    shape[name] = carries(field.required ? value : value.nullable(), { fields }, name);
  }
  return z.object(shape);
}

function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'integer':
    case 'choice':
      return z.number();
    case 'flag':
      return z.boolean();
    case 'refs':
      return z.array(z.string());
    case 'files':
      return z.array(z.looseObject({ fileId: z.string(), fileName: z.string() }));
    case 'json':
      return z.unknown();
    default:
      return z.string();
  }
}
