import {
  deposit,
  depositLifecycle,
  fenToYuan,
  heldDeposits,
  type depositDetail as detailEndpoint,
  type DepositDetail,
  type DepositPlace,
  type depositsOfProject as listEndpoint,
  type EndpointInput,
  type EndpointOutput,
  type projectDepositRefundSum as sumEndpoint,
  type projectOut as outEndpoint,
  type Row,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor, movesOf } from '../../../platform/lifecycle/index.ts';
import { Parameters, projectionOf, toWireRow } from '../../../platform/rows/index.ts';
import { isHeld, lawOf, refundSum } from '../refund/pay-refund.ts';
import { knownDeposits } from './known-deposits.ts';

const projection = projectionOf(deposit, 'detail');

type Placed = Row<typeof deposit> & DepositPlace;

const place = `p.project_no as "projectNo", p.project_name as "projectName", k.package_no as "packageNo",
  k.package_name as "packageName", p.bid_end_time as "bidEndTime", p.law_regime as "lawRegime"`;

const mostOfProject = 500;
const mostProjects = 500;

interface Which {
  readonly id?: string;
  readonly projectId?: string;
}

/** A supplier reads his own through what is published; the buyer's people those that they may know of. */
async function readDeposits(ctx: Ctx, { id, projectId }: Which): Promise<Placed[]> {
  const parameters = new Parameters();
  const isSupplier = ctx.user.tenantKind === 'supplier';
  const tenant = parameters.bind(ctx.tenantId);
  const source = isSupplier
    ? `join published_project p on p.tenant_id = t.tenant_id and p.id = t.project_id
       join published_package k on k.tenant_id = t.tenant_id and k.id = t.package_id
       where t.supplier_tenant_id = ${tenant}`
    : `join project p on p.tenant_id = t.tenant_id and p.id = t.project_id
       join package k on k.tenant_id = t.tenant_id and k.id = t.package_id
       where t.tenant_id = ${tenant} and ${knownDeposits(ctx, parameters)}`;
  const asked = ctx.db.query<Record<string, unknown>>(
    `select ${projection.select}, ${place} from deposit t ${source} and t.is_deleted = 0
       and (${parameters.bind(id ?? null)}::bigint is null or t.id = ${parameters.bind(id ?? null)})
       and (${parameters.bind(projectId ?? null)}::bigint is null or t.project_id = ${parameters.bind(projectId ?? null)})
     order by t.id desc limit ${mostOfProject + 1}`,
    parameters.values,
  );
  const rows = await cutAt(ctx, asked, mostOfProject);
  // The select list is made from the definition that the type is made from.
  return rows.map((row) => ({ ...toWireRow(row, projection), ...placeOf(row) }) as unknown as Placed);
}

function placeOf({ projectNo, projectName, packageNo, packageName, bidEndTime, lawRegime }: Record<string, unknown>) {
  return { projectNo, projectName, packageNo, packageName, bidEndTime, lawRegime };
}

export function readDepositsOfProject(ctx: Ctx, { projectId }: EndpointInput<typeof listEndpoint>): Promise<Placed[]> {
  return readDeposits(ctx, { projectId });
}

/** A deposit that the reader may know of; 404 where he may not. */
export async function findDeposit(ctx: Ctx, id: string): Promise<Placed> {
  const [row] = await readDeposits(ctx, { id });
  return row ?? notFound();
}

/** A deposit with what its reader may do, its history, and what a refund would come to today. */
export async function readDeposit(ctx: Ctx, { id }: EndpointInput<typeof detailEndpoint>): Promise<DepositDetail> {
  const row = await findDeposit(ctx, id);
  if (ctx.user.tenantKind === 'supplier') return { ...row, actions: [], history: [], refundToday: null };
  const [actions, history] = await Promise.all([actionsFor(ctx, deposit, row), movesOf(ctx, deposit, [id])]);
  const isDue = row.refundCause !== null && isHeld(row);
  const refundToday = isDue ? await refundSum(ctx, row, { ...(await lawOf(ctx, row.projectId)), day: ctx.now }) : null;
  return { ...row, actions, history, refundToday };
}

/** The refunds of a project's deposits, asked for and paid. */
export async function readProjectOut(
  ctx: Ctx,
  { projectId }: EndpointInput<typeof outEndpoint>,
): Promise<EndpointOutput<typeof outEndpoint>> {
  const rows = await readDeposits(ctx, { projectId });
  return rows
    .filter(({ depositStatus }) => depositLifecycle.is(depositStatus, 'refundRequested', 'refunded'))
    .map((row) => ({
      id: row.id,
      depositId: row.id,
      outType: 3,
      depositNo: row.depositNo ?? '',
      supplierName: row.supplierName,
      payerAccount: row.payerAccount,
      money: row.refundMoney ?? row.money ?? '0.00',
      depositStatus: row.depositStatus,
      dueTime: row.dueTime,
      refundApplyTime: row.refundApplyTime,
      refundTime: row.refundTime,
    }));
}

type Sum = EndpointOutput<typeof sumEndpoint>[number];

/** What the deposits of each project come to; a project without any that the reader may know of is left out. */
export async function readRefundSums(ctx: Ctx, { projectId }: EndpointInput<typeof sumEndpoint>): Promise<Sum[]> {
  const parameters = new Parameters();
  const tenant = parameters.bind(ctx.tenantId);
  const now = parameters.bind(ctx.now);
  const asked = parameters.bind(projectId ?? null);
  const known = knownDeposits(ctx, parameters);
  const held = `t.deposit_status in ${depositLifecycle.sql(...heldDeposits)}`;
  const sums = ctx.db.query<Sum & Record<string, unknown>>(
    `select p.id::text as "projectId", p.project_no as "projectNo", p.project_name as "projectName",
       count(*)::int as count, (count(*) filter (where ${held} and t.refund_cause is not null))::int as waiting,
       (count(*) filter (where ${held} and t.due_time < ${now}))::int as late,
       sum(t.money)::text as money, coalesce(sum(t.refund_money), 0)::text as "refundMoney",
       coalesce(sum(t.convert_money), 0)::text as "convertMoney",
       coalesce(sum(t.forfeit_money), 0)::text as "forfeitMoney",
       coalesce(sum(t.money - coalesce(t.convert_money, 0)) filter (where ${held}), 0)::text as "heldMoney"
     from deposit t join project p on p.tenant_id = t.tenant_id and p.id = t.project_id
     where t.tenant_id = ${tenant} and t.is_deleted = 0 and (${asked}::bigint is null or t.project_id = ${asked})
       and t.deposit_status not in ${depositLifecycle.sql('unpaid', 'toConfirm', 'rejected')} and ${known}
     group by p.tenant_id, p.id order by p.id desc limit ${mostProjects + 1}`,
    parameters.values,
  );
  const rows = await cutAt(ctx, sums, mostProjects);
  return rows.map((row) => ({
    ...row,
    money: fenToYuan(row.money),
    refundMoney: fenToYuan(row.refundMoney),
    convertMoney: fenToYuan(row.convertMoney),
    forfeitMoney: fenToYuan(row.forfeitMoney),
    heldMoney: fenToYuan(row.heldMoney),
  }));
}
