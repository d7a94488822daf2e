import type pg from 'pg';

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

export interface ForeignKey {
  /** The column beside the tenant, and the table whose id it holds. */
  readonly column: string;
  readonly to: string;
}

export interface TableShape {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly checks: readonly Check[];
}

export interface Check {
  readonly name: string;
  readonly columns: readonly string[];
  readonly definition: string;
}

/**
 * Every table with a tenant, as the database itself describes it: a new one is covered by existing. What it computes
 * itself is left out. Each list has an order of its own, for samples are tried in it, and no two servers scan alike.
 */
export async function tenantTables(client: pg.ClientBase): Promise<TableShape[]> {
  return (await client.query<TableShape>(shapes)).rows;
}

const shapes = `
  select t.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
        'isRequired', a.attnotnull, 'hasDefault', a.atthasdef or a.attidentity <> '') order by a.attnum)
      from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and a.attgenerated = '' and not a.attisdropped) as columns,
    coalesce((select json_agg(json_build_object('column', a.attname, 'to', r.relname) order by c.conname, a.attname)
      from pg_constraint c join pg_class r on r.oid = c.confrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname !~ 'tenant_id$'
      where c.conrelid = t.oid and c.contype = 'f'), '[]') as "foreignKeys",
    coalesce((select json_agg(json_build_object('name', c.conname, 'definition', pg_get_constraintdef(c.oid),
        'columns', (select json_agg(a.attname order by a.attname)
          from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey))) order by c.conname)
      from pg_constraint c where c.conrelid = t.oid and c.contype = 'c'), '[]') as checks
  from pg_class t
  where t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace
    and exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'tenant_id' and not a.attisdropped)
  order by t.relname`;
