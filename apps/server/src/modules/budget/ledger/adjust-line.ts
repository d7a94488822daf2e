import {
  budgetCost,
  budgetPro,
  compareYuan,
  fenToYuan,
  yuanToFen,
  type adjustBudget,
  type EndpointInput,
  type Row,
  type Saved,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { demandVersion, findRow, lockRows } from '../../../platform/rows/index.ts';
import { lineOfParent } from '../pro/line-of-parent.ts';
import { holdLines, post, type Cause, type Posting } from './post.ts';

export interface Adjustment {
  readonly lineId: string;
  /** What the line comes to from now on, in yuan. */
  readonly money: string;
  readonly cause: Cause;
  readonly reason: string;
}

/** More or less money for a line of an approved budget: the difference is posted, at level 2 out of level 1. */
export async function adjust(ctx: Ctx, { lineId, money, cause, reason }: Adjustment): Promise<void> {
  const found = await findRow(ctx, budgetCost, { id: lineId, reach: 'tenant' });
  const project = await findRow(ctx, budgetPro, { id: found.budgetProId ?? '', reach: 'tenant' });
  const parentLine = await lineOfParent(ctx, project, found);
  const held = await holdLines(ctx, [lineId, ...(parentLine ? [parentLine.id] : [])]);
  const line = held.get(lineId) ?? found;
  const fen = BigInt(yuanToFen(money)) - BigInt(yuanToFen(line.money));
  if (fen === 0n) refuse('budget.adjustSame');
  const isMore = fen > 0n;
  const difference = fenToYuan(String(isMore ? fen : -fen));
  if (!isMore && compareYuan(difference, line.availableMoney ?? '0') > 0)
    refuse('budget.adjustShort', { money: line.availableMoney ?? '0' });
  await ctx.db.query('update budget_cost set money = $3, version = version + 1 where tenant_id = $1 and id = $2', [
    ctx.tenantId,
    lineId,
    yuanToFen(money),
  ]);
  await ctx.db.query(`update budget_project set total_money = total_money + $3 where tenant_id = $1 and id = $2`, [
    ctx.tenantId,
    project.id,
    String(fen),
  ]);
  const more = { money: difference, cause, reason };
  const own = {
    ...more,
    lineId,
    operation: 'adjust',
    from: isMore ? 'granted' : 'available',
    to: isMore ? 'available' : 'granted',
  } as const;
  await post(ctx, held, [...(parentLine ? [allotted(parentLine.id, isMore, more)] : []), own]);
}

function allotted(lineId: string, isMore: boolean, more: Pick<Posting, 'money' | 'cause' | 'reason'>): Posting {
  return isMore
    ? { ...more, lineId, operation: 'allot', from: 'available', to: 'allotted' }
    : { ...more, lineId, operation: 'giveBack', from: 'allotted', to: 'available' };
}

/** The same asked for by a person, with its reason. */
export async function adjustBudgetLine(
  ctx: Ctx,
  { id, version, money, reason }: EndpointInput<typeof adjustBudget>,
): Promise<Saved> {
  if (reason === '') refuse('budget.adjustReason');
  const line = await findRow(ctx, budgetCost, { id });
  const project = await holdProject(ctx, line);
  demandState(budgetPro, project.budgetStatus, 'adjust');
  demandVersion(await findRow(ctx, budgetCost, { id }), version);
  if (compareYuan(money, '0') <= 0) refuse('budget.adjustShort', { money: line.availableMoney ?? '0' });
  const cause: Cause = { type: 'budgetPro', id: project.id, no: project.proNo, name: project.proName };
  await adjust(ctx, { lineId: id, money, cause, reason });
  await transition(ctx, budgetPro, {
    subject: project,
    action: 'adjust',
    payload: { proNo: project.proNo, budgetCostId: id, before: line.money, after: money, reason },
  });
  return { id, version: version + 1 };
}

/** The project of a line, and the one of level 1 that it is part of, in the order in which they are locked. */
async function holdProject(ctx: Ctx, line: Row<typeof budgetCost>): Promise<Row<typeof budgetPro>> {
  const id = line.budgetProId ?? '';
  const { parentProId } = await findRow(ctx, budgetPro, { id });
  const ids = [id, ...(parentProId ? [parentProId] : [])];
  const rows = await lockRows(ctx, budgetPro, { ids, reach: 'tenant' });
  return rows.find((row) => row.id === id) ?? refuse('budget.lineGone');
}
