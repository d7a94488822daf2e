import type { ClientBase } from 'pg';

/** An index or constraint that lets no two rows be alike. */
export interface Key {
  readonly name: string;
  /** In their order; an expression is an empty text. */
  readonly columns: readonly string[];
  /** Of an exclusion constraint: how each column is compared. */
  readonly operators?: readonly string[];
}

export interface ForeignKey {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly to: string;
  readonly toColumns: readonly string[];
  /** As `alter table … add constraint … ` takes it. */
  readonly definition: string;
}

export interface Table {
  readonly name: string;
  readonly hasTenant: boolean;
  readonly keys: readonly Key[];
}

/** What of a schema decides whether it can be distributed by tenant. */
export interface Schema {
  readonly tables: readonly Table[];
  readonly foreignKeys: readonly ForeignKey[];
}

/** Reads it from the catalog of a migrated database. Partitions go with the table that they are of. */
export async function readSchema(client: Pick<ClientBase, 'query'>): Promise<Schema> {
  const tables = await client.query<Table>(tablesSql);
  const foreignKeys = await client.query<ForeignKey>(foreignKeysSql);
  return { tables: tables.rows, foreignKeys: foreignKeys.rows };
}

const columnNames = (relation: string, numbers: string) => `array(
  select coalesce((select attname::text from pg_attribute where attrelid = ${relation} and attnum = one.number), '')
  from unnest(${numbers}) with ordinality one(number, place) order by place)`;

const keysSql = `
  select jsonb_agg(jsonb_build_object('name', r.relname, 'columns', ${columnNames('t.oid', 'i.indkey::smallint[]')},
    'operators', (select array(select oprname::text from unnest(conexclop) with ordinality one(op, place)
      join pg_operator o on o.oid = one.op order by place) from pg_constraint where conindid = r.oid and contype = 'x'))
    order by r.relname)
  from pg_index i join pg_class r on r.oid = i.indexrelid
  where i.indrelid = t.oid and (i.indisunique or i.indisexclusion)`;

const tablesSql = `
  select t.relname as name,
    exists (select from pg_attribute where attrelid = t.oid and attname = 'tenant_id' and not attisdropped) as "hasTenant",
    coalesce((${keysSql}), '[]') as keys
  from pg_class t
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
  order by t.relname`;

const foreignKeysSql = `
  select c.conname as name, t.relname as "table", ${columnNames('c.conrelid', 'c.conkey')} as columns,
    r.relname as "to", ${columnNames('c.confrelid', 'c.confkey')} as "toColumns", pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
  where c.contype = 'f' and c.conparentid = 0 and t.relnamespace = 'public'::regnamespace
  order by t.relname, c.conname`;
