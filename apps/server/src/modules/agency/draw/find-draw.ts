import { agencyDraw, type DrawParty, type Row } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow, isSeen, lockRow } from '../../../platform/rows/index.ts';
import { partyOf } from './parties.ts';

export type DrawRow = Row<typeof agencyDraw>;

/** A draw, for who takes part in it and for whoever sees the agencies of the unit. */
export async function findDraw(ctx: Ctx, id: string): Promise<DrawRow> {
  const draw = await findRow(ctx, agencyDraw, { id, reach: 'tenant' });
  if (partyOf(ctx, draw)) return draw;
  const maySee = ctx.user.permissions.has('agencyLibrary_view') && (await isSeen(ctx, agencyDraw, id));
  return maySee ? draw : notFound();
}

/** The same, held for one of its parties; of others it is told that they have no part only where they may see it. */
export async function lockOwnDraw(
  ctx: Ctx,
  { id, version }: { readonly id: string; readonly version?: number },
): Promise<{ draw: DrawRow; party: DrawParty }> {
  await findDraw(ctx, id);
  const draw = await lockRow(ctx, agencyDraw, { id, version, reach: 'tenant' });
  return { draw, party: partyOf(ctx, draw) ?? refuse('agency.notParty') };
}
