import {
  applicantStatus,
  batchLifecycle,
  choiceBatch,
  compareRanked,
  slotOffset,
  turnoverSort,
  type EndpointInput,
  type EndpointOutput,
  type sortBatch,
  type swapSort,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRows } from '../../../platform/rows/index.ts';
import { demandOpenOrder, lockBatch, type Batch } from './read-batch.ts';
import { tieKeyOf } from './tie-key.ts';

const applicants = 'select id::text from turnover_sort where tenant_id = $1 and batch_id = $2 and is_deleted = 0';
const seedOf = 'select sealed_seed as sealed from choice_batch where tenant_id = $1 and id = $2';

const withoutPlace = `
  update turnover_sort set sort = null, slot_start = null, slot_end = null
  where tenant_id = $1 and batch_id = $2 and is_deleted = 0
    and status in ${applicantStatus.sql('disqualified')}`;

/**
 * [SM13] After the applications are over: the order by points, with the revealed seed where points are equal, and a slot
 * for each. May be made again until the choosing begins.
 */
export async function orderBatch(
  ctx: Ctx,
  { batchId }: EndpointInput<typeof sortBatch>,
  open: (sealed: string) => string,
): Promise<EndpointOutput<typeof sortBatch>> {
  const batch = await lockBatch(ctx, batchId);
  demandOpenOrder(batch, ctx.now);
  const [seal] = await ctx.db.query<{ sealed: string | null }>(seedOf, [ctx.tenantId, batchId]);
  if (batchLifecycle.is(batch.status, 'draft') || !seal?.sealed || ctx.now <= batch.applyEnd)
    return refuse('housing.applyNotOver');
  const found = await ctx.db.query<{ id: string }>(applicants, [ctx.tenantId, batchId]);
  const rows = await lockRows(ctx, turnoverSort, { ids: found.map(({ id }) => id), reach: 'tenant' });
  const waiting = rows.filter(({ status }) => applicantStatus.is(status, 'toReview')).length;
  if (waiting > 0) refuse('housing.notReviewed', { count: waiting });
  const seed = batch.tieSeed ?? open(seal.sealed);
  const ordered = rows
    .filter(({ status }) => applicantStatus.is(status, 'valid'))
    .map((row) => ({ ...row, tieKey: tieKeyOf(seed, row.userId) }))
    .toSorted(compareRanked);
  if (ordered.length === 0) refuse('housing.noApplicants');
  const places = ordered.map(({ id, tieKey }, index) => ({ id, tie_key: tieKey, sort: index + 1 }));
  await ctx.db.write(withoutPlace, [ctx.tenantId, batchId]);
  await storePlaces(ctx, { batch, places });
  const answer = ordered.map(({ userId, total }, index) => ({ userId, total, sort: index + 1 }));
  await transition(ctx, choiceBatch, {
    subject: { id: batchId, tenantId: ctx.tenantId },
    action: 'order',
    set: { tieSeed: seed },
    payload: { tieSeed: seed, order: answer },
  });
  return answer;
}

interface Places {
  readonly batch: Batch;
  readonly places: readonly { readonly id: string; readonly sort: number; readonly tie_key?: string }[];
}

/** The order and the slots that follow from it, in one statement. */
async function storePlaces(ctx: Ctx, { batch, places }: Places): Promise<void> {
  const slotMinutes = batch.slotMinutes ?? 5;
  const terms = { slotMinutes, parallel: batch.parallel ?? 1 };
  const slots = places.map((place) => ({ ...place, minutes: slotOffset(place.sort, terms) }));
  await ctx.db.write(
    `update turnover_sort t set sort = r.sort, tie_key = coalesce(r.tie_key, t.tie_key),
       slot_start = $3::timestamptz + make_interval(mins => r.minutes),
       slot_end = $3::timestamptz + make_interval(mins => r.minutes + $4::int),
       update_user = $5, update_time = $6, version = t.version + 1
     from jsonb_to_recordset($2::jsonb) as r(id bigint, sort integer, tie_key text, minutes integer)
     where t.tenant_id = $1 and t.id = r.id`,
    [ctx.tenantId, JSON.stringify(slots), batch.choiceStart, slotMinutes, ctx.user.userId, ctx.now],
  );
}

const neighbour = `
  select id::text from turnover_sort where tenant_id = $1 and batch_id = $2 and sort = $3 and is_deleted = 0`;

/** Swaps with the neighbour; the reason stays in the evidence. */
export async function swapPlaces(
  ctx: Ctx,
  { id, direction, reason }: EndpointInput<typeof swapSort>,
): Promise<EndpointOutput<typeof swapSort>> {
  const { batchId } = await findRow(ctx, turnoverSort, { id });
  const batch = await lockBatch(ctx, batchId);
  demandOpenOrder(batch, ctx.now);
  const own = await findRow(ctx, turnoverSort, { id });
  if (own.sort === null) return refuse('housing.noNeighbour');
  const wanted = own.sort + (direction === 'up' ? -1 : 1);
  const [other] = await ctx.db.query<{ id: string }>(neighbour, [ctx.tenantId, batchId, wanted]);
  if (!other) return refuse('housing.noNeighbour');
  const places = [
    { id: own.id, sort: wanted },
    { id: other.id, sort: own.sort },
  ];
  await storePlaces(ctx, { batch, places });
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'turnoverSort.swap',
    subject: id,
    payload: { batchId: batch.id, from: own.sort, to: wanted, with: other.id, reason },
  });
  return { sort: wanted };
}
