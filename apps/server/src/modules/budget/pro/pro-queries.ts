import {
  budgetLifecycle,
  budgetPro,
  concludedContracts,
  contractPaymentLifecycle,
  fenToYuan,
  isInApproval,
  isReturnedToReader,
  purchaseContractLifecycle,
  stageAt,
  type BudgetChild,
  type BudgetProAnswer,
  type BudgetUse,
  type ObjectApproval,
  type Row,
  type StageTimes,
} from '@zhaocai/model';
import { namedOf } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor, movesOf } from '../../../platform/lifecycle/index.ts';
import { findRow, findRows, mayHandle } from '../../../platform/rows/index.ts';
import { adjustmentsOf } from '../adjust/adjust-queries.ts';
import { heldBy, movedInto } from '../ledger/draw-on-line.ts';
import { reviewApproval } from '../review/review-business.ts';
import { costsOf, govOf } from './pro-lines.ts';

type ProjectRow = Row<typeof budgetPro>;

/** Everything that the page of a budget project shows. */
export async function readBudgetPro(ctx: Ctx, id: string): Promise<BudgetProAnswer> {
  const row = await findRow(ctx, budgetPro, { id });
  const [costs, govPurchases, children, adjustments, [named], approval, history] = await Promise.all([
    costsOf(ctx, id),
    govOf(ctx, id),
    childrenOf(ctx, id),
    adjustmentsOf(ctx, id),
    namedOf(ctx, budgetPro, [row]),
    reviewApproval(ctx, row),
    movesOf(ctx, budgetPro, [id]),
  ]);
  const actions = await actionsOf(ctx, row, approval);
  return { ...(named ?? notFound()), costs, govPurchases, children, adjustments, approval, history, actions };
}

const reviews: readonly string[] = ['passFirst', 'rejectFirst', 'passSecond', 'rejectSecond', 'recall'];

async function actionsOf(ctx: Ctx, row: ProjectRow, approval: ObjectApproval): Promise<string[]> {
  const { user } = ctx;
  const isAsked = isInApproval(approval);
  const isOpen = budgetLifecycle.is(row.budgetStatus, 'draft', 'rejected');
  const isHandled = mayHandle(ctx, budgetPro, { row, head: 'budgetPro_firstAudit' });
  const isReturned = budgetLifecycle.is(row.budgetStatus, 'firstReview') && isReturnedToReader(approval);
  const moves = (await actionsFor(ctx, budgetPro, row)).filter((action) => !isAsked || !reviews.includes(action));
  const others = [
    ((isOpen && isHandled) || isReturned) && user.permissions.has('budgetPro_edit') && 'edit',
    isOpen && isHandled && user.permissions.has('budgetPro_delete') && 'remove',
    budgetLifecycle.is(row.budgetStatus, 'issued') && user.permissions.has('budgetPro_submit') && 'adjust',
  ].filter((action) => action !== false);
  return [...moves, ...others];
}

async function childrenOf(ctx: Ctx, id: string): Promise<BudgetChild[]> {
  const rows = await findRows(ctx, budgetPro, { of: 'parentProId', ids: [id], reach: 'tenant' });
  return rows.map(({ id: child, proName, totalMoney, budgetStatus }) => ({
    id: child,
    proName,
    totalMoney,
    budgetStatus: Number(budgetStatus),
  }));
}

/** Of a project `j`: what both have signed, with what was paid of it. */
const contracts = `
  select json_agg(json_build_object('id', c.id::text, 'contractNo', c.contract_no, 'contractName', c.contract_name,
    'contractStatus', c.contract_status, 'contractMoney', c.contract_money::text, 'paidMoney', (
      select coalesce(sum(m.pay_money), 0)::text from contract_payment m where m.tenant_id = c.tenant_id
        and m.contract_id = c.id and m.is_deleted = 0 and m.pay_status in ${contractPaymentLifecycle.sql('paid')})
    ) order by c.id)
  from contract c where c.tenant_id = j.tenant_id and c.project_id = j.id and c.is_deleted = 0
    and c.contract_status in ${purchaseContractLifecycle.sql(...concludedContracts)}`;

/** By the plan in force of each chain; what holds nothing and has held nothing is not there. */
const uses = `
  select b.budget_cost_id::text as "budgetCostId", p.id::text as "planId", p.plan_no as "planNo",
    p.plan_name as "planName", p.plan_status as "planStatus", ${movedInto('$3')} as "reservedMoney",
    ${movedInto('$4')} as "committedMoney", ${movedInto('$5')} as "spentMoney",
    coalesce((select json_agg(json_build_object('id', j.id::text, 'projectNo', j.project_no, 'projectName',
        j.project_name, 'stage', j.stage, 'generalBudget', j.general_budget::text, 'entryEndTime',
        to_char(j.entry_end_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS'), 'contracts', coalesce((${contracts}), '[]')) order by j.id)
      from project j where j.tenant_id = p.tenant_id and j.plan_id = p.id and j.is_deleted = 0), '[]') as projects
  from budget_posting b
  join lateral (select * from purchase_plan q where q.tenant_id = b.tenant_id
    and (q.id = b.plan_id or q.origin_id = b.plan_id) order by q.id desc limit 1) p on true
  where b.tenant_id = $1 and b.budget_pro_id = $2
  group by b.budget_cost_id, p.tenant_id, p.id, p.plan_no, p.plan_name, p.plan_status
  order by p.id`;

/** The stage that is shown is that of the clock. */
type StoredUse = Omit<BudgetUse, 'projects'> & {
  readonly projects: readonly (BudgetUse['projects'][number] & StageTimes)[];
};

/** What draws on a budget, plan by plan, with the projects that were made of each and their contracts. */
export async function readUses(ctx: Ctx, id: string): Promise<BudgetUse[]> {
  await findRow(ctx, budgetPro, { id });
  const rows = await ctx.db.query<StoredUse & Record<string, unknown>>(uses, [ctx.tenantId, id, ...heldBy]);
  return rows.map((row) => ({
    ...row,
    reservedMoney: fenToYuan(row.reservedMoney),
    committedMoney: fenToYuan(row.committedMoney),
    spentMoney: fenToYuan(row.spentMoney),
    projects: row.projects.map(({ entryEndTime, ...one }) => ({
      ...one,
      stage: stageAt({ stage: one.stage, entryEndTime }, ctx.now),
      generalBudget: fenToYuan(one.generalBudget),
      contracts: one.contracts.map((signed) => ({
        ...signed,
        contractMoney: fenToYuan(signed.contractMoney),
        paidMoney: fenToYuan(signed.paidMoney),
      })),
    })),
  }));
}
