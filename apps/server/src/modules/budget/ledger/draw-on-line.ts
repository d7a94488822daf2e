import {
  budgetAccount,
  budgetLifecycle,
  budgetOperation,
  budgetPosting,
  budgetPro,
  compareYuan,
  fenToYuan,
  sumYuan,
  yuanToFen,
  type AccountName,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { holdLines, post, refuseShort, type Cause } from './post.ts';

export interface Drawing {
  readonly planId: string;
  readonly cause: Cause;
  /** In yuan. */
  readonly money: string;
  readonly reason?: string;
}

/** What a plan holds of its line, in yuan; the plans that it took the place of are counted as it. */
export interface PlanHolding {
  readonly originId: string;
  readonly lineId: string;
  readonly reserved: string;
  readonly committed: string;
  readonly spent: string;
}

/** Holds money of a line for a plan (预算余额不足，可用{money}元). */
export async function reserve(ctx: Ctx, { lineId, ...drawing }: Drawing & { readonly lineId: string }): Promise<void> {
  const { planId, money, cause, reason } = drawing;
  const originId = await originOf(ctx, planId);
  const held = await holdLines(ctx, [lineId]);
  await demandIssued(ctx, held.get(lineId)?.budgetProId ?? '');
  await post(ctx, held, [
    { lineId, operation: 'reserve', from: 'available', to: 'reserved', money, cause, planId: originId, reason },
  ]);
}

/** A contract takes what its plan has reserved. A plan that draws on no budget moves nothing, here and below. */
export function commit(ctx: Ctx, drawing: Drawing): Promise<void> {
  return draw(ctx, drawing, { operation: 'commit', from: 'reserved', to: 'committed' });
}

/** A payment takes what a contract has committed. */
export function spend(ctx: Ctx, drawing: Drawing): Promise<void> {
  return draw(ctx, drawing, { operation: 'spend', from: 'committed', to: 'spent' });
}

/** What is not needed goes one step back: from a contract to its plan, from a plan to the budget. */
export function release(
  ctx: Ctx,
  { from, ...drawing }: Drawing & { readonly from: 'reserved' | 'committed' },
): Promise<void> {
  const to = from === 'reserved' ? 'available' : 'reserved';
  return draw(ctx, drawing, { operation: 'release', from, to });
}

interface Way {
  readonly operation: 'commit' | 'spend' | 'release';
  readonly from: 'reserved' | 'committed';
  readonly to: AccountName;
}

async function draw(ctx: Ctx, { planId, money, cause, reason }: Drawing, way: Way): Promise<void> {
  const before = await holdingOf(ctx, planId);
  if (!before) return;
  const { lineId, originId } = before;
  const held = await holdLines(ctx, [lineId]);
  // Read again under the lock: another may have drawn on the same plan meanwhile.
  const left = (await holdingOf(ctx, planId))?.[way.from] ?? '0';
  if (compareYuan(money, left) > 0) refuseShort(way.from, BigInt(yuanToFen(left)));
  await post(ctx, held, [{ lineId, ...way, money, cause, planId: originId, reason }]);
}

/** Takes a posting back: its money goes the same way back, once. */
export async function reverse(
  ctx: Ctx,
  { postingId, cause, reason }: { readonly postingId: string; readonly cause: Cause; readonly reason?: string },
): Promise<void> {
  const was = await findRow(ctx, budgetPosting, { id: postingId, reach: 'tenant' });
  if (was.operation === budgetOperation.code.reverse) refuse('budget.reversed');
  const lineId = was.budgetCostId ?? '';
  const held = await holdLines(ctx, [lineId]);
  const known = await ctx.db.query('select 1 from budget_posting where tenant_id = $1 and reverses_id = $2', [
    ctx.tenantId,
    postingId,
  ]);
  if (known.length > 0) refuse('budget.reversed');
  const way = { from: accountOf(was.toAccount), to: accountOf(was.fromAccount) };
  const planId = was.planId ?? undefined;
  if (planId) await demandHeldByPlan(ctx, { planId, lineId, account: way.from, money: was.money ?? '0' });
  await post(ctx, held, [
    { lineId, operation: 'reverse', ...way, money: was.money ?? '0', cause, planId, reversesId: postingId, reason },
  ]);
}

const heldByPlan = `
  select coalesce(sum(money * ((to_account = $4)::int - (from_account = $4)::int)), 0)::text as held
  from budget_posting where tenant_id = $1 and plan_id = $2 and budget_cost_id = $3`;

/** What the line has in an account may be another plan's. The line is held. */
async function demandHeldByPlan(
  ctx: Ctx,
  {
    account,
    ...of
  }: { readonly planId: string; readonly lineId: string; readonly account: AccountName; readonly money: string },
): Promise<void> {
  if (account !== 'reserved' && account !== 'committed' && account !== 'spent') return;
  const values = [ctx.tenantId, of.planId, of.lineId, budgetAccount.code[account]];
  const [row] = await ctx.db.query<{ held: string }>(heldByPlan, values);
  const held = BigInt(row?.held ?? '0');
  if (BigInt(yuanToFen(of.money)) > held) refuseShort(account, held);
}

function accountOf(code: unknown): AccountName {
  const account = budgetAccount.named(code);
  if (!account) throw new Error(`no account ${String(code)}`);
  return account.name;
}

/** Of postings `b`: money into an account less money out of it, in fen. */
export const movedInto = (account: string) =>
  `sum(b.money * ((b.to_account = ${account})::int - (b.from_account = ${account})::int))::text`;

const { reserved, committed, spent } = budgetAccount.code;
/** What stands for the accounts of what plans hold, in the order in which statements name them. */
export const heldBy = [reserved, committed, spent] as const;

const holding = `
  select coalesce(p.origin_id, p.id)::text as "originId", b.budget_cost_id::text as "lineId",
    ${movedInto('$3')} as reserved, ${movedInto('$4')} as committed, ${movedInto('$5')} as spent
  from purchase_plan p
  join budget_posting b on b.tenant_id = p.tenant_id and b.plan_id = coalesce(p.origin_id, p.id)
  where p.tenant_id = $1 and p.id = $2
  group by 1, 2
  order by max(b.id) desc limit 1`;

/** What a plan holds; undefined of one that never drew on a budget. */
export async function holdingOf(ctx: Ctx, planId: string): Promise<PlanHolding | undefined> {
  const [row] = await ctx.db.query<PlanHolding & Record<string, unknown>>(holding, [ctx.tenantId, planId, ...heldBy]);
  if (!row) return undefined;
  return {
    originId: row.originId,
    lineId: row.lineId,
    reserved: fenToYuan(row.reserved),
    committed: fenToYuan(row.committed),
    spent: fenToYuan(row.spent),
  };
}

async function originOf(ctx: Ctx, planId: string): Promise<string> {
  const [row] = await ctx.db.query<{ id: string }>(
    'select coalesce(origin_id, id)::text as id from purchase_plan where tenant_id = $1 and id = $2',
    [ctx.tenantId, planId],
  );
  return row?.id ?? planId;
}

async function demandIssued(ctx: Ctx, projectId: string): Promise<void> {
  const { budgetStatus } = await findRow(ctx, budgetPro, { id: projectId, reach: 'tenant' });
  if (!budgetLifecycle.is(budgetStatus, 'issued')) refuse('budget.notIssued');
}

/** What stands on a line, in yuan, and how its project stands. */
export interface LineMoney {
  readonly available: string;
  readonly budgetStatus: number;
}

/** The same of many lines, in one statement; without those that are gone. */
export async function moneyOfLines(ctx: Ctx, lineIds: readonly string[]): Promise<ReadonlyMap<string, LineMoney>> {
  if (lineIds.length === 0) return new Map();
  const lines = await ctx.db.query<LineMoney & { id: string }>(
    `select c.id::text, c.available_money::text as available, p.budget_status as "budgetStatus" from budget_cost c
     join budget_project p on p.tenant_id = c.tenant_id and p.id = c.budget_pro_id
     where c.tenant_id = $1 and c.id = any($2::bigint[]) and c.is_deleted = 0`,
    [ctx.tenantId, lineIds],
  );
  return new Map(lines.map(({ id, available, ...line }) => [id, { ...line, available: fenToYuan(available) }]));
}

interface Asked {
  readonly lineId: string;
  readonly money: string;
  readonly planId?: string | undefined;
}

/**
 * Is there this much on the line? Asked while a plan is written; what is asked at its approval holds the money. `known`:
 * read already, by whoever has many plans.
 */
export async function demandAvailable(
  ctx: Ctx,
  { lineId, money, planId }: Asked,
  known?: ReadonlyMap<string, LineMoney>,
): Promise<void> {
  const line = (known ?? (await moneyOfLines(ctx, [lineId]))).get(lineId);
  if (!line) return refuse('budget.lineGone');
  if (!budgetLifecycle.is(line.budgetStatus, 'issued')) refuse('budget.notIssued');
  const own = planId === undefined ? undefined : await holdingOf(ctx, planId);
  const left = sumYuan([line.available, own?.lineId === lineId ? own.reserved : '0']);
  if (compareYuan(money, left) > 0) refuse('budget.short', { money: left });
}
