import type { Kysely } from 'kysely';
import { kyselyOver, type Run } from './kysely-door.ts';
import type { Tables } from './tables.ts';
import type { Db } from './types.ts';

/** What handlers are given: statements of their own, or typed ones; both run through `run`. */
export function doorOver(run: Run, { inTransaction }: { inTransaction: boolean }): Db {
  let typed: Kysely<Tables> | undefined;
  return {
    inTransaction,
    async query<R extends object>(sql: string, values: readonly unknown[] = []): Promise<R[]> {
      const { rows } = await run(sql, values);
      // The caller states the row's type; it is what its own select list says.
      return rows as R[];
    },
    get k() {
      return (typed ??= kyselyOver(run));
    },
  };
}
