import {
  agencyDraw,
  drawAlgorithm,
  drawLifecycle,
  type DrawAnswer,
  type DrawCandidate,
  type DrawExclusion,
  type DrawPlace,
  type OfParties,
  type Ticket,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { actionsFor, historyOf } from '../../../platform/lifecycle/index.ts';
import { namesOfHolders } from '../cooperation/choosable.ts';
import { findDraw, type DrawRow } from './find-draw.ts';
import { compareWithRecord } from './draw-record.ts';
import { standingDraw, usedOf } from './next-of-draw.ts';
import { partyOf, peopleOf } from './parties.ts';
import { placesOf, turnOf } from './places.ts';

const names = `
  select project_no as "projectNo", project_name as "projectName" from project where tenant_id = $1 and id = $2`;

/** Of projects of the same name, or of the same demand, plan or procurement that failed: deleted ones too. */
const ofSame = `
  select d.id::text, d.draw_no as "drawNo", d.draw_status as "drawStatus", d.create_time as "createTime"
  from project p join project o on o.tenant_id = p.tenant_id and (o.id = p.id or o.project_name = p.project_name
    or o.demand_id = p.demand_id or o.plan_id = p.plan_id or o.id = p.parent_id or o.parent_id in (p.id, p.parent_id))
  join agency_draw d on d.tenant_id = o.tenant_id and d.project_id = o.id and d.is_deleted = 0
  where p.tenant_id = $1 and p.id = $2 order by d.id`;

/** The record of a draw. Secrets are told when all have been shown: the first one alone would tell the last what to do. */
export async function readDraw(ctx: Ctx, id: string): Promise<DrawAnswer> {
  const draw = await findDraw(ctx, id);
  const [[named], people, history, used, { faults, recorded }, standing, places, same] = await Promise.all([
    ctx.db.query<{ projectNo: string; projectName: string }>(names, [ctx.tenantId, draw.projectId]),
    peopleOf(ctx, draw),
    historyOf(ctx, agencyDraw, id),
    usedOf(ctx, id),
    compareWithRecord(ctx, draw),
    standingDraw(ctx, draw.projectId),
    placesOf(ctx, draw),
    ctx.db.query<DrawAnswer['drawsOfSame'][number]>(ofSame, [ctx.tenantId, draw.projectId]),
  ]);
  const turn = standing?.id === id && faults.length === 0 ? turnOf(places) : undefined;
  return {
    ...recordOf(draw),
    projectNo: named?.projectNo ?? null,
    projectName: named?.projectName ?? null,
    people,
    history,
    ownParty: partyOf(ctx, draw) ?? null,
    used,
    nextId: turn?.id ?? null,
    places: [...places],
    supervisorGone: draw.supervisorGone === true,
    annullers: await annullersOf(ctx, draw),
    recordFaults: [...faults],
    recorded: [...recorded],
    drawsOfSame: same,
    actions: await actionsOf(ctx, draw, turn),
  };
}

function recordOf(draw: DrawRow) {
  const { id, version, drawNo, drawStatus, projectId, candidateRoot, seed, round, drawTime, voidReason, createTime } =
    draw;
  const isDrawn = drawLifecycle.is(drawStatus, 'drawn');
  return {
    id,
    version,
    drawNo,
    drawStatus,
    projectId,
    candidateRoot,
    seed,
    round,
    drawTime,
    voidReason,
    createTime,
    algorithm: drawAlgorithm,
    candidates: (draw.candidates as DrawCandidate[] | null) ?? [],
    excluded: (draw.excluded as DrawExclusion[] | null) ?? [],
    commits: Object(draw.commits) as OfParties,
    reveals: isDrawn ? (Object(draw.reveals) as OfParties) : {},
    tickets: (draw.tickets as Ticket[] | null) ?? [],
  };
}

/** Without a right of its own: a part in the draw is what lets one withdraw it. */
async function actionsOf(ctx: Ctx, draw: DrawRow, turn: DrawPlace | undefined): Promise<string[]> {
  const all = await actionsFor(ctx, agencyDraw, draw);
  const isOwn = draw.supervisorId === ctx.user.userId;
  const moves = all.filter((action) => {
    if (action === 'takeOver') return !isOwn;
    return action !== 'passTurn' || turn?.state === 'held';
  });
  return drawLifecycle.is(draw.drawStatus, 'waiting') && partyOf(ctx, draw) ? ['cancel', ...moves] : [...moves];
}

/** Who takes over or ends a draw that the one who began it may not end, where nobody watches over it any more. */
async function annullersOf(ctx: Ctx, { drawStatus, supervisorGone, createUser }: DrawRow): Promise<string[]> {
  if (!supervisorGone || !drawLifecycle.is(drawStatus, 'waiting', 'drawing')) return [];
  return namesOfHolders(ctx, 'agencyLibrary_supervise', createUser === null ? [] : [createUser]);
}
