import { columnOf, entities, type Entity, type Field, type Fields, type Language } from '@zhaocai/model';

/** Whatever can be asked: a tenant's connection, or a snapshot of it. */
interface Asked {
  query<R extends object>(sql: string, values?: readonly unknown[]): Promise<R[]>;
}

/** An entity by the name that references use. */
export function entityNamed(name: string): Entity | undefined {
  const all: readonly Entity[] = entities;
  return all.find((one) => one.name === name);
}

/** The column that names a row: of the first field that its search looks into. */
export function nameColumn(entity: Entity): string {
  return columnOf(entity.fields, entity.search?.[0] ?? Object.keys(entity.fields)[0] ?? 'id');
}

interface Word {
  readonly key: string;
  readonly zh: string;
  readonly en: string | null;
  readonly isSealed: number;
}

/** Of the tenant's own dictionary, else the platform's of business, else the system's. */
const words = `
  with rows as (
    select dict_key as key, dict_value as zh, value_en as en, is_sealed as "isSealed", sort,
      case when tenant_id = $2 then 1 else 2 end as place
    from dict_biz where tenant_id in ($2, '000000') and code = $1 and is_deleted = 0
    union all
    select dict_key, dict_value, value_en, is_sealed, sort, 3 from dict
    where tenant_id = '000000' and code = $1 and is_deleted = 0)
  select key, zh, en, "isSealed" from (
    select distinct on (key) * from rows where key <> '-1' order by key, place) w
  order by sort, key`;

export async function dictionaryWords(asked: Asked, code: string, tenantId: string): Promise<readonly Word[]> {
  return asked.query<Word>(words, [code, tenantId]);
}

type Row = Record<string, unknown>;

/** Puts names in the place of ids and keys, for rows that people read. One query per column and batch at most. */
interface Namer {
  fill(rows: readonly Row[]): Promise<void>;
}

interface NamerContext {
  readonly asked: Asked;
  readonly tenantId: string;
  readonly language: Language;
  /** Whose rows these are: what stands below rows of the same kind is named by the path to it. */
  readonly self?: Entity;
}

/** So many names are kept between batches. */
const keptNames = 20_000;

export async function namerOf(fields: Fields, context: NamerContext): Promise<Namer> {
  const columns: ((rows: readonly Row[]) => Promise<void>)[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'dict') columns.push(await dictColumn(name, field.dict, context));
    else if (context.self && isOwnTree(context.self, field)) columns.push(pathColumn(name, context.self, context));
    else if (isReference(field)) columns.push(referenceColumn(name, field.to, context));
  }
  return {
    async fill(rows) {
      for (const column of columns) await column(rows);
    },
  };
}

/** Does the field say below which row of the same kind a row stands? */
export function isOwnTree({ name }: Entity, field: Field): boolean {
  return field.kind === 'tree' && field.to === name;
}

/** The names from the root down, of rows of the tenant and of the platform. */
export function pathsSql(entity: Entity, of: 'all' | 'some'): string {
  const { root, below } = entity.pathNames ?? { root: undefined, below: undefined };
  const column = (field: string | undefined) => (field ? columnOf(entity.fields, field) : nameColumn(entity));
  return `
    with recursive up as (
      select t.id as leaf, t.tenant_id as owner, t.parent_id, 1 as depth,
        (case when coalesce(t.parent_id, 0) = 0 then t.${column(root)} else t.${column(below)} end)::text as path
      from ${entity.table} t
      where t.tenant_id in ($1, '000000') and t.is_deleted = 0 ${of === 'some' ? 'and t.id = any($2::bigint[])' : ''}
      union all
      select u.leaf, u.owner, p.parent_id, u.depth + 1,
        (case when coalesce(p.parent_id, 0) = 0 then p.${column(root)} else p.${column(below)} end)::text
          || '${pathSeparator}' || u.path
      from up u join ${entity.table} p on p.tenant_id = u.owner and p.id = u.parent_id and u.depth < 30)
    select leaf::text as id, owner, path from up where coalesce(parent_id, 0) = 0`;
}

export const pathSeparator = '/';

function pathColumn(name: string, self: Entity, { asked, tenantId }: NamerContext) {
  const sql = pathsSql(self, 'some');
  return async (rows: readonly Row[]) => {
    const ids = [...new Set(rows.map((row) => String(row[name] ?? '0')))].filter((id) => /^[1-9]\d*$/.test(id));
    const found = ids.length > 0 ? await asked.query<{ id: string; path: string }>(sql, [tenantId, ids]) : [];
    const paths = new Map(found.map(({ id, path }) => [id, path]));
    for (const row of rows) row[name] = paths.get(String(row[name])) ?? null;
  };
}

function isReference(field: Field): field is Extract<Field, { to: string }> {
  return field.kind === 'ref' || field.kind === 'tree' || field.kind === 'refs';
}

async function dictColumn(name: string, code: string, { asked, tenantId, language }: NamerContext) {
  const found = await dictionaryWords(asked, code, tenantId);
  const labels = new Map(found.map(({ key, zh, en }) => [key, language === 'en' && en ? en : zh]));
  return async (rows: readonly Row[]) => {
    for (const row of rows) row[name] = labels.get(String(row[name])) ?? row[name];
  };
}

function referenceColumn(name: string, to: string, { asked, tenantId }: NamerContext) {
  const entity = entityNamed(to);
  let known = new Map<string, string>();
  const sql =
    entity &&
    `
    select id::text, ${nameColumn(entity)}::text as name from ${entity.table}
    where tenant_id in ($1, '000000') and id = any($2::bigint[])`;
  return async (rows: readonly Row[]) => {
    const idsOf = (row: Row) =>
      [row[name]]
        .flat()
        .map(String)
        .filter((id) => /^[1-9]\d*$/.test(id));
    const missing = [...new Set(rows.flatMap(idsOf))].filter((id) => !known.has(id));
    if (known.size + missing.length > keptNames) known = new Map();
    const asking = known.size === 0 ? [...new Set(rows.flatMap(idsOf))] : missing;
    if (sql && asking.length > 0)
      for (const one of await asked.query<{ id: string; name: string | null }>(sql, [tenantId, asking]))
        known.set(one.id, one.name ?? one.id);
    for (const row of rows)
      row[name] =
        idsOf(row)
          .map((id) => known.get(id) ?? id)
          .join('、') || null;
  };
}
