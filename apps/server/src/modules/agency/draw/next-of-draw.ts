import { agencyDraw, drawLifecycle, type DrawCandidate, type Ticket } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';

interface Wanted {
  readonly drawId: string;
  readonly projectId: string;
}

/** Who is next by a draw: the first in its order who was not asked by it yet. */
export async function nextOfDraw(ctx: Ctx, { drawId, projectId }: Wanted): Promise<DrawCandidate> {
  const draw = await findRow(ctx, agencyDraw, { id: drawId, reach: 'tenant' });
  if (draw.projectId !== projectId) notFound();
  const used = await usedOf(ctx, drawId);
  const isDrawn = drawLifecycle.is(draw.drawStatus, 'drawn');
  const next = isDrawn ? (draw.tickets as readonly Ticket[]).find(({ id }) => !used.includes(id)) : undefined;
  const candidate = (draw.candidates as readonly DrawCandidate[] | null)?.find(({ id }) => id === next?.id);
  return candidate ?? refuse('agency.notDrawn');
}

/** Whom a draw has been used for. */
export async function usedOf(ctx: Pick<Ctx, 'db' | 'tenantId'>, drawId: string): Promise<string[]> {
  const rows = await ctx.db.query<{ id: string }>(
    `select cooperation_id::text as id from agency_entrustment
     where tenant_id = $1 and draw_id = $2 and is_deleted = 0 order by id`,
    [ctx.tenantId, drawId],
  );
  return rows.map(({ id }) => id);
}
