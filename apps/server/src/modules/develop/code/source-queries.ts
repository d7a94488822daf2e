import {
  entities,
  type codeSourceFields,
  type codeSourceNames,
  type EndpointInput,
  type Entity,
  type GeneratedField,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { Ask } from '../../../platform/db/index.ts';
import { askDataSource, placeOf } from '../datasource/data-source-queries.ts';
import type { DevelopDeps } from '../develop-deps.ts';
import { fieldsOfEntity, fieldsOfTable, type ColumnRow } from './source-fields.ts';

const catalog: readonly Entity[] = entities;

/** The catalog of the database: names and comments of tables, never their rows. */
const mostTables = 2_000;
const tables = `
  select c.relname as name, coalesce(obj_description(c.oid, 'pg_class'), '') as title
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by c.relname limit ${mostTables + 1}`;

const columns = `
  select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isRequired",
    coalesce(col_description(a.attrelid, a.attnum), '') as comment
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname = $1 and a.attnum > 0 and not a.attisdropped
  order by a.attnum`;

type NamesInput = EndpointInput<typeof codeSourceNames>;
type FieldsInput = EndpointInput<typeof codeSourceFields>;

export function sourceNames(
  deps: DevelopDeps,
  ctx: Ctx,
  input: NamesInput,
): Promise<{ name: string; title: string }[]> {
  return inSource(
    { deps, ctx, input },
    {
      catalog: () => catalog.map(({ name, label }) => ({ name, title: label[ctx.language] })),
      database: (ask) => cutAt(ctx, ask<{ name: string; title: string }>(tables), mostTables),
    },
  );
}

export async function sourceFields(
  deps: DevelopDeps,
  ctx: Ctx,
  input: FieldsInput,
): Promise<{ fields: GeneratedField[] }> {
  const { sourceName: name } = input;
  const fields = await inSource(
    { deps, ctx, input },
    {
      catalog: () =>
        fieldsOfEntity(catalog.find((entity) => entity.name === name) ?? refuse('develop.entityUnknown', { name })),
      database: async (ask) => {
        const found = await ask<ColumnRow>(columns, [name]);
        return found.length > 0 ? fieldsOfTable(found) : refuse('develop.tableUnknown', { name });
      },
    },
  );
  return { fields };
}

interface Asked {
  readonly deps: DevelopDeps;
  readonly ctx: Ctx;
  readonly input: NamesInput;
}

interface Ways<T> {
  readonly catalog: () => T;
  readonly database: (ask: Ask) => Promise<T>;
}

/** 2 the catalog of entities · 3 this database · 4 the named data source. */
async function inSource<T>({ deps, ctx, input }: Asked, ways: Ways<T>): Promise<T> {
  const { codeSource, datasourceId } = input;
  const place = datasourceId ? await placeOf(deps, ctx, datasourceId) : undefined;
  if (codeSource === '2') return ways.catalog();
  if (codeSource === '3') return ways.database((sql, values) => ctx.db.query(sql, values));
  if (!place) return refuse('develop.dataSourceMissing');
  return askDataSource(deps, place, ways.database);
}
