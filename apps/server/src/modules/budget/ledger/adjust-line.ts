import { budgetCost, budgetPro, compareYuan, fenToYuan, sumYuan, yuanToFen, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { lineOfParent } from '../pro/line-of-parent.ts';
import { govOf } from '../pro/pro-lines.ts';
import { demandGovKept } from '../pro/pro-rules.ts';
import { holdLines, post, type BudgetLine, type Cause, type Posting } from './post.ts';

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
  await demandStillPurchased(ctx, { project, line: found, money });
  const held = await holdLines(ctx, [lineId, ...(parentLine ? [parentLine.id] : [])]);
  const line = held.get(lineId) ?? found;
  const { fen, difference, isMore } = judgeAdjustment({
    line,
    parentLine: parentLine && held.get(parentLine.id),
    money,
  });
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

interface Wanted {
  readonly project: Row<typeof budgetPro>;
  readonly line: Pick<BudgetLine, 'money'>;
  readonly money: string;
}

/** What a line comes to less leaves the budget enough for what it says it buys. */
export async function demandStillPurchased(ctx: Ctx, { project, line, money }: Wanted): Promise<void> {
  if (compareYuan(money, line.money) >= 0) return;
  demandGovKept(await govOf(ctx, project.id), sumYuan([project.totalMoney, `-${line.money}`, money]));
}

interface Judged {
  readonly line: BudgetLine;
  /** Of level 1, where the line is of level 2. */
  readonly parentLine: BudgetLine | undefined;
  readonly money: string;
}

/** Nothing is taken that somebody holds: not from the line, nor from the one that it takes more of. */
export function judgeAdjustment({ line, parentLine, money }: Judged) {
  const fen = BigInt(yuanToFen(money)) - BigInt(yuanToFen(line.money));
  if (fen === 0n) refuse('budget.adjustSame');
  const isMore = fen > 0n;
  const difference = fenToYuan(String(isMore ? fen : -fen));
  const left = line.availableMoney ?? '0';
  if (!isMore && compareYuan(difference, left) > 0) refuse('budget.adjustShort', { money: left });
  const above = parentLine?.availableMoney ?? '0';
  if (isMore && parentLine && compareYuan(difference, above) > 0)
    refuse('budget.parentShort', { line: parentLine.lineName ?? '', left: above, money: difference });
  return { fen, difference, isMore };
}

function allotted(lineId: string, isMore: boolean, more: Pick<Posting, 'money' | 'cause' | 'reason'>): Posting {
  return isMore
    ? { ...more, lineId, operation: 'allot', from: 'available', to: 'allotted' }
    : { ...more, lineId, operation: 'giveBack', from: 'allotted', to: 'available' };
}
