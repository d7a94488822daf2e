import {
  budgetAdjust,
  budgetPro,
  type EntityAction,
  type EntityState,
  type MoveAnswer,
  type MoveInput,
  type Row,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow, type Reach } from '../../../platform/rows/index.ts';
import { adjust } from '../ledger/adjust-line.ts';
import type { Cause } from '../ledger/post.ts';
import { holdWithParent } from '../pro/hold-with-parent.ts';
import { askAdjustReview, demandNotInAdjustFlow } from './adjust-flow.ts';

type AdjustRow = Row<typeof budgetAdjust>;
type Action = EntityAction<typeof budgetAdjust>;

/** One decision on an adjustment, by a person whom no flow takes the place of. */
export async function moveAdjust(
  ctx: Ctx,
  input: MoveInput & { readonly action: Action },
): Promise<MoveAnswer<EntityState<typeof budgetAdjust>>> {
  await demandNotInAdjustFlow(ctx, input.id);
  const row = await carryOutMove(ctx, input);
  if (input.action === 'passFirst') await askAdjustReview(ctx, row, 'second');
  const { id, version, adjustStatus } = await findRow(ctx, budgetAdjust, { id: input.id, reach: 'tenant' });
  return { id, version, state: adjustStatus as EntityState<typeof budgetAdjust> };
}

interface Moving {
  readonly id: string;
  readonly version?: number | undefined;
  readonly action: Action;
  readonly reason?: string | undefined;
  readonly reach?: Reach;
}

/** The move itself, and with the second yes the money; answers the adjustment as it was before. */
export async function carryOutMove(
  ctx: Ctx,
  { id, version, action, reason, reach = 'visible' }: Moving,
): Promise<AdjustRow> {
  const { budgetProId } = await findRow(ctx, budgetAdjust, { id, reach });
  const project = await holdWithParent(ctx, budgetProId ?? '', { reach });
  const row = await lockRow(ctx, budgetAdjust, { id, version, reach });
  const isRejected = action === 'rejectFirst' || action === 'rejectSecond';
  await transition(ctx, budgetAdjust, {
    subject: row,
    action,
    reason,
    set: isRejected ? { rejectReason: reason } : {},
    payload: { proNo: project.proNo, before: row.moneyBefore, after: row.moneyAfter },
  });
  if (action === 'passSecond') await putInForce(ctx, row, project);
  return row;
}

/** What was asked for is judged again: of what the line has left others may have taken meanwhile. */
async function putInForce(ctx: Ctx, row: AdjustRow, project: Row<typeof budgetPro>): Promise<void> {
  demandState(budgetPro, project.budgetStatus, 'adjust');
  const { budgetCostId, moneyBefore, moneyAfter, reason } = row;
  const cause: Cause = { type: 'budgetPro', id: project.id, no: project.proNo, name: project.proName };
  await adjust(ctx, { lineId: budgetCostId ?? '', money: moneyAfter, cause, reason });
  await transition(ctx, budgetPro, {
    subject: project,
    action: 'adjust',
    reason,
    payload: { proNo: project.proNo, budgetCostId, adjustId: row.id, before: moneyBefore, after: moneyAfter },
  });
}
