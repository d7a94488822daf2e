import {
  budgetAccount,
  compareYuan,
  isInApproval,
  isReturnedToReader,
  noBudget,
  plan,
  planLifecycle,
  type ExportInput,
  type Fields,
  type ObjectApproval,
  type Page,
  type PageInput,
  type PlanAnswer,
  type Row,
} from '@zhaocai/model';
import { exportRows, listedFields, namedOf, readPage } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';
import { actionsFor, movesOf } from '../../../platform/lifecycle/index.ts';
import { demandOwner, findRow, lockRows, mayHandle } from '../../../platform/rows/index.ts';
import { changesOf, waitingIn } from '../modify/waiting-modify.ts';
import { planApproval } from '../approval/plan-business.ts';
import { withMoney } from './plan-money.ts';
import { planLines } from './plan-lines.ts';
import { balanceOf, projectsOf } from './projects-of-plan.ts';

type PlanRow = Row<typeof plan>;

/** The list, each plan with the names of its department and of whom it was handed down to, and where its money is. */
export async function pagePlans(ctx: Ctx, input: PageInput): Promise<Page<PlanRow>> {
  const page = await readPage(ctx, plan, { input });
  // The generic read knows the rows as records; their select list is made from the definition of PlanRow.
  const records = page.records as unknown as PlanRow[];
  return { ...page, records: await withMoney(ctx, await namedOf(ctx, plan, records)) };
}

const { budgetMoney, budgetCostId } = plan.fields;
const tells = ['plan.budgetMoney', 'budgetPosting.money'];
const moneyColumn = (account: 'reserved' | 'committed' | 'spent') => ({
  ...budgetMoney,
  label: budgetAccount.named(budgetAccount.code[account])?.label ?? budgetMoney.label,
  tells,
});
/** As the list shows them: the line by its name, and where its money is. */
const exported: Fields = {
  ...listedFields(plan),
  budgetCostId: { kind: 'text', label: budgetCostId.label, maxLength: 200 },
  reservedMoney: moneyColumn('reserved'),
  committedMoney: moneyColumn('committed'),
  spentMoney: moneyColumn('spent'),
};

/** The list as an .xlsx; where no budget stands behind a plan it says so. */
export function exportPlans(ctx: Ctx, input: ExportInput): Promise<RawAnswer> {
  const finish = async (rows: readonly Record<string, unknown>[]) => {
    // The generic read knows the rows as records, as above.
    const records = rows as unknown as PlanRow[];
    const held = await withMoney(ctx, await namedOf(ctx, plan, records));
    return held.map((row) => ({
      ...row,
      budgetCostId: row.budgetCostId ? (row.budgetCostName ?? '') : noBudget[ctx.language],
    }));
  };
  return exportRows(ctx, plan, { input, fields: exported, finish });
}

/** Everything that the page of a plan shows. */
export async function readPlan(ctx: Ctx, id: string): Promise<PlanAnswer> {
  const row = await findRow(ctx, plan, { id });
  const chain = await chainOf(ctx, row);
  const [details, [named], changes, projects, approval, history] = await Promise.all([
    planLines(ctx, id),
    namedOf(ctx, plan, [row]),
    changesOf(ctx, chain),
    projectsOf(ctx, id),
    planApproval(ctx, id),
    movesOf(ctx, plan, chain),
  ]);
  const modifyId = waitingIn(changes);
  const actions = await actionsOf(ctx, row, { modifyId, approval });
  return {
    ...(named ?? notFound()),
    details,
    modifyId,
    changes,
    projects,
    approval,
    history,
    actions,
    balanceMoney: balanceOf(row),
  };
}

const chain = `
  select id::text from purchase_plan where tenant_id = $1 and (id = $2 or origin_id = $2) and id <= $3`;

/** An adjusted plan goes on where the one before it stood: what was decided of that was decided of it. */
async function chainOf(ctx: Ctx, { id, originId }: PlanRow): Promise<string[]> {
  const plans = await ctx.db.query<{ id: string }>(chain, [ctx.tenantId, originId ?? id, id]);
  return plans.map((one) => one.id);
}

interface Waiting {
  readonly modifyId: string | null;
  readonly approval: ObjectApproval;
}

const decisions: readonly string[] = ['approve', 'reject', 'recall'];

async function actionsOf(ctx: Ctx, row: PlanRow, { modifyId, approval }: Waiting): Promise<string[]> {
  const { user } = ctx;
  const holds = (code: string) => user.permissions.has(code);
  const isAsked = isInApproval(approval);
  const isChangeable = planLifecycle.is(row.planStatus, 'draft', 'returned') || isReturnedToReader(approval);
  const isHandled = mayHandle(ctx, plan, { row, head: 'planManage_audit' });
  const isUsable = planLifecycle.is(row.planStatus, 'handedDown', 'inExecution', 'done');
  const hasLeft = compareYuan(balanceOf(row), '0') > 0;
  const isTaker = [null, user.userId].includes(row.receiverId) || holds('planManage_down');
  const isModifiable = planLifecycle.is(row.planStatus, 'approved', 'handedDown');
  const moves = (await actionsFor(ctx, plan, row)).filter(
    (action) =>
      (action !== 'back' || row.receiverId === user.userId) &&
      (modifyId === null || !isModifiable) &&
      (!isAsked || !decisions.includes(action)) &&
      (action !== 'settle' || hasLeft),
  );
  const others = [
    isChangeable && (isReturnedToReader(approval) || isHandled) && holds('planManage_edit') && 'edit',
    planLifecycle.is(row.planStatus, 'draft', 'returned') && isHandled && holds('planManage_delete') && 'remove',
    isModifiable && modifyId === null && holds('planManage_modify') && 'modify',
    isUsable && hasLeft && modifyId === null && isTaker && holds('project_add') && 'makeProject',
  ].filter((action) => action !== false);
  return [...moves, ...others];
}

/** What nobody waits for is removed: drafts and what was returned, of which no money is held. */
export async function demandRemovable(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const row of await lockRows(ctx, plan, { ids, mode: 'remove' })) {
    demandOwner(ctx, plan, { row, head: 'planManage_audit' });
    if (!planLifecycle.is(row.planStatus, 'draft', 'returned')) refuse('platform.removeState');
  }
}
