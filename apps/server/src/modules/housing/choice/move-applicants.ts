import {
  applicantStatus,
  choiceBatch,
  pointsOf,
  turnoverSort,
  type Applicant,
  type copyApplicants,
  type EndpointInput,
  type EndpointOutput,
  type reviewApplicant,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, findRow, lockRow, lockRows } from '../../../platform/rows/index.ts';
import { demandApplyTime } from './applicant-rules.ts';
import { demandOpenOrder, lockBatch, ruleOf } from './read-batch.ts';

interface SourceRow extends Applicant {
  readonly id: string;
  readonly userId: string;
}

/** Those of the other batch of whom neither they nor their spouses stand in this one already. */
const candidates = `
  select s.id, s.user_id as "userId", s.work_years as "workYears", s.school_years as "schoolYears", s.title, s.degree,
    coalesce(s.is_couple, false) as "isCouple", coalesce(s.talent_score, 0) as "talentScore",
    coalesce(s.other_score, 0) as "otherScore", coalesce(s.deduct_score, 0) as "deductScore"
  from turnover_sort s
  where s.tenant_id = $1 and s.batch_id = $2 and s.is_deleted = 0 and s.status not in ${applicantStatus.sql('disqualified')}
    and not exists (select from turnover_sort t where t.tenant_id = $1 and t.batch_id = $3 and t.is_deleted = 0
      and (t.user_id in (s.user_id, s.spouse_id) or t.spouse_id = s.user_id))
  order by s.id`;
const copy = `
  insert into turnover_sort (tenant_id, id, batch_id, user_id, spouse_id, work_years, school_years, title, degree,
    is_couple, talent_score, other_score, deduct_score, remark, title_score, edu_score, couple_score, total, status,
    apply_time, create_user, create_time, update_user, update_time)
  select $1, r.id, $3, s.user_id, s.spouse_id, s.work_years, s.school_years, s.title, s.degree, s.is_couple,
    s.talent_score, s.other_score, s.deduct_score, s.remark, r.title_score, r.edu_score, r.couple_score, r.total,
    ${applicantStatus.code.toReview},
    $4, $5, $4, $5, $4
  from jsonb_to_recordset($2::jsonb) as r(id bigint, source bigint, title_score numeric, edu_score numeric,
    couple_score numeric, total numeric)
  join turnover_sort s on s.tenant_id = $1 and s.id = r.source`;

/** savePersonInfoCopy: the data go along, the points are calculated by the new batch's weights, the review begins anew. */
export async function copyToBatch(
  ctx: Ctx,
  { fromBatchId, toBatchId }: EndpointInput<typeof copyApplicants>,
): Promise<EndpointOutput<typeof copyApplicants>> {
  const { db, tenantId, now, user } = ctx;
  const target = (await lockRows(ctx, choiceBatch, { ids: [fromBatchId, toBatchId] })).find(
    ({ id }) => id === toBatchId,
  );
  if (!target || fromBatchId === toBatchId) return refuse('housing.sameBatch');
  const rule = ruleOf(target);
  demandOpenOrder(target, now);
  demandApplyTime(target, now);
  const rows = await db.query<SourceRow>(candidates, [tenantId, fromBatchId, toBatchId]);
  const made = rows.map((row) => {
    const { titleScore, eduScore, coupleScore, total } = pointsOf(row, rule);
    const scores = { title_score: titleScore, edu_score: eduScore, couple_score: coupleScore, total };
    return { id: nextId(), source: row.id, ...scores };
  });
  if (made.length > 0) await db.write(copy, [tenantId, JSON.stringify(made), toBatchId, now, user.userId]);
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'turnoverSort.copy',
    subject: toBatchId,
    payload: { fromBatchId, userIds: rows.map(({ userId }) => userId) },
  });
  return { copied: made.length };
}

/** Taken, not taken, or to be looked at again. */
export async function review(
  ctx: Ctx,
  { id, version, status }: EndpointInput<typeof reviewApplicant>,
): Promise<EndpointOutput<typeof reviewApplicant>> {
  const { batchId } = await findRow(ctx, turnoverSort, { id });
  demandOpenOrder(await lockBatch(ctx, batchId), ctx.now);
  const row = await lockRow(ctx, turnoverSort, { id, version });
  await changeRow(ctx, turnoverSort, { id, values: { status } });
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'turnoverSort.review',
    subject: id,
    payload: { from: row.status, to: status },
  });
  return { status };
}
