import {
  drawAlgorithm,
  drawLifecycle,
  drawParties,
  type DrawAnswer,
  type DrawCandidate,
  type DrawExclusion,
  type OfParties,
  type Ticket,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findDraw, partyOf, type DrawRow } from './find-draw.ts';
import { usedOf } from './next-of-draw.ts';

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
  const [[named], used] = await Promise.all([
    ctx.db.query<Named & Record<string, unknown>>(names, [
      ctx.tenantId,
      draw.projectId,
      draw.createUser,
      draw.supervisorId,
    ]),
    usedOf(ctx, id),
  ]);
  const isDrawn = drawLifecycle.is(draw.drawStatus, 'drawn');
  const { version, drawNo, drawStatus, projectId, round, drawTime, voidReason, createTime } = draw;
  return {
    id,
    version,
    drawNo,
    drawStatus,
    algorithm: drawAlgorithm,
    projectId,
    projectNo: named?.projectNo ?? null,
    projectName: named?.projectName ?? null,
    people: peopleOf(draw, named),
    ownParty: partyOf(ctx, draw) ?? null,
    candidates: (draw.candidates as DrawCandidate[] | null) ?? [],
    excluded: (draw.excluded as DrawExclusion[] | null) ?? [],
    candidateRoot: draw.candidateRoot,
    commits: Object(draw.commits) as OfParties,
    reveals: isDrawn ? (Object(draw.reveals) as OfParties) : {},
    seed: draw.seed,
    round,
    tickets: (draw.tickets as Ticket[] | null) ?? [],
    drawTime,
    voidReason,
    createTime,
    used,
  };
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
