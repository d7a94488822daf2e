import {
  budgetPro,
  type BudgetCostRow,
  type EntityAction,
  type MoveAnswer,
  type MoveInput,
  type Row,
} from '@zhaocai/model';
import { demandDeptInScope } from '../../../platform/access/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { demandOwner, demandVersion, findRow, type Values } from '../../../platform/rows/index.ts';
import { demandNotBeingAdjusted } from '../adjust/ask-adjust.ts';
import { askReview, demandNotInReview } from '../review/review-business.ts';
import { postIssue, postTakeBack, refuseHeld, refuseUsed } from './issue-budget.ts';
import { holdWithParent } from './hold-with-parent.ts';
import { costsOf } from './pro-lines.ts';
import { demandComplete } from './demand-complete.ts';

type ProjectRow = Row<typeof budgetPro>;
type Action = EntityAction<typeof budgetPro>;
type Moved = MoveAnswer<ProjectRow['budgetStatus']>;

/** What of the review somebody decides himself, as long as no flow does. */
const reviews: readonly Action[] = ['passFirst', 'rejectFirst', 'passSecond', 'rejectSecond', 'recall'];
const refusals: readonly Action[] = ['rejectFirst', 'rejectSecond', 'retreat'];

/** One action of a budget project: judged, its money moved, and then its state. */
export async function moveBudget(
  ctx: Ctx,
  { id, version, reason, action }: MoveInput & { readonly action: Action },
): Promise<Moved> {
  const project = await holdWithParent(ctx, id);
  demandVersion(project, version);
  demandState(budgetPro, project.budgetStatus, action);
  if (action === 'recall') demandOwner(ctx, budgetPro, { row: project, head: 'budgetPro_firstAudit' });
  if (reviews.includes(action)) await demandNotInReview(ctx, id);
  if (action === 'withdraw' || action === 'close') await demandNotBeingAdjusted(ctx, id);
  if (action === 'submit') return submit(ctx, project);
  const set = await moveMoney(ctx, project, { action, reason });
  const moved = await transition(ctx, budgetPro, {
    subject: project,
    action,
    reason,
    set,
    payload: { proNo: project.proNo, totalMoney: project.totalMoney },
  });
  return action === 'passFirst' ? askNext(ctx, { project, moved, level: 'second' }) : moved;
}

/** Hands a project in to be reviewed: complete, and within the one that it is part of. */
async function submit(ctx: Ctx, project: ProjectRow): Promise<Moved> {
  demandDeptInScope(ctx, budgetPro, { values: { ...project }, existing: { ...project } });
  await demandComplete(ctx, project);
  const moved = await transition(ctx, budgetPro, {
    subject: project,
    action: 'submit',
    set: { rejectReason: null },
    payload: { proNo: project.proNo, totalMoney: project.totalMoney },
  });
  return askNext(ctx, { project, moved, level: 'first' });
}

interface Asking {
  readonly project: ProjectRow;
  readonly moved: Moved;
  readonly level: 'first' | 'second';
}

async function askNext(ctx: Ctx, { project, moved, level }: Asking): Promise<Moved> {
  if (!(await askReview(ctx, project, level))) return moved;
  // A flow in which nobody is asked has ended already.
  const { version, budgetStatus } = await findRow(ctx, budgetPro, { id: project.id, reach: 'tenant' });
  return { id: project.id, version, state: budgetStatus };
}

async function moveMoney(
  ctx: Ctx,
  project: ProjectRow,
  { action, reason }: { readonly action: Action; readonly reason: string | undefined },
): Promise<Values> {
  if (refusals.includes(action)) return { rejectReason: reason };
  const lines = await costsOf(ctx, project.id);
  if (action === 'issue' || action === 'reopen') await postIssue(ctx, { project, lines, reason });
  if (action === 'withdraw') await takeBack(ctx, { project, lines, reason }, refuseUsed);
  if (action === 'close') await takeBack(ctx, { project, lines, reason }, refuseHeld);
  return {};
}

interface Taking {
  readonly project: ProjectRow;
  readonly lines: readonly BudgetCostRow[];
  readonly reason: string | undefined;
}

async function takeBack(ctx: Ctx, taking: Taking, judge: (lines: readonly BudgetCostRow[]) => void): Promise<void> {
  judge(taking.lines);
  await postTakeBack(ctx, taking);
}
