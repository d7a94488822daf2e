import type { Logger } from 'pino';
import type { Clock, Database } from '../../platform/db/index.ts';
import type { FlowBusinesses } from '../../platform/flows/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { partByPart, tenantParts, type Tally } from '../../platform/jobs/index.ts';
import { clockCtx } from './clock-ctx.ts';

export interface ClockOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tally: Tally;
  readonly flowBusinesses: FlowBusinesses;
}

interface Due<R> {
  /** What is told of the request where a request would be told. */
  readonly job: string;
  /** All of them, and one of them, in the words of the log. */
  readonly names: readonly [all: string, one: string];
  /** The rows of a tenant that are due. */
  readonly find: (db: ReturnType<Database['scoped']>, tenantId: string) => Promise<readonly R[]>;
  /** Answers whether it did anything. */
  readonly work: (ctx: Ctx, row: R) => Promise<boolean>;
}

/** Does in all tenants what is due, each row in a transaction of its own. Answers with how many something was done. */
export async function eachDue<R extends { readonly id: string }>(
  options: ClockOptions,
  { job, names: [all, one], find, work }: Due<R>,
): Promise<number> {
  const { database, log, flowBusinesses } = options;
  let done = 0;
  const parts = await tenantParts(options, all, async (tenantId) => {
    const rows = await find(database.scoped(tenantId), tenantId);
    const ofRows = rows.map((row) => ({
      name: `${one} ${row.id}`,
      work: async () => {
        const isDone = await database.transaction(tenantId, (tx) =>
          work(clockCtx(tx, { tenantId, log, flowBusinesses, job }), row),
        );
        if (isDone) done += 1;
      },
    }));
    await partByPart(options, ofRows);
  });
  await partByPart(options, parts);
  return done;
}
