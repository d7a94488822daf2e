import type { Outcome } from './scoped-query.ts';
import type { Snapshot } from './snapshot.ts';
import type { Db, Values } from './types.ts';

/** Sends one statement. */
type Run = (sql: string, values: readonly unknown[]) => Promise<Outcome>;

interface DbKind extends Pick<Db, 'inTransaction' | 'aheadMs' | 'transaction' | 'acts' | 'ofTenant'> {
  /** Where writes may wait. */
  readonly write?: (sql: string, values: Values) => Promise<void>;
  /** Where a read may take a connection of its own: not inside a transaction. */
  readonly snapshot?: (signal: AbortSignal) => Promise<Snapshot>;
}

/** What handlers are given: their statements run through `run`. */
export function dbOver(run: Run, { write, snapshot, ...kind }: DbKind): Db {
  return {
    ...kind,
    async snapshot(signal) {
      if (!snapshot) throw new Error('a snapshot is taken outside of transactions');
      return snapshot(signal);
    },
    async query<R extends object>(sql: string, values: readonly unknown[] = []): Promise<R[]> {
      const { rows } = await run(sql, values);
      // The caller states the row's type; it is what its own select list says.
      return rows as R[];
    },
    async write(sql, values = []) {
      if (write) await write(sql, values);
      else await run(sql, told(values));
    },
  };
}

/** The values themselves. */
export function told(values: Values): readonly unknown[] {
  return typeof values === 'function' ? values() : values;
}
