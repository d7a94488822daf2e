import {
  CamelCasePlugin,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Outcome } from './scoped-query.ts';
import type { Tables } from './tables.ts';

export type Run = (sql: string, values: readonly unknown[]) => Promise<Outcome>;

/** Typed SQL over one of our doors: the same named statements and the same tenant as `query`. */
export function kyselyOver(run: Run): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOver(run),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

function driverOver(run: Run): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>({
      sql,
      parameters,
    }: {
      sql: string;
      parameters: readonly unknown[];
    }): Promise<QueryResult<R>> {
      const { rows, rowCount, command } = await run(sql, parameters);
      const changes = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command) && rowCount !== null;
      // Kysely's caller states the row's type; the driver cannot know it.
      return { rows: rows as R[], ...(changes && { numAffectedRows: BigInt(rowCount) }) };
    },
    streamQuery: () => {
      throw new Error('streaming is not offered: page by key instead');
    },
  };
  const refuseTransaction = async () => {
    throw new Error('a transaction is opened by Database.transaction, not by Kysely');
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: refuseTransaction,
    commitTransaction: refuseTransaction,
    rollbackTransaction: refuseTransaction,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  };
}
