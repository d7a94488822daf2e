import { refusalOfDatabase, type Ctx } from '../../../platform/http/index.ts';

/**
 * What the database has against keeping one bid, which is then undone alone; undefined where it stands. A failure that is not
 * the bid's ends all.
 */
export async function failureOf(ctx: Ctx, store: () => Promise<void>): Promise<unknown> {
  await ctx.db.query('savepoint one_bid');
  try {
    await store();
    await ctx.db.query('release savepoint one_bid');
    return undefined;
  } catch (error) {
    if (!refusalOfDatabase(error)) throw error;
    await ctx.db.query('rollback to savepoint one_bid');
    return error;
  }
}
