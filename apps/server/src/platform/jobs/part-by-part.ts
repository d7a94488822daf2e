import type { Logger } from 'pino';
import type { Database, Tx } from '../db/index.ts';
import type { Tally } from './tally.ts';

export interface PartOptions {
  readonly database: Database;
  readonly log: Logger;
  readonly tally: Tally;
}

/** One part of a work of which no part may keep the others from being done. */
export interface Part {
  readonly name: string;
  readonly work: () => Promise<unknown>;
}

/**
 * Does every part, whatever becomes of the others; a failure is logged with its cause and counted. Answers how many
 * failed: the caller's job ends in an error then, so that it is run again.
 */
export async function partByPart(
  { log, tally }: Omit<PartOptions, 'database'>,
  parts: readonly Part[],
): Promise<number> {
  let failed = 0;
  for (const { name, work } of parts) {
    try {
      await work();
    } catch (error) {
      failed += 1;
      tally.add('background_failures_total');
      log.error({ err: error, part: name }, 'a part of the background work failed');
    }
  }
  return failed;
}

/** A part for each tenant. */
export async function tenantParts(
  { database }: Pick<PartOptions, 'database'>,
  name: string,
  work: (tenantId: string) => Promise<unknown>,
): Promise<Part[]> {
  const tenants = await database.scoped(undefined).query<{ tenantId: string }>('select tenant_ids() as "tenantId"');
  return tenants.map(({ tenantId }) => ({ name: `${name} of ${tenantId}`, work: () => work(tenantId) }));
}

/** A part for each tenant, done in a transaction of its own. */
export function inEachTenant(
  options: Pick<PartOptions, 'database'>,
  name: string,
  work: (db: Tx, tenant: { readonly tenantId: string; readonly now: string }) => Promise<unknown>,
): Promise<Part[]> {
  return tenantParts(options, name, (tenantId) =>
    options.database.transaction(tenantId, (db) => work(db, { tenantId, now: db.now })),
  );
}
