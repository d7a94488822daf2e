import {
  agencyCooperation,
  agencyDraw,
  agencyEntrustment,
  project,
  type EndpointInput,
  type PassedTurn,
  type passTurn as endpoint,
  type Text,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { tellPerson } from '../../workflow/index.ts';
import { demandOpenForChoice } from '../entrustment/project-open.ts';
import { compareWithRecord } from './draw-record.ts';
import { turnPassed } from './draw-words.ts';
import { findDraw, type DrawRow } from './find-draw.ts';
import { nameOf, placesOf, turnOf } from './places.ts';

/**
 * The word of another person, with the reason, that the turn of a draw passes over whoever cannot be asked: neither who
 * began the draw nor who brought it about may say so.
 */
export async function passTurn(
  ctx: Ctx,
  { id, version, cooperationId, reason }: EndpointInput<typeof endpoint>,
): Promise<{ id: string; version: number }> {
  const seen = await findDraw(ctx, id);
  await demandKnown(ctx, cooperationId);
  await demandOpenForChoice(ctx, await lockRow(ctx, project, { id: seen.projectId, reach: 'tenant' }));
  const draw = await lockRow(ctx, agencyDraw, { id, version, reach: 'tenant' });
  const { faults } = await compareWithRecord(ctx, draw);
  if (faults.length > 0) refuse('agency.drawForged', { no: draw.drawNo });
  const turn = turnOf(await placesOf(ctx, draw));
  if (turn?.state !== 'held' || turn.id !== cooperationId) return refuse('agency.turnNotHeld');
  await demandOthersDeed(ctx, id, cooperationId);
  const name = nameOf(draw, turn);
  const passed: PassedTurn = { id: cooperationId, reason: reason ?? '', by: ctx.user.nickName, at: ctx.now };
  const moved = await transition(ctx, agencyDraw, {
    subject: draw,
    action: 'passTurn',
    reason,
    stream: draw.projectId,
    set: { passed: [...((draw.passed as readonly PassedTurn[] | null) ?? []), passed] },
    payload: { cooperationId, name, why: turn.why },
  });
  if (draw.supervisorId !== ctx.user.userId) await tellSupervisor(ctx, draw, turnPassed(name, reason ?? ''));
  return { id, version: moved.version };
}

/** Of the own unit, also where it was removed since it was drawn. */
async function demandKnown({ db, tenantId }: Ctx, cooperationId: string): Promise<void> {
  const known = await db.query('select 1 from agency_cooperation where tenant_id = $1 and id = $2', [
    tenantId,
    cooperationId,
  ]);
  if (known.length === 0) notFound();
}

const doers = `
  select 1 from state_change where tenant_id = $1 and create_user = $4 and (
    (entity = '${agencyCooperation.name}' and row_id = $3 and action in ('end', 'renew'))
    or (entity = '${agencyEntrustment.name}' and action = 'giveBack' and row_id in (
      select e.id from agency_entrustment e where e.tenant_id = $1 and e.draw_id = $2 and e.cooperation_id = $3)))
    and create_time >= (select coalesce(d.draw_time, d.create_time) from agency_draw d where d.tenant_id = $1 and d.id = $2) limit 1`;

/** Who ended the cooperation since it was drawn, or renewed it with nobody else's word, or wrote down that it gave the project back, does not confirm it. */
async function demandOthersDeed(ctx: Ctx, drawId: string, cooperationId: string): Promise<void> {
  const own = await ctx.db.query(doers, [ctx.tenantId, drawId, cooperationId, ctx.user.userId]);
  if (own.length > 0) refuse('platform.ownWork');
}

/** Whoever watches over a draw hears of what becomes of its order. */
export function tellSupervisor(
  ctx: Ctx,
  { id, drawNo, supervisorId }: Pick<DrawRow, 'id' | 'drawNo' | 'supervisorId'>,
  content: Text,
): Promise<void> {
  return tellPerson(ctx, {
    userId: supervisorId,
    kind: 'projectChanged',
    title: drawNo,
    content,
    businessType: 'agencyDraw',
    businessId: id,
  });
}
