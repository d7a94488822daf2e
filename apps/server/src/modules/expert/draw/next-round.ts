import {
  expertDraw,
  expertDrawLifecycle,
  expertLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type ExpertDrawRound,
  type nextExpertRound as endpoint,
  type OfParties,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { drawnRound, placeRound } from './finish-draw.ts';
import { lawfulConditions, lockHandledDraw, roundsOf, type DrawRow } from './find-draw.ts';
import { mostOfUnit, poolDigestOf, resultDigestOf, roundOf } from './lay-down-pool.ts';
import { alternatesOf, ask, holdDraw, isLiving, lackingOf, readParts, settleDraw, type Part } from './settle-draw.ts';

/**
 * D.5: the alternates of a condition are used up. The round after is drawn from the candidates whom nobody has placed, by the
 * secrets that were shown and the digest of those who are left: nothing about it is anybody's choice.
 */
export async function drawNextRound(
  ctx: Ctx,
  { id, version }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const draw = await lockHandledDraw(ctx, { id, version });
  if (!expertDrawLifecycle.is(draw.infoStatus, 'notifying')) refuse('platform.badState');
  const parts = await holdDraw(ctx, id);
  const round = await laidRound(ctx, draw, parts);
  const reveals = Object(draw.reveals) as OfParties;
  const drawn = drawnRound(draw, { round, reveals });
  const { candidateRoot } = drawn;
  await transition(ctx, expertDraw, {
    subject: draw,
    action: 'nextRound',
    stream: draw.projectId,
    set: { round: drawn.round, rounds: [...roundsOf(draw), drawn] },
    payload: {
      round: drawn.round,
      candidateRoot,
      poolDigest: poolDigestOf(drawn),
      resultDigest: resultDigestOf(drawn, reveals),
    },
  });
  await placeRound(ctx, draw, drawn);
  const placed = (await readParts(ctx, id)).filter((part) => !parts.some((one) => one.id === part.id));
  const called = placed.filter(({ isCalled }) => isCalled).map((part) => part.id);
  if (draw.noticeTime !== null) await ask(ctx, draw, called);
  const settled = await settleDraw(ctx, id);
  return { id, version: settled.version, round: drawn.round, drawn: placed.length };
}

/** A further round is laid down only where a place is free that no alternate takes. */
async function laidRound(ctx: Ctx, draw: DrawRow, parts: readonly Part[]) {
  const lacking = lackingOf(draw.conditions, parts);
  if (lacking.length === 0) refuse('expert.placesFull');
  if (lacking.some(({ conditionNo }) => alternatesOf(parts, conditionNo).length > 0)) refuse('expert.alternatesLeft');
  const wanted = new Set(lacking.map(({ conditionNo }) => conditionNo));
  const untouched = await untouchedOf(ctx, draw);
  const candidates = untouched.filter(({ conditions }) => conditions.some((one) => wanted.has(one)));
  if (candidates.length === 0) refuse('expert.poolEmpty');
  const conditions = lawfulConditions(draw);
  return roundOf({
    round: draw.round + 1,
    candidates,
    needs: lacking.map(({ conditionNo, count }) => ({
      conditionNo,
      count,
      alternates: conditions[conditionNo - 1]?.alternates ?? 0,
    })),
    heldUnits: await heldUnitsOf(ctx, draw, parts),
    perUnit: await mostOfUnit(ctx),
  });
}

const placed = `
  select expert_id::text as "expertId", id::text from drawn_expert
  where tenant_id = $1 and draw_id = $2 and is_deleted = 0 and expert_id is not null`;
const stillThere = `
  select id::text from expert
  where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0
    and expert_status in ${expertLifecycle.sql('active')}`;

interface Placed {
  readonly expertId: string;
  readonly id: string;
}

/**
 * Candidates of a draw whom no round has placed. They stand as they were laid down: who has to do with a bidder was matched
 * then, and is again after the opening, when it may be told.
 */
export async function untouchedOf(ctx: Ctx, draw: DrawRow): Promise<ExpertDrawRound['candidates']> {
  const [first] = roundsOf(draw);
  const rows = await ctx.db.query<Placed & Record<string, unknown>>(placed, [ctx.tenantId, draw.id]);
  const taken = new Set(rows.map(({ expertId }) => expertId));
  const left = (first?.candidates ?? []).filter(({ id }) => !taken.has(id));
  const there = await ctx.db.query<{ id: string }>(stillThere, [ctx.tenantId, left.map(({ id }) => id)]);
  const active = new Set(there.map(({ id }) => id));
  return left.filter(({ id }) => active.has(id));
}

async function heldUnitsOf(ctx: Ctx, draw: DrawRow, parts: readonly Part[]): Promise<string[]> {
  const living = new Set(parts.filter(isLiving).map(({ id }) => id));
  const rows = await ctx.db.query<Placed & Record<string, unknown>>(placed, [ctx.tenantId, draw.id]);
  const seated = new Set(rows.filter(({ id }) => living.has(id)).map(({ expertId }) => expertId));
  const [first] = roundsOf(draw);
  return (first?.candidates ?? []).flatMap(({ id, unit }) => (seated.has(id) && unit !== null ? [unit] : []));
}
