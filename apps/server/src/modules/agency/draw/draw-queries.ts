import {
  agencyDraw,
  drawAlgorithm,
  drawLifecycle,
  drawParties,
  type DrawAnswer,
  type DrawCandidate,
  type DrawExclusion,
  type DrawPlace,
  type OfParties,
  type Ticket,
  userStatus,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { holdsRight } from '../../../platform/access/index.ts';
import { actionsFor } from '../../../platform/lifecycle/index.ts';
import { findDraw, partyOf, type DrawRow } from './find-draw.ts';
import { compareWithRecord } from './draw-record.ts';
import { standingDraw, usedOf } from './next-of-draw.ts';
import { placesOf, turnOf } from './places.ts';

interface Named {
  readonly projectNo: string | null;
  readonly projectName: string | null;
  readonly buyerName: string | null;
  readonly supervisorName: string | null;
}

const names = `
  select p.project_no as "projectNo", p.project_name as "projectName",
    (select coalesce(nullif(u.real_name, ''), u.nick_name) from user_account u where u.tenant_id = $1 and u.id = $3)
      as "buyerName",
    (select coalesce(nullif(u.real_name, ''), u.nick_name) from user_account u where u.tenant_id = $1 and u.id = $4)
      as "supervisorName"
  from project p where p.tenant_id = $1 and p.id = $2`;

/** The record of a draw. Secrets are told when all have been shown: the first one alone would tell the last what to do. */
export async function readDraw(ctx: Ctx, id: string): Promise<DrawAnswer> {
  const draw = await findDraw(ctx, id);
  const [[named], used, { faults, recorded }, standing, places] = await Promise.all([
    ctx.db.query<Named & Record<string, unknown>>(names, [
      ctx.tenantId,
      draw.projectId,
      draw.createUser,
      draw.supervisorId,
    ]),
    usedOf(ctx, id),
    compareWithRecord(ctx, draw),
    standingDraw(ctx, draw.projectId),
    placesOf(ctx, draw),
  ]);
  const turn = standing?.id === id && faults.length === 0 ? turnOf(places) : undefined;
  return {
    ...recordOf(draw),
    projectNo: named?.projectNo ?? null,
    projectName: named?.projectName ?? null,
    people: peopleOf(draw, named),
    ownParty: partyOf(ctx, draw) ?? null,
    used,
    nextId: turn?.id ?? null,
    places: [...places],
    supervisorGone: draw.supervisorGone === true,
    annullers: await annullersOf(ctx, draw),
    recordFaults: [...faults],
    recorded: [...recorded],
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
  const moves = all.filter((action) => action !== 'passTurn' || turn?.state === 'held');
  return drawLifecycle.is(draw.drawStatus, 'waiting') && partyOf(ctx, draw) ? ['cancel', ...moves] : [...moves];
}

const annullers = `
  select coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account) as name from user_account u
  where u.tenant_id = $1 and u.is_deleted = 0 and u.status in ${userStatus.sql('enabled')} and u.id <> $2
    and ${holdsRight('u', `array['agencyLibrary_supervise']`)}
  order by name`;

/** Who ends a draw that the one who began it may not end, where nobody watches over it any more. */
async function annullersOf(ctx: Ctx, { drawStatus, supervisorGone, createUser }: DrawRow): Promise<string[]> {
  if (!supervisorGone || !drawLifecycle.is(drawStatus, 'drawing')) return [];
  const rows = await ctx.db.query<{ name: string }>(annullers, [ctx.tenantId, createUser]);
  return rows.slice(0, 3).map(({ name }) => name);
}

function peopleOf(
  { createUser, supervisorId, buyerRevealed, supervisorRevealed }: DrawRow,
  named: Named | undefined,
): DrawAnswer['people'] {
  return [
    {
      id: createUser ?? '',
      name: named?.buyerName ?? null,
      party: drawParties.buyer,
      hasRevealed: buyerRevealed === true,
    },
    {
      id: supervisorId,
      name: named?.supervisorName ?? null,
      party: drawParties.supervisor,
      hasRevealed: supervisorRevealed === true,
    },
  ];
}
