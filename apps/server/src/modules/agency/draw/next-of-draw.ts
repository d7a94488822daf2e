import { agencyDraw, drawLifecycle, type DrawCandidate } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { compareWithRecord } from './draw-record.ts';
import { nameOf, placesOf, turnOf } from './places.ts';

interface Wanted {
  readonly drawId: string;
  readonly projectId: string;
}

/** Who is next by a draw that counts and is as its evidence says. */
export async function nextOfDraw(ctx: Ctx, { drawId, projectId }: Wanted): Promise<DrawCandidate> {
  const draw = await findRow(ctx, agencyDraw, { id: drawId, reach: 'tenant' });
  if (draw.projectId !== projectId) notFound();
  if (!drawLifecycle.is(draw.drawStatus, 'drawn')) refuse('agency.notDrawn');
  const standing = await standingDraw(ctx, projectId);
  if (standing && standing.id !== drawId) refuse('agency.drawStands', { no: standing.no });
  const { faults } = await compareWithRecord(ctx, draw);
  if (faults.length > 0) refuse('agency.drawForged', { no: draw.drawNo });
  const turn = turnOf(await placesOf(ctx, draw)) ?? refuse('agency.notDrawn');
  const name = nameOf(draw, turn);
  // One outside that is said to have given back may be asked again; whom the unit does not work with may not.
  if (turn.state === 'held' && turn.why !== 'returnedOutside') refuse('agency.turnHeld', { name });
  return { id: turn.id, name };
}

/** The one draw of a project that counts: the last that is not void, and none before it. Of several projects the first's. */
export async function standingDraw(
  ctx: Pick<Ctx, 'db' | 'tenantId'>,
  ...projectIds: readonly string[]
): Promise<{ id: string; no: string } | undefined> {
  const [found] = await ctx.db.query<{ id: string; no: string }>(
    `select id::text, draw_no as no from agency_draw where tenant_id = $1 and project_id = any($2::bigint[]) and is_deleted = 0
       and draw_status not in ${drawLifecycle.sql('void')}
     order by array_position($2::bigint[], project_id), id desc limit 1`,
    [ctx.tenantId, projectIds],
  );
  return found;
}

/** Whom a draw has been used for. */
export async function usedOf(ctx: Pick<Ctx, 'db' | 'tenantId'>, drawId: string): Promise<string[]> {
  const rows = await ctx.db.query<{ id: string }>(
    `select cooperation_id::text as id from agency_entrustment
     where tenant_id = $1 and draw_id = $2 and is_deleted = 0 group by cooperation_id order by min(id)`,
    [ctx.tenantId, drawId],
  );
  return rows.map(({ id }) => id);
}
