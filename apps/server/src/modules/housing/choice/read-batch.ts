import { batchLifecycle, choiceBatch, usualPoints, type PointRule, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';

export type Batch = Row<typeof choiceBatch>;

/** A batch of the tenant, held until the transaction ends: before those who apply in it. */
export function lockBatch(ctx: Ctx, id: string): Promise<Batch> {
  return lockRow(ctx, choiceBatch, { id });
}

/** What its points are calculated by; a blank weight is the usual one. */
export function ruleOf(batch: Batch): PointRule {
  const { titles, degrees } = usualPoints;
  const { titleScore1, titleScore2, titleScore3, titleScore4, titleScore5 } = batch;
  const { degreeScore1, degreeScore2, degreeScore3 } = batch;
  return {
    workWeight: batch.workWeight ?? usualPoints.workWeight,
    schoolWeight: batch.schoolWeight ?? usualPoints.schoolWeight,
    coupleBonus: batch.coupleBonus ?? usualPoints.coupleBonus,
    titles: levels(titles, [titleScore1, titleScore2, titleScore3, titleScore4, titleScore5]),
    degrees: levels(degrees, [degreeScore1, degreeScore2, degreeScore3]),
  };
}

function levels<T>(usual: Readonly<Partial<Record<number, string>>>, given: readonly T[]) {
  return Object.fromEntries(
    Object.entries(usual).map(([level, points]) => [level, given[Number(level) - 1] ?? points]),
  );
}

/** Once the choosing has begun, or the batch is void, its order stands. */
export function demandOpenOrder({ status, choiceStart, tieSeed }: Batch, now: string): void {
  if (batchLifecycle.is(status, 'void')) refuse('housing.batchVoid');
  if (tieSeed !== null && now >= choiceStart) refuse('housing.orderStands');
}
