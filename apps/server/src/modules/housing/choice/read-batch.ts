import { batchLifecycle, usualPoints, type PointRule } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';

interface BatchRow {
  readonly id: string;
  readonly status: number;
  readonly version: number;
  readonly name: string;
  readonly applyStart: string;
  readonly applyEnd: string;
  readonly choiceStart: string;
  readonly slotMinutes: number;
  readonly parallel: number;
  readonly sealedSeed: string | null;
  readonly tieSeed: string | null;
  readonly weights: readonly (string | null)[];
}

export interface Batch extends BatchRow {
  readonly rule: PointRule;
}

const batchOf = `
  select id, status, version, batch_name as name, apply_start as "applyStart", apply_end as "applyEnd",
    choice_start as "choiceStart", coalesce(slot_minutes, 5) as "slotMinutes", coalesce(parallel, 1) as parallel,
    sealed_seed as "sealedSeed", tie_seed as "tieSeed",
    array[work_weight, school_weight, couple_bonus, title_score1, title_score2, title_score3, title_score4,
      title_score5, degree_score1, degree_score2, degree_score3] as weights
  from choice_batch where tenant_id = $1 and id = $2 and is_deleted = 0`;

/** A batch of the tenant with its weights, locked until the transaction ends; 404 where there is none. */
export async function lockBatch({ db, tenantId }: Ctx, id: unknown): Promise<Batch> {
  const [row] = await db.query<BatchRow>(`${batchOf} for update`, [tenantId, id]);
  return row ? { ...row, rule: ruleOf(row.weights) } : notFound();
}

function ruleOf(weights: BatchRow['weights']): PointRule {
  const [work, school, couple, ...scores] = weights;
  const { titles, degrees } = usualPoints;
  const levels = <T>(usual: Readonly<Partial<Record<number, string>>>, given: readonly T[]) =>
    Object.fromEntries(Object.entries(usual).map(([level, points]) => [level, given[Number(level) - 1] ?? points]));
  return {
    workWeight: work ?? usualPoints.workWeight,
    schoolWeight: school ?? usualPoints.schoolWeight,
    coupleBonus: couple ?? usualPoints.coupleBonus,
    titles: levels(titles, scores.slice(0, 5)),
    degrees: levels(degrees, scores.slice(5)),
  };
}

/** Once the choosing has begun, or the batch is void, its order stands. */
export function demandOpenOrder({ status, choiceStart, tieSeed }: Batch, now: string): void {
  if (status === batchLifecycle.code.void) refuse('housing.batchVoid');
  if (tieSeed !== null && now >= choiceStart) refuse('housing.orderStands');
}
