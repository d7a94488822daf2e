import {
  compareYuan,
  concludedContracts,
  contractPaymentLifecycle,
  entryLifecycle,
  fenToYuan,
  hasEnded,
  packageLifecycle,
  plan,
  planLifecycle,
  procurementMethod,
  projectLifecycle,
  purchaseContractLifecycle,
  stageAt,
  sumYuan,
  type EntityAction,
  type PlanProject,
  type Row,
  type StageTimes,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { changeRow, lockRows } from '../../../platform/rows/index.ts';
import { namedOn } from '../../demand/index.ts';
import { demandTaker } from './demand-taker.ts';
import { demandNotBeingModified } from '../modify/waiting-modify.ts';

type PlanRow = Row<typeof plan>;

const isConcluded = `c.is_deleted = 0 and c.contract_status in ${purchaseContractLifecycle.sql(...concludedContracts)}`;

/**
 * What the contracts of a package take: their price, supplements too; one that was terminated what was paid of it. With whom
 * a framework agreement is made, they share what the package has: each agrees on the whole price.
 */
const takenByContracts = `
  select least(sum(case when c.contract_status in ${purchaseContractLifecycle.sql('terminated')} then (
      select coalesce(sum(m.pay_money), 0) from contract_payment m where m.tenant_id = c.tenant_id
        and m.contract_id = c.id and m.is_deleted = 0 and m.pay_status in ${contractPaymentLifecycle.sql('paid')})
    else c.contract_money end), case when p.manner in ${procurementMethod.sql('framework')} then k.budget end) as money
  from contract c where c.tenant_id = k.tenant_id and c.package_id = k.id and ${isConcluded}`;

/** Somebody has won it whose contract is still to come: till then its budget is kept. */
const awaitsContract = `exists (
  select from entry e where e.tenant_id = k.tenant_id and e.package_id = k.id and e.is_deleted = 0
    and e.entry_status in ${entryLifecycle.sql('won')} and not exists (
      select from contract c where c.tenant_id = e.tenant_id and c.entry_id = e.id and c.parent_contract_id is null
        and ${isConcluded}))`;

/**
 * A project that ended takes nothing, one with a result what the contracts of its packages take, or their budgets until
 * all are signed; any other its budget.
 */
const projects = `
  select p.id::text, p.project_no as "projectNo", p.project_name as "projectName", p.stage,
    p.entry_end_time as "entryEndTime", p.general_budget::text as "generalBudget",
    (case when p.stage in ${projectLifecycle.sql('failed', 'terminated')} then 0
      when p.stage in ${projectLifecycle.sql('resultPublished')} then (
        select coalesce(sum(case when taken.money is null or ${awaitsContract} then greatest(k.budget, taken.money)
          else taken.money end), 0)
        from package k cross join lateral (${takenByContracts}) taken
        where k.tenant_id = p.tenant_id and k.project_id = p.id
          and k.is_deleted = 0 and k.package_status not in ${packageLifecycle.sql('failed', 'terminated')})
      else p.general_budget end)::text as "takenMoney"
  from project p where p.tenant_id = $1 and p.plan_id = $2 and p.is_deleted = 0 order by p.id`;

export async function projectsOf(ctx: Ctx, planId: string): Promise<PlanProject[]> {
  const rows = await ctx.db.query<PlanProject & StageTimes & Record<string, unknown>>(projects, [ctx.tenantId, planId]);
  return rows.map(({ entryEndTime, ...row }) => ({
    ...row,
    stage: stageAt({ stage: row.stage, entryEndTime }, ctx.now),
    generalBudget: fenToYuan(row.generalBudget),
    takenMoney: fenToYuan(row.takenMoney),
  }));
}

const inForce = `
  select p.id::text from purchase_plan was
  join purchase_plan p on p.tenant_id = was.tenant_id and coalesce(p.origin_id, p.id) = coalesce(was.origin_id, was.id)
  where was.tenant_id = $1 and was.id = $2 and p.plan_status not in ${planLifecycle.sql('superseded')} and p.is_deleted = 0
  order by p.id desc limit 1`;

/** The plan that stands in the place of this one, after whatever adjustments; itself where it was never adjusted. */
export async function planInForce(ctx: Ctx, planId: string): Promise<string> {
  const [row] = await ctx.db.query<{ id: string }>(inForce, [ctx.tenantId, planId]);
  return row?.id ?? planId;
}

/** What projects may still take up of a plan; nothing of one that is void or in whose place another stands. */
export function balanceOf({ planStatus, budgetMoney, usedMoney, releasedMoney }: PlanRow): string {
  if (planLifecycle.is(planStatus, 'superseded', 'void')) return '0.00';
  return sumYuan([budgetMoney, `-${usedMoney ?? '0'}`, `-${releasedMoney ?? '0'}`]);
}

/** What is said where more is taken than the plan has: by a project, or by a contract of one. */
type Over = 'plan.overBalance' | 'plan.overByContract';

/**
 * Projects of these plans were made, changed, ended or brought back, or their contracts signed or ended: each plan's used
 * money and state are those that its projects say. More than it has is refused (立项金额超出计划余额). The caller holds its
 * project or contract, and asks for this last, before what moves the budget.
 */
export async function followProjects(
  ctx: Ctx,
  planIds: readonly (string | null | undefined)[],
  over: Over = 'plan.overBalance',
): Promise<void> {
  const ids = planIds.filter((id): id is string => typeof id === 'string' && id !== '');
  if (ids.length === 0) return;
  for (const row of await lockRows(ctx, plan, { ids, reach: 'tenant' })) await followOne(ctx, row, over);
}

async function followOne(ctx: Ctx, row: PlanRow, over: Over): Promise<void> {
  const made = await projectsOf(ctx, row.id);
  const used = sumYuan(made.map(({ takenMoney }) => takenMoney));
  const live = made.filter(({ stage }) => !hasEnded(stage));
  demandDown(row, live.length);
  if (live.length > 0) await demandTakeable(ctx, row);
  const before = row.usedMoney ?? '0.00';
  if (compareYuan(used, before) > 0) {
    const left = sumYuan([balanceOf(row), `-${await namedOn(ctx, row.id)}`]);
    if (compareYuan(used, sumYuan([left, before])) > 0) refuse(over, { money: left });
  }
  const action = actionFor(row, live);
  const set = { usedMoney: used };
  if (action) {
    const payload = { planNo: row.planNo, before, usedMoney: used };
    await transition(ctx, plan, { subject: row, action, set, payload });
  } else if (compareYuan(used, before) !== 0) await changeRow(ctx, plan, { id: row.id, values: set });
}

function demandDown({ planStatus }: PlanRow, live: number): void {
  if (live > 0 && !planLifecycle.is(planStatus, 'handedDown', 'inExecution', 'done')) refuse('plan.notDown');
}

/** One that nothing was made of yet is taken up as it stands, no adjustment of it waits, and by whom it was handed down to. */
async function demandTakeable(ctx: Ctx, row: PlanRow): Promise<void> {
  if (planLifecycle.is(row.planStatus, 'handedDown')) await demandNotBeingModified(ctx, row.id);
  await demandTaker(ctx, row);
}

/** None left: it waits to be taken up again; all with a result: done; else it is in execution. */
function actionFor({ planStatus }: PlanRow, live: readonly PlanProject[]): EntityAction<typeof plan> | undefined {
  const isFinished = live.every(({ stage }) => projectLifecycle.is(stage, 'resultPublished'));
  if (live.length === 0) return planLifecycle.is(planStatus, 'inExecution', 'done') ? 'vacate' : undefined;
  if (isFinished) return planLifecycle.is(planStatus, 'inExecution') ? 'finish' : undefined;
  return planLifecycle.is(planStatus, 'handedDown', 'done') ? 'takeUp' : undefined;
}
