import type { Envelope } from '@zhaocai/model';
import { expect } from 'vitest';
import { dataOf } from './data-of.ts';
import type { OpenTestDatabase } from './harness.ts';

type Base = Pick<OpenTestDatabase, 'asSuperuser'>;

/** Dies at each of these tables, where nothing may be left, and is done in the end. */
export type Dying = (at: readonly string[], act: () => Promise<Envelope>) => Promise<void>;

/**
 * A server that dies in the middle takes its session of the database with it. Here the session ends at the very moment in
 * which a command writes into a table: nothing of the command may be left in any of `watched`, and the same again does all of it.
 */
export async function dyingIn(base: Base, watched: readonly string[]): Promise<Dying> {
  await base.asSuperuser(
    `create function die_here() returns trigger language plpgsql security definer as $$
     begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`,
  );
  return async (at, act) => {
    for (const table of at) {
      const before = await standing(base, watched);
      const answer = await dyingAt(base, table, act);
      expect(answer.code, table).not.toBe(200);
      expect(await standing(base, watched), table).toBe(before);
    }
    dataOf(await act());
  };
}

async function dyingAt<T>({ asSuperuser }: Base, table: string, act: () => Promise<T>): Promise<T> {
  await asSuperuser(
    `create trigger die_here after insert or update or delete on ${table} for each statement execute function die_here()`,
  );
  try {
    return await act();
  } finally {
    await asSuperuser(`drop trigger die_here on ${table}`);
  }
}

async function standing({ asSuperuser }: Base, watched: readonly string[]): Promise<string> {
  const parts: string[] = [];
  for (const table of watched) {
    const [row] = await asSuperuser<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${table} t`,
    );
    parts.push(`${table} ${row?.digest ?? ''}`);
  }
  return parts.join('\n');
}
