import {
  budgetAccount,
  budgetCause,
  budgetCost,
  budgetOperation,
  budgetPosting,
  budgetPro,
  fenToYuan,
  leftIn,
  transferred,
  yuanToFen,
  type AccountName,
  type Balances,
  type OperationName,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRows, insertRows, lockRows } from '../../../platform/rows/index.ts';

/** What money was moved for: the row, and how people know it. */
export interface Cause {
  readonly type: keyof typeof budgetCause.code;
  readonly id: string;
  readonly no?: string | null;
  readonly name?: string | null;
}

/** A movement of a line's money, in yuan. */
export interface Posting {
  readonly lineId: string;
  readonly operation: OperationName;
  readonly from: AccountName;
  readonly to: AccountName;
  readonly money: string;
  readonly cause: Cause;
  /** The first plan of its chain. */
  readonly planId?: string;
  readonly reversesId?: string;
  readonly reason?: string;
}

export type BudgetLine = Row<typeof budgetCost>;

/** Lines of budgets that are held until the transaction ends, by their ids, with the department that declared them. */
export type HeldLines = ReadonlyMap<string, BudgetLine & { readonly deptId: string }>;

/**
 * Holds lines for postings, their projects before them: whoever issues, closes or draws on a budget waits here for the
 * others, so that what a line has left is what it has left. 404 where one is not there.
 */
export async function holdLines(ctx: Ctx, lineIds: readonly string[]): Promise<HeldLines> {
  const ids = [...new Set(lineIds)];
  const found = await findRows(ctx, budgetCost, { ids, reach: 'tenant' });
  if (found.length !== ids.length) refuse('budget.lineGone');
  const projects = found.map(({ budgetProId }) => budgetProId ?? '');
  const held = await lockRows(ctx, budgetPro, { ids: projects, reach: 'tenant' });
  const lines = await lockRows(ctx, budgetCost, { ids, reach: 'tenant' });
  const deptOf = new Map(held.map(({ id, deptId }) => [id, deptId]));
  return new Map(lines.map((line) => [line.id, { ...line, deptId: deptOf.get(line.budgetProId ?? '') ?? '' }]));
}

const noneLeft = {
  available: 'budget.short',
  reserved: 'budget.shortReserved',
  committed: 'budget.shortCommitted',
  allotted: 'budget.short',
  spent: 'budget.short',
} as const;

/** Refuses with what is left where an account has less than is to be taken from it. */
export function refuseShort(account: Exclude<AccountName, 'granted'>, leftFen: bigint): never {
  return refuse(noneLeft[account], { money: fenToYuan(String(leftFen)) });
}

/**
 * Moves money of lines that are held, one posting after the other: all of them, or none where an account has less than
 * is to be taken from it. The balances are changed in the same transaction. Answers the ids of the postings.
 */
export async function post(ctx: Ctx, held: HeldLines, postings: readonly Posting[]): Promise<string[]> {
  const moving = postings.filter(({ money }) => yuanToFen(money) !== '0');
  const balances = new Map<string, Balances>();
  for (const one of moving) {
    const line = held.get(one.lineId);
    if (!line) throw new Error(`budget line ${one.lineId} is not held`);
    const before = balances.get(line.id) ?? balancesOf(line);
    const { operation, from, to } = one;
    const after = transferred(before, { operation, from, to, fen: BigInt(yuanToFen(one.money)) });
    if (!after) return refuseShort(from === 'granted' ? 'available' : from, leftIn(before, from) ?? 0n);
    balances.set(line.id, after);
  }
  const ids = await keepPostings(ctx, held, moving);
  for (const [id, now] of balances) await keepBalances(ctx, id, now);
  await keepSums(ctx, [...new Set(moving.map(({ lineId }) => held.get(lineId)?.budgetProId ?? ''))]);
  return ids;
}

/** A posting is of the department whose money it moves, whoever moved it: its head reads what became of it. */
function keepPostings(ctx: Ctx, held: HeldLines, postings: readonly Posting[]): Promise<string[]> {
  return insertRows(ctx, budgetPosting, {
    rows: postings.map((one) => rowOf(one, held)),
    deptOf: ({ budgetCostId }) => held.get(String(budgetCostId))?.deptId ?? null,
  });
}

/** The balances that stand beside the postings, in fen. */
export function balancesOf(line: BudgetLine): Balances {
  const fen = (yuan: string | null) => BigInt(yuanToFen(yuan ?? '0'));
  return {
    granted: fen(line.grantedMoney),
    available: fen(line.availableMoney),
    reserved: fen(line.reservedMoney),
    committed: fen(line.committedMoney),
    spent: fen(line.spentMoney),
    allotted: fen(line.allottedMoney),
  };
}

function rowOf(one: Posting, held: HeldLines) {
  const { lineId, operation, from, to, money, cause, planId, reversesId, reason } = one;
  return {
    budgetProId: held.get(lineId)?.budgetProId,
    budgetCostId: lineId,
    operation: budgetOperation.code[operation],
    fromAccount: budgetAccount.code[from],
    toAccount: budgetAccount.code[to],
    money,
    causeType: budgetCause.code[cause.type],
    causeId: cause.id,
    causeNo: cause.no ?? null,
    causeName: cause.name ?? null,
    planId: planId ?? null,
    reversesId: reversesId ?? null,
    reason: reason ?? null,
  };
}

// The version is not moved on: who changes a budget and who draws on it do not make each other's screens stale.
async function keepBalances(ctx: Ctx, id: string, now: Balances): Promise<void> {
  // What was granted is what the others come to: the table calculates it itself.
  const { available, reserved, committed, spent, allotted } = now;
  await ctx.db.query(
    `update budget_cost set available_money = $3, reserved_money = $4, committed_money = $5, spent_money = $6,
       allotted_money = $7, update_user = $8, update_time = $9
     where tenant_id = $1 and id = $2`,
    [ctx.tenantId, id, ...[available, reserved, committed, spent, allotted].map(String), ctx.user.userId, ctx.now],
  );
}

/** What the list shows of a project is what its lines come to. */
async function keepSums(ctx: Ctx, projectIds: readonly string[]): Promise<void> {
  await ctx.db.query(
    `update budget_project p set available_money = s.available, frozen_money = s.frozen, used_money = s.used
     from (select c.budget_pro_id, sum(available_money) as available,
             sum(reserved_money + committed_money + allotted_money) as frozen, sum(spent_money) as used
           from budget_cost c where c.tenant_id = $1 and c.budget_pro_id = any($2::bigint[]) and c.is_deleted = 0
           group by c.budget_pro_id) s
     where p.tenant_id = $1 and p.id = s.budget_pro_id`,
    [ctx.tenantId, projectIds],
  );
}
