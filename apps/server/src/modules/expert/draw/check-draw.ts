import {
  allot,
  exclusionCounts,
  project,
  wantedOf,
  type checkExpertDraw as endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { leadOf } from './draw-time.ts';
import { findDraw } from './find-draw.ts';
import { mostOfUnit, needsOf, placeable, wishOf } from './lay-down-pool.ts';
import { poolFor, type PoolWish } from './pool.ts';
import { timesOf } from './save-draw.ts';

/**
 * Counts who may be drawn by a draft or a wish. Who has to do with a bidder is not matched here: whoever may ask as often as
 * he likes, with conditions of his own, would learn who takes part (R38).
 */
export async function checkDraw(
  ctx: Ctx,
  { id, ...wish }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const asked = id === undefined ? wished(wish) : wishOf(await findDraw(ctx, id));
  const held = await findRow(ctx, project, { id: asked.projectId, reach: id === undefined ? 'visible' : 'tenant' });
  const needs = needsOf(asked);
  const perUnit = await mostOfUnit(ctx);
  const pool = await poolFor(ctx, asked);
  const need = wantedOf(needs);
  const lead = await leadOf(ctx, held, asked.reviewTime);
  return {
    pool: pool.candidates.length,
    need,
    lack: Math.max(0, need - placeable(pool, needs, perUnit)),
    conditions: needs.map((one) => ({
      conditionNo: one.conditionNo,
      need: one.count + one.alternates,
      have: allot(pool.candidates, {
        candidates: pool.candidates,
        needs: [{ ...one, count: pool.candidates.length, alternates: 0 }],
        heldUnits: [],
        perUnit,
      }).length,
    })),
    excluded: exclusionCounts(pool.excluded),
    earliest: lead?.earliest ?? null,
    article: lead?.article ?? null,
  };
}

function wished(wish: Omit<EndpointInput<typeof endpoint>, 'id'>): PoolWish {
  const { proId, reviewTime, conditions } = wish;
  if (proId === undefined || reviewTime === undefined || conditions === undefined) return refuse('platform.badRequest');
  return {
    projectId: proId,
    conditions,
    ...timesOf({ reviewTime, reviewEndTime: wish.reviewEndTime }),
    avoidUnits: wish.avoidUnits ?? null,
    avoidExperts: wish.avoidExperts ?? [],
    drawId: null,
  };
}
