import { randomBytes } from 'node:crypto';
import { entryLifecycle, payChannel, payType, ticketType, type Notice } from '@zhaocai/model';
import type { Logger } from 'pino';
import { saveRow } from '../../../platform/crud/index.ts';
import { nextId, type Database } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { castOf, demoTenant, ofBuyer, ofSupplier, type Acts, type Platform } from '../../../platform/module/index.ts';
import { channelHooks } from '../channel/channel-hooks.ts';
import { signNotice } from '../channel/sandbox-adapter.ts';
import { payRefundOfOrder, requestOrderRefund } from '../finance/refund-order.ts';
import { applyForInvoice } from '../invoice/save-invoice.ts';
import { chargeScene, chargeService } from '../make/charge-fee.ts';
import type { MadeOrder } from '../make/place-order.ts';
import { receiveNotice, type NoticeDeps } from '../pay/pay-notice.ts';
import { beginToPay } from '../pay/to-pay.ts';

const secretKey = randomBytes(24).toString('hex');

interface Stage extends NoticeDeps {
  readonly log: Logger;
}

type DemoOptions = Pick<Platform, 'database' | 'flowBusinesses'> & Pick<NoticeDeps, 'box'> & { readonly log: Logger };

/**
 * The demo's channels, and fees of its opened projects: one paid with its invoice, one still to be paid, one refunded; by
 * the commands that everybody uses. What is there is left alone.
 */
export async function seedDemoOrders(stage: DemoOptions): Promise<void> {
  const db = stage.database.scoped(demoTenant);
  const known = await db.query('select from pay_channel where tenant_id = $1 limit 1', [demoTenant]);
  const cast = await castOf(stage, {
    finance: ofBuyer('finance'),
    manager: ofBuyer('manager'),
    supplier1: ofSupplier(1),
    supplier2: ofSupplier(2),
    supplier3: ofSupplier(3),
  });
  if (known.length > 0 || !cast) return;
  const { finance, manager } = cast;
  await finance((ctx) => openChannels(ctx, stage));
  const bidders = await opened(stage.database);
  const [first, second, third] = bidders.filter(({ isWinner }) => !isWinner);
  if (!first || !second || !third) return;
  const charge = ({ entryId }: Bidder) => finance((ctx) => chargeScene(ctx, { entryId, money: '200.00' }));
  const refunded = await payOnline(stage, cast[first.account], await charge(first));
  await charge(second);
  await refund({ finance, manager, orderId: refunded });
  await invoiceFor(cast[third.account], await payOnline(stage, cast[third.account], await charge(third)));
  const winner = bidders.find(({ isWinner }) => isWinner);
  if (winner) {
    const { entryId } = winner;
    await finance((ctx) => chargeService(ctx, { entryId, money: '2340.00' }));
  }
}

async function openChannels(ctx: Ctx, { box }: Stage): Promise<void> {
  const { wechat, alipay, offline } = payType.code;
  const account = { accountName: '大学招投标中心', accountNo: '1202 0211 0990 0012', bankName: '中国工商银行杭州分行' };
  const channels = [
    { payType: wechat, merchantNo: '1900000109', secretKey },
    { payType: alipay, merchantNo: '2088000000001', secretKey },
    { payType: offline, ...account },
  ];
  for (const channel of channels)
    await saveRow(ctx, payChannel, { input: { ...channel, isOn: true }, hooks: channelHooks(box) });
}

interface Bidder {
  readonly entryId: string;
  readonly account: 'supplier1' | 'supplier2' | 'supplier3';
  readonly isWinner: boolean;
}

/** Of each opened project its registrations, one of each supplier. */
function opened(database: Database): Promise<Bidder[]> {
  return database.scoped(demoTenant).query<Bidder & Record<string, unknown>>(
    `select distinct on (e.project_id, e.supplier_tenant_id) e.id::text as "entryId", 'supplier' || right(e.supplier_tenant_id, 1) as account,
       (e.entry_status in ${entryLifecycle.sql('won')} and p.result_time is not null) as "isWinner"
     from entry e join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
     where e.tenant_id = $1 and p.opened_time is not null and e.is_deleted = 0 and e.supplier_tenant_id like '30000_'
     order by e.project_id, e.supplier_tenant_id, e.id`,
    [demoTenant],
  );
}

/** By the sandbox, as at its cashier. Answers the order. */
async function payOnline(stage: Stage, supplier: Acts, { id, orderNo, orderMoney }: MadeOrder): Promise<string> {
  const { wechat } = payType.code;
  const now = await supplier(async (ctx) => {
    await beginToPay(stage, ctx, { orderId: id, payType: wechat });
    return ctx.now;
  });
  const notice: Notice = {
    tenantId: demoTenant,
    payType: String(wechat),
    orderNo,
    tradeNo: `SB${nextId()}`,
    money: orderMoney,
    tradeState: '1',
    payTime: now,
    nonce: randomBytes(12).toString('hex'),
  };
  await receiveNotice(stage, stage.log, signNotice(secretKey, notice));
  return id;
}

interface Refund {
  readonly finance: Acts;
  readonly manager: Acts;
  readonly orderId: string;
}

async function refund({ finance, manager, orderId: id }: Refund): Promise<void> {
  const version = async (ctx: Ctx) => {
    const [row] = await ctx.db.query<{ version: number }>(
      'select version from pay_order where tenant_id = $1 and id = $2',
      [ctx.tenantId, id],
    );
    return row?.version ?? 0;
  };
  const reason = '供应商未使用开标现场，双方协商退还场地费';
  await finance(async (ctx) => requestOrderRefund(ctx, { id, version: await version(ctx), reason }));
  const tradeNo = `TK${id.slice(-12)}`;
  await manager(async (ctx) => payRefundOfOrder(ctx, { id, version: await version(ctx), tradeNo }));
}

async function invoiceFor(supplier: Acts, orderId: string): Promise<void> {
  await supplier(async (ctx) => {
    const [unit] = await ctx.db.query<{ taxNo: string | null }>(
      'select credit_code as "taxNo" from tenant where tenant_id = $1',
      [ctx.tenantId],
    );
    if (!unit?.taxNo) return;
    await applyForInvoice(ctx, {
      orderIds: [orderId],
      ticketType: ticketType.code.ordinary,
      title: ctx.user.tenantName,
      taxNo: unit.taxNo,
      email: 'caiwu@example.com',
    });
  });
}
