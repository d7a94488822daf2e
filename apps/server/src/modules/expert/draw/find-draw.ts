import {
  type drawnExpert,
  expertDraw,
  expertDrawParties,
  drawRound,
  drawCondition,
  drawExclusion,
  type DrawCondition,
  type ExpertDrawExclusion,
  type ExpertDrawParty,
  type ExpertDrawRound,
  type Row,
} from '@zhaocai/model';
import { z } from 'zod';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow, isSeen, lockRow } from '../../../platform/rows/index.ts';
import { partyOf } from '../../agency/index.ts';

export type DrawRow = Row<typeof expertDraw>;
export type DrawnRow = Row<typeof drawnExpert>;

const rounds = z.array(drawRound);
const conditions = z.array(drawCondition);
const exclusions = z.array(drawExclusion);

/** The rounds of a draw, the present one last; none before it stands who is drawn from. */
export function roundsOf(draw: Pick<DrawRow, 'rounds'>): ExpertDrawRound[] {
  return rounds.parse(draw.rounds ?? []);
}

export function lawfulConditions(draw: Pick<DrawRow, 'conditions'>): DrawCondition[] {
  return conditions.parse(draw.conditions ?? []);
}

export function exclusionsOf(draw: Pick<DrawRow, 'excluded'>): ExpertDrawExclusion[] {
  return exclusions.parse(draw.excluded ?? []);
}

/** A draw, for who takes part in it and for whoever sees the draws of the unit. */
export async function findDraw(ctx: Ctx, id: string): Promise<DrawRow> {
  const draw = await findRow(ctx, expertDraw, { id, reach: 'tenant' });
  if (partyOf(ctx, draw)) return draw;
  const maySee = ctx.user.permissions.has('expertDraw_view') && (await isSeen(ctx, expertDraw, id));
  return maySee ? draw : notFound();
}

interface Held {
  readonly id: string;
  readonly version?: number | undefined;
}

/** The same, held for one of its parties. */
export async function lockOwnDraw(ctx: Ctx, { id, version }: Held): Promise<{ draw: DrawRow; party: ExpertDrawParty }> {
  await findDraw(ctx, id);
  const draw = await lockRow(ctx, expertDraw, { id, version, reach: 'tenant' });
  return { draw, party: partyOf(ctx, draw) ?? refuse('expert.notParty') };
}

/** The same, held for its handler, who alone notifies and replaces (D.3). */
export async function lockHandledDraw(ctx: Ctx, held: Held): Promise<DrawRow> {
  const { draw, party } = await lockOwnDraw(ctx, held);
  if (party !== expertDrawParties.buyer) refuse('expert.notHandler');
  return draw;
}
