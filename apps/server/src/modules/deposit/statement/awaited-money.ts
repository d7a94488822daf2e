import { deposit, depositLifecycle, fenToYuan, type AwaitedMoney } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { lockRows, Parameters } from '../../../platform/rows/index.ts';
import { mayKnowPayers, post } from '../../ledger/index.ts';
import { awaitedTransfers, holdTransfers, noteTransfers, transferPostings } from '../../order/index.ts';
import { noteReceived, receivings } from '../finance/gather-deposit.ts';

export type Awaited = AwaitedMoney & { readonly projectName: string };

/** Deposits and orders whose money is waited for, of projects that the caller may know of. */
export async function awaitedMoney(ctx: Ctx): Promise<Awaited[]> {
  return [...(await awaitedDeposits(ctx)), ...(await awaitedTransfers(ctx))];
}

async function awaitedDeposits(ctx: Ctx): Promise<Awaited[]> {
  const parameters = new Parameters();
  const tenant = parameters.bind(ctx.tenantId);
  const known = mayKnowPayers(ctx, { parameters, tenant: 't.tenant_id', project: 't.project_id' });
  const rows = await ctx.db.query<Awaited & Record<string, unknown>>(
    `select 'deposit' as kind, t.id::text, t.deposit_no as no, p.project_no as "projectNo",
       p.project_name as "projectName", t.supplier_name as "supplierName", t.payer_name as "payerName",
       t.payer_account as "payerAccount", t.pay_time as "payTime", t.money::text
     from deposit t join project p on p.tenant_id = t.tenant_id and p.id = t.project_id
     where t.tenant_id = ${tenant} and t.is_deleted = 0 and t.deposit_status in ${depositLifecycle.sql('toConfirm')}
       and t.money >= t.require_money and ${known}
     order by t.id`,
    parameters.values,
  );
  return rows.map((row) => ({ ...row, money: fenToYuan(row.money) }));
}

type Named = Pick<AwaitedMoney, 'kind' | 'id'>;

/** What of a receipt says what it has paid. */
export const paidBy = ({ kind, id }: Named) => (kind === 'deposit' ? { depositId: id } : { orderId: id });

/** Deposits first, then orders: the order in which rows are held. */
export async function holdMoney(ctx: Ctx, named: readonly Named[]) {
  const idsOf = (kind: AwaitedMoney['kind']) => named.filter((one) => one.kind === kind).map(({ id }) => id);
  const depositIds = idsOf('deposit');
  const deposits = depositIds.length > 0 ? await lockRows(ctx, deposit, { ids: depositIds, reach: 'tenant' }) : [];
  return { deposits, orders: await holdTransfers(ctx, idsOf('order')) };
}

/** The money of these is there: everything is held and posted together, then each is confirmed. */
export async function confirmMoney(ctx: Ctx, named: readonly Named[]): Promise<void> {
  const { deposits, orders } = await holdMoney(ctx, named);
  await post(ctx, [...receivings(deposits), ...transferPostings(orders)]);
  await noteReceived(ctx, deposits);
  await noteTransfers(ctx, orders);
}
