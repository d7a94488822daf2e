import {
  commitOf,
  drawAlgorithm,
  invitationDraw,
  invitationDrawLifecycle,
  invitationDrawParties,
  type DrawCheck,
  type InvitationDrawAnswer,
  type OfParties,
  type Row,
  type Ticket,
} from '@zhaocai/model';
import { drawHashes, faultsOfRecord, recordOfDraw, sameJson, stepsOfDraw } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { actionsFor } from '../../../platform/lifecycle/index.ts';
import { findRow } from '../../../platform/rows/index.ts';

export type DrawRow = Row<typeof invitationDraw>;

/** The one draw of a project that counts: the last that is not void. */
export async function standingDraw(ctx: Ctx, projectId: string): Promise<DrawRow | undefined> {
  const [found] = await ctx.db.query<{ id: string }>(
    `select id::text from invitation_draw where tenant_id = $1 and project_id = $2 and is_deleted = 0
       and draw_status in ${invitationDrawLifecycle.sql('drawing', 'drawn')}`,
    [ctx.tenantId, projectId],
  );
  return found && findRow(ctx, invitationDraw, { id: found.id, reach: 'tenant' });
}

const acts = ['invitationDraw.add', 'invitationDraw.finish'];

/** In what a draw does not follow from itself, or differs from what was written down as it was done. */
export async function faultsOf(ctx: Ctx, draw: DrawRow): Promise<DrawCheck[]> {
  const rows = await stepsOfDraw(ctx, { stream: draw.projectId, subject: draw.id, actions: acts });
  const [begun = {}, ended = {}] = acts.map((name) => rows.find(({ action }) => action === name)?.payload);
  const commits = Object(draw.commits) as OfParties;
  const isDrawn = invitationDrawLifecycle.is(draw.drawStatus, 'drawn');
  const platform = invitationDrawParties.platform;
  const differs: Readonly<Record<DrawCheck, boolean>> = {
    commits:
      (Object(begun.commits) as OfParties)[platform] !== commits[platform] ||
      (isDrawn && !sameJson(ended.reveals, draw.reveals)),
    candidateRoot: begun.candidateRoot !== draw.candidateRoot || !sameJson(begun.candidates, draw.candidates),
    seed: isDrawn && ended.seed !== draw.seed,
    order: isDrawn && !sameJson(ended.tickets, draw.tickets),
  };
  return faultsOfRecord(draw, { isDrawn, differs });
}

export function candidatesOf({ candidates }: DrawRow): { readonly id: string; readonly name: string }[] {
  return (candidates as { id: string; name: string }[] | null) ?? [];
}

export function ticketsOf({ tickets }: DrawRow): readonly Ticket[] {
  return (tickets as readonly Ticket[] | null) ?? [];
}

/** The record of a draw with all that is needed to calculate it again. */
export async function drawAnswer(ctx: Ctx, projectId: string): Promise<InvitationDrawAnswer | null> {
  const draw = await standingDraw(ctx, projectId);
  if (!draw) return null;
  const { id, version, drawStatus, inviteCount, drawTime, createTime, seed } = draw;
  return {
    ...recordOfDraw(draw),
    id,
    version,
    drawStatus: Number(drawStatus),
    algorithm: drawAlgorithm,
    inviteCount,
    candidates: candidatesOf(draw),
    tickets: [...ticketsOf(draw)],
    seed,
    drawTime,
    createTime,
    faults: await faultsOf(ctx, draw),
    actions: await actionsFor(ctx, invitationDraw, draw),
  };
}

export const commitBy = (party: keyof typeof invitationDrawParties, secret: string) =>
  commitOf(drawHashes, party, secret);
