import type { Logger } from 'pino';
import type { Db } from '../db/types.ts';
import type { SecretBox } from './secret-box.ts';

/** Where something lies sealed under SECRET, and how it comes under another one. */
export interface SealedAtRest {
  /** Table and column, for the log. */
  readonly name: string;
  /** Answers `id` and `sealed` of rows after $2 of the tenant $1 that need another secret than the current one, $3 at most. */
  readonly find: string;
  /** Puts $4 in the place of $3 in the row $2 of the tenant $1, where $3 still stands there. */
  readonly keep: string;
  readonly reseal: (row: SealedRow) => string;
}

export type SealedRow = Readonly<Record<string, string>> & { readonly id: string; readonly sealed: string };

/** A column of a tenant's own table that holds what a box sealed. */
export function sealedColumn(
  box: SecretBox,
  { table, column, key = 'id' }: { readonly table: string; readonly column: string; readonly key?: string },
): SealedAtRest {
  return {
    name: `${table}.${column}`,
    find: `select ${key}::text as id, ${column} as sealed from ${table}
      where tenant_id = $1 and ${key} > $2::bigint and ${column} <> '' and ${column} not like '${box.currentPrefix}%'
      order by ${key} limit $3`,
    keep: `update ${table} set ${column} = $4 where tenant_id = $1 and ${key} = $2 and ${column} = $3`,
    reseal: ({ sealed }) => box.seal(box.open(sealed)),
  };
}

export interface Resealed {
  readonly moved: number;
  /** Opens under no secret that is here. */
  readonly lost: number;
}

const batch = 200;

/** Brings all of a tenant's under the current secret; what opens under none stays as it is, and is counted. */
export async function resealTenant(
  db: Db,
  tenantId: string,
  { places, log }: { readonly places: readonly SealedAtRest[]; readonly log: Logger },
): Promise<Resealed> {
  const sum = { moved: 0, lost: 0 };
  for await (const { place, row } of everyRow(db, places, tenantId)) {
    const resealed = orLost(() => place.reseal(row));
    sum[resealed === undefined ? 'lost' : 'moved'] += 1;
    const { id } = row;
    if (resealed !== undefined) await db.query(place.keep, [tenantId, id, row.sealed, resealed]);
    else log.warn({ place: place.name, tenantId, id }, 'sealed under a secret that is not here');
  }
  return sum;
}

async function* everyRow(db: Db, places: readonly SealedAtRest[], tenantId: string) {
  for (const place of places) for await (const row of rowsOf(db, place, tenantId)) yield { place, row };
}

async function* rowsOf(db: Db, place: SealedAtRest, tenantId: string): AsyncGenerator<SealedRow> {
  let rows = await find(db, place, { tenantId, after: '0' });
  for (; rows.length > 0; rows = await find(db, place, { tenantId, after: rows.at(-1)?.id ?? '0' })) yield* rows;
}

function find(db: Db, place: SealedAtRest, { tenantId, after }: { tenantId: string; after: string }) {
  return db.query<SealedRow>(place.find, [tenantId, after, batch]);
}

function orLost(work: () => string): string | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
