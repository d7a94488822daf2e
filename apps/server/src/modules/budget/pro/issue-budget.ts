import {
  budgetLifecycle,
  budgetPro,
  compareYuan,
  fenToYuan,
  sumOf,
  yuanToFen,
  type BudgetCostRow,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { holdLines, post, type Cause, type Posting } from '../ledger/post.ts';
import { lineOfParent } from './line-of-parent.ts';

type ProjectRow = Row<typeof budgetPro>;

interface Issuing {
  readonly project: ProjectRow;
  readonly lines: readonly BudgetCostRow[];
  readonly reason: string | undefined;
}

/** Gives each line what it was approved for and has not got; at level 2 out of the same line of level 1. */
export async function postIssue(ctx: Ctx, { project, lines, reason }: Issuing): Promise<void> {
  await demandParentIssued(ctx, project);
  const cause = causeOf(project);
  const postings: Posting[] = [];
  for (const line of lines) {
    const money = fenToYuan(String(fenOf(line.money) - fenOf(line.grantedMoney)));
    const parent = await lineOfParent(ctx, project, line);
    const more = { money, cause, reason };
    if (parent) postings.push(allotment(parent, more));
    postings.push({ ...more, lineId: line.id, operation: 'issue', from: 'granted', to: 'available' });
  }
  await post(
    ctx,
    await holdLines(
      ctx,
      postings.map(({ lineId }) => lineId),
    ),
    postings,
  );
}

/** Level 1 gives what it has left. */
function allotment(parent: BudgetCostRow, more: Pick<Posting, 'money' | 'cause' | 'reason'>): Posting {
  const left = parent.availableMoney ?? '0';
  const { money } = more;
  if (compareYuan(money, left) > 0) refuse('budget.parentShort', { line: parent.lineName ?? '', left, money });
  return { ...more, lineId: parent.id, operation: 'allot', from: 'available', to: 'allotted' };
}

async function demandParentIssued(ctx: Ctx, { parentProId }: ProjectRow): Promise<void> {
  if (!parentProId) return;
  const parent = await findRow(ctx, budgetPro, { id: parentProId, reach: 'tenant' });
  if (!budgetLifecycle.is(parent.budgetStatus, 'issued')) refuse('budget.parentNotIssued', { name: parent.proName });
}

/** Takes back what each line has left; at level 2 it goes to the line of level 1 that it came from. */
export async function postTakeBack(ctx: Ctx, { project, lines, reason }: Issuing): Promise<void> {
  const cause = causeOf(project);
  const postings: Posting[] = [];
  for (const line of lines) {
    const more = { money: line.availableMoney ?? '0', cause, reason };
    const parent = await lineOfParent(ctx, project, line);
    if (parent) postings.push({ ...more, lineId: parent.id, operation: 'giveBack', from: 'allotted', to: 'available' });
    postings.push({ ...more, lineId: line.id, operation: 'close', from: 'available', to: 'granted' });
  }
  await post(
    ctx,
    await holdLines(
      ctx,
      postings.map(({ lineId }) => lineId),
    ),
    postings,
  );
}

/** A budget of which anything was used is not taken back, it is closed. */
export function refuseUsed(lines: readonly BudgetCostRow[]): void {
  if (lines.some(({ availableMoney, grantedMoney }) => availableMoney !== grantedMoney)) refuse('budget.inUse');
}

/** What plans, contracts or level 2 hold keeps a budget from being closed. */
export function refuseHeld(lines: readonly BudgetCostRow[]): void {
  const held = sumOf(
    lines.flatMap(({ reservedMoney, committedMoney, allottedMoney }) => [reservedMoney, committedMoney, allottedMoney]),
  );
  if (compareYuan(held, '0') > 0) refuse('budget.held', { money: held });
}

function causeOf({ id, proNo, proName }: ProjectRow): Cause {
  return { type: 'budgetPro', id, no: proNo, name: proName };
}

function fenOf(yuan: string | null): bigint {
  return BigInt(yuanToFen(yuan ?? '0'));
}
