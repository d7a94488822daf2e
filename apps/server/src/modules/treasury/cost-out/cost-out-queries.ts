import {
  costOut,
  costOutLifecycle,
  feeFund,
  fenToYuan,
  hasEnded,
  ledgerAccountKind,
  maskedText,
  openCostOuts,
  projectLifecycle,
  yuanLess,
  type costOutById,
  type CostOutDetail,
  type EndpointInput,
  type EndpointOutput,
  type ExpertFeeLine,
  type expertOut,
  type OwnFee,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { actionsFor, historyOf } from '../../../platform/lifecycle/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { findProject, ofSeenProject, type ProjectRow } from '../../tendering/index.ts';

/** Who evaluated is told to everybody once the result is out, or nothing comes of it any more (R28). */
export function areNamesOut({ stage }: Pick<ProjectRow, 'stage'>): boolean {
  return projectLifecycle.is(stage, 'resultPublished') || hasEnded(stage);
}

/** An expert who signed in to the evaluation of a project, and the application for his fee that stands. */
interface FoundLine {
  readonly expertId: string;
  readonly expertName: string;
  readonly workUnit: string;
  readonly signTime: string;
  readonly hasAccount: boolean;
  readonly id: string | null;
  readonly version: number | null;
  readonly outNo: string | null;
  readonly outStatus: number | null;
  readonly hours: string | null;
  readonly money: string | null;
  readonly taxMoney: string | null;
  readonly netMoney: string | null;
  readonly feeFund: number | null;
}

const feeLines = `
  select s.expert_id::text as "expertId", e.name as "expertName", e.work_unit as "workUnit", s.sign_time as "signTime",
    exists (select from expert_bank b where b.tenant_id = e.tenant_id and b.expert_id = e.id and b.is_default
      and b.is_deleted = 0) as "hasAccount",
    o.id::text, o.version, o.out_no as "outNo", o.out_status as "outStatus", o.hours::text, o.money::text,
    o.tax_money::text as "taxMoney", o.net_money::text as "netMoney", o.fee_fund as "feeFund"
  from (select m.expert_id, min(m.sign_time) as sign_time from committee_member m
    where m.tenant_id = $1 and m.project_id = $2 and m.expert_id is not null and m.sign_time is not null
      and m.is_deleted = 0 group by m.expert_id) s
  join expert e on e.tenant_id = $1 and e.id = s.expert_id
  left join cost_out o on o.tenant_id = $1 and o.project_id = $2 and o.expert_id = s.expert_id and o.is_deleted = 0
    and o.out_status not in ${costOutLifecycle.sql('reversed', 'void')}
  order by s.sign_time, e.id`;

/** The experts who signed in to the evaluation of a project; who spoke for the purchaser is none of them. */
export async function feesOf({ db, tenantId }: Ctx, projectId: string): Promise<ExpertFeeLine[]> {
  const yuan = (fen: string | null) => (fen === null ? null : fenToYuan(fen));
  const rows = await db.query<FoundLine & Record<string, unknown>>(feeLines, [tenantId, projectId]);
  return rows.map((row) => ({
    ...row,
    money: yuan(row.money),
    taxMoney: yuan(row.taxMoney),
    netMoney: yuan(row.netMoney),
  }));
}

const fund = `
  select coalesce(sum(e.credit) filter (where p.reverses_id is null), 0)::text as collected,
    coalesce(sum(e.credit - e.debit), 0)::text as held,
    (select coalesce(sum(o.money), 0) from cost_out o where o.tenant_id = $1 and o.project_id = $2 and o.id <> $3
      and o.fee_fund in ${feeFund.sql('collected')} and o.out_status in ${costOutLifecycle.sql(...openCostOuts)} and o.is_deleted = 0)::text as asked
  from ledger_account a
  join ledger_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id
  join ledger_posting p on p.tenant_id = e.tenant_id and p.id = e.posting_id
  where a.tenant_id = $1 and a.account_kind in ${ledgerAccountKind.sql('expertFund')} and a.project_id = $2 and a.is_deleted = 0`;

/** What was collected for the experts of a project, and what of it is neither paid nor applied for, in yuan. */
export async function fundOf({ db, tenantId }: Ctx, projectId: string, without = '0') {
  const [row] = await db.query<{ collected: string; held: string; asked: string }>(fund, [
    tenantId,
    projectId,
    without,
  ]);
  const { collected, held, asked } = row ?? { collected: '0', held: '0', asked: '0' };
  return { collectedMoney: fenToYuan(collected), leftMoney: yuanLess(fenToYuan(held), fenToYuan(asked)) };
}

/** Who signed in to the evaluation of a project and what he is paid; nobody while the names are a secret. */
export async function listFees(
  ctx: Ctx,
  { projectId }: EndpointInput<typeof expertOut>,
): Promise<EndpointOutput<typeof expertOut>> {
  const project = await findProject(ctx, projectId);
  const { projectNo, projectName } = project;
  const isOpen = areNamesOut(project);
  const experts = isOpen ? await feesOf(ctx, projectId) : [];
  return { projectNo: projectNo ?? '', projectName, isOpen, ...(await fundOf(ctx, projectId)), experts };
}

export async function readCostOut(ctx: Ctx, { id }: EndpointInput<typeof costOutById>): Promise<CostOutDetail> {
  const row = await findRow(ctx, costOut, { id, scope: ofSeenProject });
  const { projectNo, projectName } = await findProject(ctx, row.projectId);
  const [actions, history] = [await actionsFor(ctx, costOut, row), await historyOf(ctx, costOut, id)];
  const mayPay = ctx.user.permissions.has('expertFee_pay');
  const payeeAccount = mayPay ? row.payeeAccount : maskedText('account', row.payeeAccount);
  return { ...row, payeeAccount, projectNo: projectNo ?? '', projectName, actions, history };
}

const mostOwn = 200;
const own = `
  select o.id::text, o.out_no as "outNo", o.out_status as "outStatus", j.project_no as "projectNo",
    j.project_name as "projectName", o.hours::text, o.money::text, o.tax_money::text as "taxMoney",
    o.net_money::text as "netMoney", o.tax_article as "taxArticle", o.pay_way as "payWay", o.pay_time as "payTime",
    o.create_time as "createTime"
  from cost_out o
  join expert e on e.tenant_id = o.tenant_id and e.id = o.expert_id and e.user_id = $2 and e.is_deleted = 0
  join project j on j.tenant_id = o.tenant_id and j.id = o.project_id
  where o.tenant_id = $1 and o.is_deleted = 0 and o.out_status not in ${costOutLifecycle.sql('draft', 'void')}
  order by o.id desc limit ${mostOwn + 1}`;

/** The fees of the expert who asks. */
export async function listOwnFees(ctx: Ctx): Promise<OwnFee[]> {
  const asked = ctx.db.query<OwnFee & Record<string, unknown>>(own, [ctx.tenantId, ctx.user.userId]);
  const rows = await cutAt(ctx, asked, mostOwn);
  return rows.map((row) => ({
    ...row,
    money: fenToYuan(row.money),
    taxMoney: fenToYuan(row.taxMoney),
    netMoney: fenToYuan(row.netMoney),
  }));
}
