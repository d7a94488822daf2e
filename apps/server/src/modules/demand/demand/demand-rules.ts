import {
  bidRoles,
  demand,
  demandSum,
  isAboveBudget,
  isBlank,
  isTime,
  labelOfFinding,
  plan,
  planLifecycle,
  purchaseItem,
  sumYuan,
  compareYuan,
  unanswered,
  type ClauseReason,
  type DemandDetailRow,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockThere, type Values } from '../../../platform/rows/index.ts';
import { askedOfPlan } from './stand-on-plan.ts';

export type StoredDemand = Row<typeof demand>;

/** The item of a code, for whoever does not know its id. */
export async function itemOfCode(ctx: Ctx, code: string): Promise<string> {
  const [found] = await ctx.db.query<{ id: string }>(
    `select id::text from ${purchaseItem.table} where tenant_id = $1 and item_code = $2 and is_deleted = 0`,
    [ctx.tenantId, code],
  );
  return found?.id ?? refuse('demand.itemGone', { code });
}

/** What stands in the JSON fields: whom somebody asked in person, the parts of people, and why clauses stay. */
export function demandShapes({ now }: Pick<Ctx, 'now'>, { researchObjects, roles, clauseReasons }: Values): void {
  if (!isBlank(researchObjects) && !isObjects(researchObjects, now.slice(0, 10))) refuse('demand.badObjects');
  if (!isBlank(roles) && !isRoles(roles)) refuse('demand.badRoles');
  if (!isBlank(clauseReasons) && !isReasons(clauseReasons)) refuse('demand.badReasons');
}

const isText = (value: unknown, most: number) => typeof value === 'string' && value.length <= most;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isObjects(value: unknown, today: string): boolean {
  return (
    Array.isArray(value) &&
    value.length <= 50 &&
    value.every(
      (one) =>
        isRecord(one) &&
        isText(one.supplierName, 100) &&
        String(one.supplierName).trim() !== '' &&
        (isBlank(one.askedDate) || (isTime('day', String(one.askedDate)) && String(one.askedDate) <= today)) &&
        Object.entries(one).every(([name, said]) => name === 'supplierName' || isBlank(said) || isText(said, 2000)),
    )
  );
}

function isRoles(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => bidRoles.some((role) => role.value === Number(one)));
}

function isReasons(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= 500 &&
    value.every((one) => isRecord(one) && isText(one.rule, 40) && isText(one.words, 500) && isText(one.reason, 500))
  );
}

const needed = ['deliveryDate', 'deliveryPlace', 'techReq', 'bizReq', 'acceptTerms'] as const;

/** What a demand needs before others look at it. */
export function demandComplete(ctx: Ctx, row: StoredDemand, lines: readonly DemandDetailRow[]): void {
  for (const name of needed)
    if (isBlank(row[name])) refuse('demand.missing', { field: demand.fields[name].label[ctx.language] });
  if (lines.length === 0) refuse('demand.noDetail');
  if (row.deliveryDate && row.deliveryDate < ctx.now.slice(0, 10)) refuse('demand.deliveryPast');
  demandWithin(row.budget, lines);
  demandClauses(ctx, row, lines);
}

export function demandWithin(budget: string, lines: readonly { qty: string; price: string }[]): void {
  if (!isAboveBudget(budget, lines)) return;
  refuse('demand.aboveBudget', { sum: demandSum(lines), budget: sumYuan([budget]) });
}

/** Nothing that shuts suppliers out passes in silence: each finding was changed, or somebody says why it stays. */
function demandClauses(ctx: Ctx, row: StoredDemand, lines: readonly DemandDetailRow[]): void {
  const open = unanswered({ ...row, details: lines }, reasonsOf(row));
  const [first] = open;
  if (!first) return;
  const field = labelOfFinding(first)[ctx.language];
  refuse('demand.clauseOpen', { field, words: first.words, count: open.length });
}

/** As they were stored, in the shape that was judged then. */
export function reasonsOf({ clauseReasons }: Pick<StoredDemand, 'clauseReasons'>): ClauseReason[] {
  return Array.isArray(clauseReasons) ? (clauseReasons as ClauseReason[]) : [];
}

/** What is meant to be bought by a plan fits into what no project and no other demand takes of it. Holds the plan. */
export async function demandPlanHas(
  ctx: Ctx,
  { id, planId, budget }: StoredDemand,
  over: 'demand.overPlan' | 'plan.overBalance' = 'demand.overPlan',
): Promise<void> {
  if (!planId) return;
  const [held] = await lockThere(ctx, plan, { ids: [planId], reach: 'tenant' });
  if (!held) return refuse('demand.planGone');
  if (!planLifecycle.is(held.planStatus, 'approved', 'handedDown', 'inExecution', 'done')) refuse('demand.planNotDown');
  const money = sumYuan([
    held.budgetMoney,
    `-${held.usedMoney ?? '0'}`,
    `-${held.releasedMoney ?? '0'}`,
    `-${await askedOfPlan(ctx, planId, id)}`,
  ]);
  if (compareYuan(budget, money) > 0) refuse(over, { money: compareYuan(money, '0') < 0 ? '0.00' : money });
}
