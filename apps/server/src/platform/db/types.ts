import type { Snapshot } from './snapshot.ts';

/** The values of a statement, or who tells them when it is sent. */
export type Values = readonly unknown[] | (() => readonly unknown[]);

/** What a chain of evidence keeps of an act: whose chain, and what it says. */
export interface Act {
  readonly tenantId: string;
  readonly stream: string;
  readonly payload: string;
}

/** Tells acts of this product from those that somebody wrote into its database (audit/act-seal.ts). */
export interface ActSeal {
  /** Never the same twice, unless the nonce is given. */
  seal(act: Act, nonce?: string): string;
  isSealed(act: Act, seal: string): boolean;
  /** Up to which row of a chain acts may be without a seal, as the book of roots says; absent where there is no book. */
  unsealedUntil?(chain: Pick<Act, 'tenantId' | 'stream'>): Promise<number>;
}

/**
 * A database under one tenant. Values: int8 and numeric come as strings, timestamptz as
 * `yyyy-MM-dd HH:mm:ss` (Asia/Shanghai), date as `yyyy-MM-dd`, jsonb parsed.
 */
export interface Db {
  /** Runs one statement as a named prepared one. SQL with `$1…`; rows keep the names of the select list. */
  query<R extends object = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<R[]>;
  /**
   * A write whose result nobody waits for: in a transaction it travels with the next statement or the commit, in the
   * order in which it was given; its failure is that statement's, or the commit's. Elsewhere it is an ordinary query.
   * Values given by a function are asked for when it is sent.
   */
  write(sql: string, values?: Values): Promise<void>;
  readonly inTransaction: boolean;
  /** In a transaction that began with the database's time: by how much that was ahead of this machine's clock. */
  readonly aheadMs?: number;
  /** Which transaction this connection belongs to, the same for those of all its tenants. */
  readonly transaction?: object;
  /** Seals acts that are recorded on it, and knows them again; absent where none are. */
  readonly acts?: ActSeal | undefined;
  /** For one long read on a connection of its own, outside any transaction; the caller closes it. */
  snapshot(signal: AbortSignal): Promise<Snapshot>;
  /** The same connection or transaction under another tenant: for `inTenant` of platform/access alone. */
  ofTenant(tenantId: string): Db;
}
