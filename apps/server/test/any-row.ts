import { columnOf, snakeCase, type Entity } from '@zhaocai/model';
import { nextId } from '../src/platform/db/index.ts';
import type { OpenTestDatabase } from './harness.ts';

/** By the names of fields, or of columns that every row has. */
export type RowValues = Readonly<Record<string, unknown>>;

/** Rows of any entity stand alone: what they refer to need not be there, nor need they make sense together. */
export async function dropRowGuards({ asSuperuser }: Pick<OpenTestDatabase, 'asSuperuser'>): Promise<void> {
  const guards = await asSuperuser<{ sql: string }>(
    `select format(case contype when 't' then 'drop trigger %2$I on %1$s' else 'alter table %1$s drop constraint %2$I' end,
       conrelid::regclass, conname) as sql from pg_constraint
     where connamespace = 'public'::regnamespace and contype in ('f', 'c', 'x', 't') and conrelid <> 0 and coninhcount = 0`,
  );
  for (const { sql } of guards) await asSuperuser(sql);
  const indexes = await asSuperuser<{ sql: string }>(
    `select format('drop index %s', indexrelid::regclass) as sql from pg_index x
     where indisunique and not indisprimary and not exists (select from pg_constraint c where c.conindid = x.indexrelid)
       and indrelid::regclass::text in (select table_name from duty_rule union select of_table from duty_rule union select table_name from told_rule)`,
  );
  for (const { sql } of indexes) await asSuperuser(sql);
}

const samples: Readonly<Record<string, string>> = {
  text: 'x',
  boolean: 'false',
  jsonb: '{}',
  date: '2026-11-20',
  'bigint[]': '{}',
  'text[]': '{}',
};

interface Given {
  readonly tenantId: string;
  /** What every time of the row is. */
  readonly instants: string;
  readonly values: RowValues;
}

/** A row of this entity with these values, and something in every other column that must not be empty. */
export async function aRow(
  { asSuperuser }: Pick<OpenTestDatabase, 'asSuperuser'>,
  { table, fields }: Entity,
  { tenantId, instants, values }: Given,
): Promise<string> {
  const id = nextId();
  const columns = await asSuperuser<{ name: string; type: string; isNeeded: boolean }>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull and not atthasdef as "isNeeded"
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const given = new Map<string, unknown>(
    Object.entries(values).map(([name, value]) => [
      Object.hasOwn(fields, name) ? columnOf(fields, name) : snakeCase(name),
      value,
    ]),
  );
  const row = new Map<string, unknown>();
  for (const { name, type, isNeeded } of columns) {
    if (given.has(name)) row.set(name, given.get(name));
    else if (type.startsWith('timestamp')) row.set(name, instants);
    else if (isNeeded) row.set(name, samples[type] ?? '1');
  }
  row.set('tenant_id', tenantId).set('id', id);
  const places = [...row].map((_, index) => `$${index + 1}`);
  await asSuperuser(`insert into ${table} (${[...row.keys()].join(', ')}) values (${places.join(', ')})`, [
    ...row.values(),
  ]);
  return id;
}
