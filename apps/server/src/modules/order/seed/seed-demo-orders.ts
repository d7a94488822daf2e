import { randomBytes } from 'node:crypto';
import { entryLifecycle, payChannel, payType, ticketType, type Notice } from '@zhaocai/model';
import type { Logger } from 'pino';
import { findUser, type SessionUser } from '../../../platform/access/index.ts';
import { saveRow } from '../../../platform/crud/index.ts';
import { nextId, type Database } from '../../../platform/db/index.ts';
import { seedContext, type Ctx } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/module/index.ts';
import { channelHooks } from '../channel/channel-hooks.ts';
import { signNotice } from '../channel/sandbox-adapter.ts';
import { payRefundOfOrder, requestOrderRefund } from '../finance/refund-order.ts';
import { applyForInvoice } from '../invoice/save-invoice.ts';
import { chargeScene, chargeService } from '../make/charge-fee.ts';
import type { MadeOrder } from '../make/place-order.ts';
import { receiveNotice, type NoticeDeps } from '../pay/pay-notice.ts';
import { beginToPay } from '../pay/to-pay.ts';

const buyer = '100001';
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
  const { database } = stage;
  const known = await database.scoped(buyer).query('select from pay_channel where tenant_id = $1 limit 1', [buyer]);
  const [finance, manager] = await Promise.all([
    person(database, buyer, 'finance'),
    person(database, buyer, 'manager'),
  ]);
  if (known.length > 0 || !finance || !manager) return;
  await as(stage, finance, (ctx) => openChannels(ctx, stage));
  const bidders = await opened(database);
  const [first, second, third] = bidders.filter(({ isWinner }) => !isWinner);
  if (!first || !second || !third) return;
  const charge = ({ entryId }: Bidder) => as(stage, finance, (ctx) => chargeScene(ctx, { entryId, money: '200.00' }));
  const refunded = await payOnline(stage, first, await charge(first));
  await charge(second);
  await refund(stage, { finance, manager, orderId: refunded });
  await invoiceFor(stage, third, await payOnline(stage, third, await charge(third)));
  const winner = bidders.find(({ isWinner }) => isWinner);
  if (winner) {
    const { entryId } = winner;
    await as(stage, finance, (ctx) => chargeService(ctx, { entryId, money: '2340.00' }));
  }
}

async function person(database: Database, tenantId: string, account: string): Promise<SessionUser | undefined> {
  const db = database.scoped(tenantId);
  const [row] = await db.query<{ userId: string }>(
    'select id::text as "userId" from user_account where tenant_id = $1 and account = $2 and is_deleted = 0',
    [tenantId, account],
  );
  return row && findUser(db, { tenantId, userId: row.userId });
}

function as<T>(
  { database, log, flowBusinesses }: Stage,
  user: SessionUser,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  return database.transaction(user.tenantId, (tx) => work(seedContext(tx, { user, log, flowBusinesses })));
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
  readonly tenantId: string;
  readonly isWinner: boolean;
}

/** Of each opened project its registrations, one of each supplier. */
function opened(database: Database): Promise<Bidder[]> {
  return database.scoped(buyer).query<Bidder & Record<string, unknown>>(
    `select distinct on (e.project_id, e.supplier_tenant_id) e.id::text as "entryId", e.supplier_tenant_id as "tenantId",
       (e.entry_status in ${entryLifecycle.sql('won')} and p.result_time is not null) as "isWinner"
     from entry e join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
     where e.tenant_id = $1 and p.opened_time is not null and e.is_deleted = 0 and e.supplier_tenant_id like '30000_'
     order by e.project_id, e.supplier_tenant_id, e.id`,
    [buyer],
  );
}

/** By the sandbox, as at its cashier. Answers the order. */
async function payOnline(stage: Stage, { tenantId }: Bidder, { id, orderNo, orderMoney }: MadeOrder): Promise<string> {
  const supplier = await someoneOf(stage, tenantId);
  const { wechat } = payType.code;
  const now = await as(stage, supplier, async (ctx) => {
    await beginToPay(stage, ctx, { orderId: id, payType: wechat });
    return ctx.now;
  });
  const notice: Notice = {
    tenantId: buyer,
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

async function someoneOf({ database }: Stage, tenantId: string): Promise<SessionUser> {
  const user = await person(database, tenantId, `supplier${tenantId.at(-1)}`);
  if (!user) throw new Error(`the demo has nobody of ${tenantId}`);
  return user;
}

interface Refund {
  readonly finance: SessionUser;
  readonly manager: SessionUser;
  readonly orderId: string;
}

async function refund(stage: Stage, { finance, manager, orderId: id }: Refund): Promise<void> {
  const version = async (ctx: Ctx) => {
    const [row] = await ctx.db.query<{ version: number }>(
      'select version from pay_order where tenant_id = $1 and id = $2',
      [ctx.tenantId, id],
    );
    return row?.version ?? 0;
  };
  const reason = '供应商未使用开标现场，双方协商退还场地费';
  await as(stage, finance, async (ctx) => requestOrderRefund(ctx, { id, version: await version(ctx), reason }));
  const tradeNo = `TK${id.slice(-12)}`;
  await as(stage, manager, async (ctx) => payRefundOfOrder(ctx, { id, version: await version(ctx), tradeNo }));
}

async function invoiceFor(stage: Stage, { tenantId }: Bidder, orderId: string): Promise<void> {
  const supplier = await someoneOf(stage, tenantId);
  await as(stage, supplier, async (ctx) => {
    const [unit] = await ctx.db.query<{ taxNo: string | null }>(
      'select credit_code as "taxNo" from tenant where tenant_id = $1',
      [tenantId],
    );
    if (!unit?.taxNo) return;
    await applyForInvoice(ctx, {
      orderIds: [orderId],
      ticketType: ticketType.code.ordinary,
      title: supplier.tenantName,
      taxNo: unit.taxNo,
      email: 'caiwu@example.com',
    });
  });
}
