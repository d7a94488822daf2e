import {
  allot,
  candidateRootOf,
  canonicalJson,
  wantedOf,
  type AllotNeed,
  type ExpertDrawExclusion,
  type ExpertDrawRound,
} from '@zhaocai/model';
import { drawHashes } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { paramValue } from '../../tenancy/index.ts';
import { lawfulConditions, type DrawRow } from './find-draw.ts';
import { hashedFor, poolFor, withoutBidders, type Pool, type PoolWish } from './pool.ts';

/** What a draw asks of its pool. */
export function wishOf(draw: DrawRow): PoolWish {
  return {
    projectId: draw.projectId,
    conditions: lawfulConditions(draw),
    reviewTime: draw.reviewTime,
    reviewEndTime: draw.reviewEndTime,
    avoidUnits: draw.avoidUnits,
    avoidExperts: draw.avoidExperts ?? [],
    drawId: draw.id,
  };
}

export function needsOf(draw: Pick<DrawRow, 'conditions'>): AllotNeed[] {
  return lawfulConditions(draw).map(({ count, alternates }, index) => ({ conditionNo: index + 1, count, alternates }));
}

export async function mostOfUnit(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>): Promise<number> {
  return Number(await paramValue(ctx, 'expert.perUnit'));
}

/** How many of a pool can be placed, alternates included; the order by which it is tried does not matter much. */
export function placeable(
  { candidates }: Pick<Pool, 'candidates'>,
  needs: readonly AllotNeed[],
  perUnit: number,
): number {
  return allot(candidates, { candidates, needs, heldUnits: [], perUnit }).length;
}

interface LaidDown {
  readonly round: ExpertDrawRound;
  readonly excluded: readonly ExpertDrawExclusion[];
}

/**
 * Refuses a draw for which the library has too few. Who has to do with a bidder counts among them: whoever may try again with
 * other conditions would learn who takes part (R38, decision 0046).
 */
export async function demandEnough(ctx: Ctx, draw: DrawRow) {
  const needs = needsOf(draw);
  const perUnit = await mostOfUnit(ctx);
  const pool = await poolFor(ctx, wishOf(draw));
  const [need, have] = [wantedOf(needs), placeable(pool, needs, perUnit)];
  if (have < need) refuse('expert.drawShort', { need, have });
  return { needs, perUnit, pool };
}

/** Whom a handler leaves out may leave so many of whom he draws that he has not chosen: times those who are needed. */
const leastTimes = 3;

/**
 * Nobody draws alone from a pool that he has narrowed himself below three times of what is needed. With a supervisor it is
 * his to join or not, with the list and its reasons before him: that is the consent, so it needs no act of its own.
 */
export async function demandNotNarrowed(ctx: Ctx, draw: DrawRow): Promise<void> {
  const hasLeftOut = (draw.avoidExperts ?? []).length > 0 || draw.avoidUnits !== null;
  if (!hasLeftOut) return;
  const { candidates, excluded } = await poolFor(ctx, wishOf(draw));
  const need = needsOf(draw).reduce((sum, { count }) => sum + count, 0);
  const isNarrowed = excluded.some(({ reason }) => reason === 'declared') && candidates.length < need * leastTimes;
  if (isNarrowed) refuse('expert.avoidTooMany', { pool: candidates.length, need });
}

/**
 * The first round of a draw: who is drawn from stands from now on, and who is not, with the reason. Where bidders leave too few
 * of them, places stay open, for a further round or for whom the unit chooses with consent.
 */
export async function layDownPool(ctx: Ctx, draw: DrawRow): Promise<LaidDown> {
  const { needs, perUnit, pool: fit } = await demandEnough(ctx, draw);
  const pool = await withoutBidders(ctx, draw, fit);
  const candidates = pool.candidates.map(({ id, unit, conditions }) => ({
    id,
    unit: unit === null ? null : hashedFor(draw.drawNo, unit),
    conditions: [...conditions],
  }));
  return {
    round: roundOf({ round: 1, candidates, needs, heldUnits: [], perUnit }),
    excluded: pool.excluded.map(({ id, reason }) => ({ hash: hashedFor(draw.drawNo, id), reason })),
  };
}

/** A round whose order is still open. */
export function roundOf(
  laid: Pick<ExpertDrawRound, 'round' | 'candidates' | 'needs' | 'heldUnits' | 'perUnit'>,
): ExpertDrawRound {
  const candidateRoot = candidateRootOf(
    drawHashes,
    laid.candidates.map(({ id }) => id),
  );
  return { ...laid, candidateRoot, seed: null, tickets: [] };
}

/**
 * What the chain keeps of a pool and of an order: digests alone, for the chain of a project is read before the names may be
 * told (R28).
 */
export function poolDigestOf({ round, candidates, needs, heldUnits, perUnit }: ExpertDrawRound): string {
  return drawHashes.sha256(canonicalJson({ round, candidates, needs, heldUnits, perUnit }));
}

export function resultDigestOf({ seed, tickets }: ExpertDrawRound, reveals: unknown): string {
  return drawHashes.sha256(canonicalJson({ seed, tickets, reveals }));
}
