import type pg from 'pg';
import type { TableShape } from './table-shapes.ts';

/** What shows that a tenant's rows were written: two witnesses that know nothing of each other. */
export interface Traces {
  /** The tables in which rows of this tenant were written since this was last asked; cheap enough for every call. */
  changedSince(tenantId: string): Promise<string[]>;
  /** Of each table how many rows a tenant has, and which transaction was the last to write one. */
  fingerprint(tenantId: string): Promise<Readonly<Record<string, string | null>>>;
}

/** A call leaves its row there a moment after its answer, in the caller's own log: that is no change by the call. */
const requestLogs = new Set(['log_usual', 'log_api', 'log_error']);

/** In a schema of its own and past every policy, so that nothing under test sees it or is kept from being noted. */
const notebook = `
  create schema trace;
  create table trace.change (tenant_id text not null, table_name text not null);
  create function trace.note() returns trigger language plpgsql security definer as $$
    begin
      if new.tenant_id is not null then insert into trace.change values (new.tenant_id, tg_argv[0]); end if;
      if old.tenant_id is not null then insert into trace.change values (old.tenant_id, tg_argv[0]); end if;
      return null;
    end $$`;

export async function keepTraces(client: pg.ClientBase, tables: readonly TableShape[]): Promise<Traces> {
  const names = tables.map(({ name }) => name).filter((name) => !requestLogs.has(name));
  await client.query(notebook);
  for (const name of names) {
    await client.query(`create trigger zz_note_change after insert or update or delete on ${name}
      for each row execute function trace.note('${name}')`);
  }
  // A change gives its row a later transaction, a removal leaves one row fewer.
  const countsSql = names
    .map((name) => `select '${name}', count(*) || ' ' || max(xmin::text::bigint) from ${name} where tenant_id = $1`)
    .join(' union all ');
  const takeSql = `
    with taken as (delete from trace.change returning tenant_id, table_name)
    select distinct table_name as name from taken where tenant_id = $1 order by 1`;
  return {
    async changedSince(tenantId) {
      const { rows } = await client.query<{ name: string }>({ name: 'take', text: takeSql, values: [tenantId] });
      return rows.map(({ name }) => name);
    },
    async fingerprint(tenantId) {
      const sql = { name: 'traces', text: countsSql, values: [tenantId], rowMode: 'array' as const };
      return Object.fromEntries((await client.query<[string, string | null]>(sql)).rows);
    },
  };
}
