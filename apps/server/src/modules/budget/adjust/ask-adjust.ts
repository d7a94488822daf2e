import {
  budgetAdjust,
  budgetAdjustLifecycle,
  budgetCost,
  budgetPro,
  compareYuan,
  type adjustBudget,
  type EndpointInput,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState } from '../../../platform/lifecycle/index.ts';
import { demandVersion, findRow, insertRows, lockRow } from '../../../platform/rows/index.ts';
import { demandStillPurchased, judgeAdjustment } from '../ledger/adjust-line.ts';
import { lineOfParent } from '../pro/line-of-parent.ts';
import { askAdjustReview } from './adjust-flow.ts';

/** Asks for more or less money of a line of a budget in force; the line stays as it is until two have passed it. */
export async function askAdjust(
  ctx: Ctx,
  { id, version, money, reason }: EndpointInput<typeof adjustBudget>,
): Promise<Saved> {
  if (reason === '') refuse('budget.adjustReason');
  const { budgetProId } = await findRow(ctx, budgetCost, { id });
  const project = await lockRow(ctx, budgetPro, { id: budgetProId ?? '' });
  demandState(budgetPro, project.budgetStatus, 'adjust');
  // Read again under the lock of its project.
  const line = await findRow(ctx, budgetCost, { id });
  demandVersion(line, version);
  judgeAdjustment({ line, parentLine: await lineOfParent(ctx, project, line), money });
  await demandStillPurchased(ctx, { project, line, money });
  // What nobody holds could all be taken; a line of nothing is none.
  if (compareYuan(money, '0') <= 0) refuse('budget.adjustToZero');
  if ((await waitingLines(ctx, project.id)).includes(id)) refuse('budget.adjustWaiting');
  const asked = { budgetProId: project.id, budgetCostId: id, moneyBefore: line.money, moneyAfter: money, reason };
  const [adjustId = ''] = await insertRows(ctx, budgetAdjust, { rows: [asked] });
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'budgetAdjust.add',
    subject: adjustId,
    payload: { proNo: project.proNo, ...asked },
  });
  await askAdjustReview(ctx, await findRow(ctx, budgetAdjust, { id: adjustId, reach: 'tenant' }), 'first');
  const saved = await findRow(ctx, budgetAdjust, { id: adjustId, reach: 'tenant' });
  return { id: adjustId, version: saved.version };
}

const waiting = `
  select budget_cost_id::text as "lineId" from budget_adjust where tenant_id = $1 and budget_pro_id = $2 and is_deleted = 0
    and adjust_status in ${budgetAdjustLifecycle.sql('firstReview', 'secondReview')}`;

/** The lines of a budget of which an adjustment waits for its review. */
async function waitingLines({ db, tenantId }: Ctx, projectId: string): Promise<string[]> {
  const rows = await db.query<{ lineId: string }>(waiting, [tenantId, projectId]);
  return rows.map(({ lineId }) => lineId);
}

/** While an adjustment of one of its lines waits a budget stays in force. */
export async function demandNotBeingAdjusted(ctx: Ctx, projectId: string): Promise<void> {
  if ((await waitingLines(ctx, projectId)).length > 0) refuse('budget.beingAdjusted');
}
