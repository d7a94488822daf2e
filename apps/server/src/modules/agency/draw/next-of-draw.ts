import {
  agencyDraw,
  drawLifecycle,
  entrustmentLifecycle,
  liveEntrustments,
  type DrawCandidate,
  type Row,
  type Ticket,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { isChoosable } from '../cooperation/choosable.ts';
import { compareWithRecord } from './draw-record.ts';

interface Wanted {
  readonly drawId: string;
  readonly projectId: string;
}

type Known = Pick<Row<typeof agencyDraw>, 'id' | 'projectId' | 'tickets' | 'candidates'> & {
  readonly drawStatus: unknown;
};

/** Who is next by a draw that counts and is as its evidence says. */
export async function nextOfDraw(ctx: Ctx, { drawId, projectId }: Wanted): Promise<DrawCandidate> {
  const draw = await findRow(ctx, agencyDraw, { id: drawId, reach: 'tenant' });
  if (draw.projectId !== projectId) notFound();
  if (!drawLifecycle.is(draw.drawStatus, 'drawn')) refuse('agency.notDrawn');
  const standing = await standingDraw(ctx, projectId);
  if (standing && standing.id !== drawId) refuse('agency.drawStands', { no: standing.no });
  const { faults } = await compareWithRecord(ctx, draw);
  if (faults.length > 0) refuse('agency.drawForged', { no: draw.drawNo });
  return (await turnOf(ctx, draw)) ?? refuse('agency.notDrawn');
}

/** The one draw of a project that counts: the last that is not void, and none before it. */
export async function standingDraw(
  ctx: Pick<Ctx, 'db' | 'tenantId'>,
  projectId: string,
): Promise<{ id: string; no: string } | undefined> {
  const [found] = await ctx.db.query<{ id: string; no: string }>(
    `select id::text, draw_no as no from agency_draw where tenant_id = $1 and project_id = $2 and is_deleted = 0
       and draw_status not in ${drawLifecycle.sql('void')} order by id desc limit 1`,
    [ctx.tenantId, projectId],
  );
  return found;
}

interface Stands {
  readonly id: string;
  readonly agentName: string;
  readonly cooperationStatus: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly gaveBack: boolean;
}

const drawnFrom = `
  select c.id::text, c.agent_name as "agentName", c.cooperation_status as "cooperationStatus",
    c.start_date::text as "startDate", c.end_date::text as "endDate",
    exists (select from agency_entrustment e where e.tenant_id = c.tenant_id and e.cooperation_id = c.id
      and e.draw_id = $2 and e.is_deleted = 0 and e.entrust_status in ${entrustmentLifecycle.sql('returned')})
      as "gaveBack"
  from agency_cooperation c where c.tenant_id = $1 and c.id = any($3::bigint[]) and c.is_deleted = 0
    and not exists (select from agency_entrustment e where e.tenant_id = $1 and e.draw_id = $2 and e.is_deleted = 0
      and e.entrust_status in ${entrustmentLifecycle.sql(...liveEntrustments, 'completed')})`;

/**
 * Whose turn it is, while the project is with nobody by this draw: the first in the order that has not given the project back and may still be chosen. An offer that the
 * buyer ended himself does not pass the turn on, or he could end offers until the wanted one comes.
 */
export async function turnOf(
  ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>,
  draw: Known,
): Promise<DrawCandidate | undefined> {
  if (!drawLifecycle.is(draw.drawStatus, 'drawn')) return undefined;
  const tickets = (draw.tickets as readonly Ticket[] | null) ?? [];
  const rows = await ctx.db.query<Stands & Record<string, unknown>>(drawnFrom, [
    ctx.tenantId,
    draw.id,
    tickets.map(({ id }) => id),
  ]);
  const open = new Set(rows.filter((row) => !row.gaveBack && isChoosable(ctx, row)).map(({ id }) => id));
  const next = tickets.find(({ id }) => open.has(id));
  return (draw.candidates as readonly DrawCandidate[] | null)?.find(({ id }) => id === next?.id);
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
