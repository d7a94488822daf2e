import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * A database under one tenant. Values: int8 and numeric come as strings, timestamptz as
 * `yyyy-MM-dd HH:mm:ss` (Asia/Shanghai), date as `yyyy-MM-dd`, jsonb parsed.
 */
export interface Db {
  /** Runs one statement as a named prepared one. SQL with `$1…`; rows keep the names of the select list. */
  query<R extends object = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<R[]>;
  /** The same door for typed SQL: camelCase names in the code, snake_case in the database. */
  readonly k: Kysely<Tables>;
  readonly inTransaction: boolean;
}
