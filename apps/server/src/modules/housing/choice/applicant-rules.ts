import { applicantStatus, batchLifecycle, choiceBatch, pointsOf, user, type PointRule } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandRows, lockRows } from '../../../platform/rows/index.ts';
import { figure } from '../figure.ts';
import { demandOpenOrder, ruleOf, lockBatch, type Batch } from './read-batch.ts';

/** One valid row per person and batch, couples count as one household (I-11); the points come from the batch's weights. */
export async function checkApplicant(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const batch = await lockBatch(ctx, String(values.batchId));
  await demandRows(ctx, user, [values.userId, ...(values.spouseId ? [values.spouseId] : [])]);
  demandOpenOrder(batch, ctx.now);
  if (!existing) demandApplyTime(batch, ctx.now);
  await demandSingle(ctx, values, existing);
  return {
    ...scored(values, ruleOf(batch)),
    // Another score is looked at again.
    status: applicantStatus.code.toReview,
    ...(!existing && { applyTime: ctx.now, sort: null }),
  };
}

/** What an applicant's data are worth in this batch. */
export function scored(values: Values, rule: PointRule): Values {
  return {
    ...pointsOf(
      {
        workYears: figure(values.workYears),
        schoolYears: figure(values.schoolYears),
        title: Number(values.title),
        degree: Number(values.degree),
        isCouple: values.isCouple === true || values.isCouple === 1,
        talentScore: figure(values.talentScore),
        otherScore: figure(values.otherScore),
        deductScore: figure(values.deductScore),
      },
      rule,
    ),
  };
}

export function demandApplyTime({ status, applyStart, applyEnd }: Batch, now: string): void {
  if (status !== batchLifecycle.code.applying || now < applyStart || now > applyEnd) refuse('housing.notInApplyTime');
}

const own = `
  select from turnover_sort where tenant_id = $1 and batch_id = $2 and user_id = $3 and id <> $4 and is_deleted = 0`;
const spouse = `
  select from turnover_sort where tenant_id = $1 and batch_id = $2 and id <> $4 and is_deleted = 0
    and status not in ${applicantStatus.sql('disqualified')}
    and (spouse_id = $3 or user_id = $5)`;

async function demandSingle({ db, tenantId }: Ctx, values: Values, existing?: Values): Promise<void> {
  const { batchId, userId, spouseId } = values;
  const id = existing?.id ?? '0';
  if ((await db.query(own, [tenantId, batchId, userId, id])).length > 0) refuse('housing.alreadyApplied');
  const found = await db.query(spouse, [tenantId, batchId, userId, id, spouseId || null]);
  if (found.length > 0) refuse('housing.spouseApplied');
}

const batchesOf = `
  select distinct batch_id::text as id from turnover_sort
  where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0`;

/** Nobody is taken out of an order by which people choose already. */
export async function demandRemovableApplicants(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const found = await ctx.db.query<{ id: string }>(batchesOf, [ctx.tenantId, ids]);
  const batches = await lockRows(ctx, choiceBatch, { ids: found.map(({ id }) => id) });
  for (const batch of batches) demandOpenOrder(batch, ctx.now);
}
