import type { Ctx } from '../../../platform/http/index.ts';

/** Says to every screen in the auctions of a project of the own unit that something is new. */
export async function tellAuction(ctx: Pick<Ctx, 'db' | 'now'>, projectId: string): Promise<void> {
  await ctx.db.query('select from tell_auction($1, $2)', [projectId, ctx.now]);
}
