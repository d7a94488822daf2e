import {
  budgetCost,
  budgetCycle,
  budgetGov,
  budgetLevel,
  budgetLifecycle,
  budgetPro,
  budgetProType,
  compareYuan,
  fenToYuan,
  isGovAbove,
  planSum,
  sumOf,
  yuanToFen,
  type BudgetCostInput,
  type BudgetGovInput,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { judgeLines } from '../line-rules.ts';
import { lineOfParent } from './line-of-parent.ts';

type Draft = Pick<
  Row<typeof budgetPro>,
  'level' | 'proType' | 'cycleType' | 'startYear' | 'endYear' | 'totalMoney' | 'parentProId'
>;

/** The years that a project says of itself (B.3: one-off and annual projects are of one year). */
export function demandYears({ cycleType, startYear, endYear }: Draft): void {
  if (endYear < startYear) refuse('budget.yearsOrder');
  const isMultiYear = budgetCycle.is(cycleType, 'multiYear');
  if (isMultiYear && endYear === startYear) refuse('budget.multiYear');
  if (!isMultiYear && endYear !== startYear) refuse('budget.oneYear');
}

/** Its lines are of its years, each source once a year, and come to its total. */
export function demandCosts(ctx: Pick<Ctx, 'language'>, draft: Draft, costs: readonly BudgetCostInput[]): void {
  judgeLines(ctx, costs, { fields: budgetCost.fields, code: 'budget.costLine' });
  const seen = new Set<string>();
  for (const [index, { moneyType, year }] of costs.entries()) {
    const no = index + 1;
    if (Number(year) < draft.startYear || Number(year) > draft.endYear) refuse('budget.costYear', { no });
    const key = `${moneyType} ${year}`;
    if (seen.has(key)) refuse('budget.costTwice', { no });
    seen.add(key);
  }
  const sum = sumOf(costs.map(({ money }) => money));
  const total = fenToYuan(yuanToFen(draft.totalMoney));
  if (costs.length > 0 && compareYuan(sum, total) !== 0) refuse('budget.sumDiffers', { sum, total });
}

/** 政府采购预算不能超过项目总额. */
export function demandGov(ctx: Pick<Ctx, 'language'>, draft: Draft, lines: readonly BudgetGovInput[]): void {
  judgeLines(ctx, lines, { fields: budgetGov.fields, code: 'budget.govLine' });
  const priced = lines.map(({ qty, price }) => ({ qty: String(qty), price: String(price) }));
  if (isGovAbove(draft.totalMoney, priced)) refuse('budget.govAbove');
}

/** Less money is still enough for the government purchases of the budget. */
export function demandGovKept(lines: readonly BudgetGovInput[], total: string): void {
  const gov = planSum(lines.map(({ qty, price }) => ({ qty: String(qty), price: String(price) })));
  if (compareYuan(gov, total) > 0) refuse('budget.adjustBelowGov', { total, gov });
}

/** A project of level 2 is part of one of level 1, and those of one together no more than it (Σ children ≤ parent). */
export async function demandParent(ctx: Ctx, draft: Draft & { readonly id?: string | undefined }): Promise<void> {
  const { level, proType, parentProId, totalMoney, id } = draft;
  if (!budgetLevel.is(level, 'second')) {
    if (parentProId) refuse('budget.parentOfFirst');
    if (id !== undefined) await demandRoomForChildren(ctx, { id, totalMoney });
    return;
  }
  if (!parentProId) return refuse('budget.parentNeeded');
  if (budgetProType.is(proType, 'special')) refuse('budget.specialSecond');
  const parent = await findRow(ctx, budgetPro, { id: parentProId, reach: 'tenant' });
  if (!budgetLevel.is(parent.level, 'first')) refuse('budget.parentLevel');
  if (budgetLifecycle.is(parent.budgetStatus, 'closed', 'rejected')) refuse('budget.parentClosed');
  const others = await childrenSum(ctx, { parentId: parentProId, but: id });
  demandWithin(sumOf([others, totalMoney]), parent.totalMoney);
}

/** Each line of level 2 takes its money from one of level 1 that has it, or that is still to be given it. */
export async function demandParentLines(
  ctx: Ctx,
  { parentProId, level }: Pick<Draft, 'parentProId' | 'level'>,
  costs: readonly BudgetCostInput[],
): Promise<void> {
  if (!parentProId || !budgetLevel.is(level, 'second')) return;
  const parent = await findRow(ctx, budgetPro, { id: parentProId, reach: 'tenant' });
  for (const { moneyType, year, money } of costs) {
    const line = await lineOfParent(ctx, { parentProId }, { moneyType, year: Number(year) });
    const isIssued = budgetLifecycle.is(parent.budgetStatus, 'issued');
    const left = (isIssued ? line?.availableMoney : line?.money) ?? '0';
    if (line && compareYuan(String(money), left) > 0)
      refuse('budget.parentShort', { line: line.lineName ?? parent.proName, left, money: String(money) });
  }
}

async function demandRoomForChildren(
  ctx: Ctx,
  { id, totalMoney }: { readonly id: string; readonly totalMoney: string },
): Promise<void> {
  demandWithin(await childrenSum(ctx, { parentId: id, but: undefined }), totalMoney);
}

function demandWithin(sum: string, total: string): void {
  const rounded = fenToYuan(yuanToFen(total));
  if (compareYuan(sum, rounded) > 0) refuse('budget.childrenAbove', { sum, total: rounded });
}

/** What the projects of level 2 come to; one that was rejected or closed counts what it still has. */
async function childrenSum(
  ctx: Ctx,
  { parentId, but }: { readonly parentId: string; readonly but: string | undefined },
): Promise<string> {
  const [row] = await ctx.db.query<{ sum: string }>(
    `select coalesce(sum(case when budget_status in ${budgetLifecycle.sql('closed')}
         then frozen_money + used_money else total_money end), 0)::text as sum
     from budget_project where tenant_id = $1 and parent_pro_id = $2 and is_deleted = 0 and id <> $3
       and budget_status not in ${budgetLifecycle.sql('rejected')}`,
    [ctx.tenantId, parentId, but ?? '0'],
  );
  return fenToYuan(row?.sum ?? '0');
}
