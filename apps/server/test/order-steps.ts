import { randomUUID } from 'node:crypto';
import {
  fenToYuan,
  type EndpointOutput,
  type Envelope,
  type Notice,
  type OrderDetail,
  type saveOrder,
} from '@zhaocai/model';
import { depositModule } from '../src/modules/deposit/index.ts';
import { ledgerModule } from '../src/modules/ledger/index.ts';
import { orderModule } from '../src/modules/order/index.ts';
import { signNotice } from '../src/modules/order/channel/sandbox-adapter.ts';
import { openDatabase } from '../src/platform/db/index.ts';
import { applyDutyRules } from '../src/platform/lifecycle/index.ts';
import { quiet } from './database-url.ts';
import { uploaded, type Uploaded } from './open-tender-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

export const orders = '/bid-order/order';
export const channelSecret = 'a secret of the channel';
export type Made = EndpointOutput<typeof saveOrder>;
type Supplier = (typeof steps.suppliers)[number];

/** The procurement with orders and the ledger; the buyer takes WeChat Pay and transfers. */
export async function startOrderApp(): Promise<TenderingApp> {
  const app = await startTenderingApp([depositModule, orderModule, ledgerModule]);
  const owner = openDatabase({ appUrl: app.ownerUrl, max: 1, clock: app.clock, log: quiet });
  try {
    await applyDutyRules(owner);
  } finally {
    await owner.end();
  }
  const save = (channel: object) => app.as('finance').post('/bid-order/channel/submit', { isOn: true, ...channel });
  steps.dataOf(await save({ payType: 1, merchantNo: 'M1', secretKey: channelSecret }));
  steps.dataOf(
    await save({
      payType: 4,
      accountName: '浙江大学',
      accountNo: '1202 0000 0001',
      bankName: '中国工商银行杭州分行',
    }),
  );
  return app;
}

export interface Sold {
  readonly projectId: string;
  readonly file: Uploaded;
}

/** A published project whose documents cost 300 yuan. */
export async function soldProject(app: TenderingApp, changes: object = {}): Promise<Sold> {
  const file = await uploaded(app, 'buyer');
  const wish = { files: [file], saleType: 2, saleMoney: '300.00', ...changes };
  return { file, projectId: await steps.publishedProject(app, wish) };
}

export const order = (app: TenderingApp, by: Account, projectId: string): Promise<Envelope> =>
  app.as(by).post(`${orders}/saveOrder`, { orderType: 1, projectId });

export async function ordered(app: TenderingApp, by: Account, projectId: string): Promise<Made> {
  return steps.dataOf<Made>(await order(app, by, projectId));
}

export const toPay = (app: TenderingApp, by: Account, orderId: string, payType = 1) =>
  app.as(by).get(`/bid-order/payMoneyc/topay?orderId=${orderId}&payType=${payType}`);

/** Ordered, and at the cashier of the channel. */
export async function paying(app: TenderingApp, by: Account, projectId: string): Promise<Made> {
  const made = await ordered(app, by, projectId);
  steps.dataOf(await toPay(app, by, made.id));
  return made;
}

export function noticeOf(made: Pick<Made, 'orderNo'>, changes: Partial<Notice> = {}): Notice {
  return {
    tenantId: '100001',
    payType: '1',
    orderNo: made.orderNo,
    tradeNo: `T-${made.orderNo}`,
    money: '300.00',
    tradeState: '1',
    payTime: steps.publicationDay,
    nonce: randomUUID(),
    ...changes,
  };
}

/** What a channel sends, with nobody signed in. */
export async function tell(app: TenderingApp, notice: Notice, secret = channelSecret): Promise<Envelope> {
  const query = new URLSearchParams({ ...signNotice(secret, notice) });
  return (await app.visit(`/api/bid-order/order/paySuccess?${query.toString()}`)).json<Envelope>();
}

export async function paid(app: TenderingApp, by: Account, projectId: string): Promise<Made> {
  const made = await paying(app, by, projectId);
  steps.dataOf(await tell(app, noticeOf(made)));
  return made;
}

export const detailOf = async (app: TenderingApp, by: Account, orderId: string) =>
  steps.dataOf<OrderDetail>(await app.as(by).get(`${orders}/queryById?orderId=${orderId}`));

/** How many times an order was posted, and its money on each account of its project, in yuan. */
export async function postingsOf(app: TenderingApp, orderId: string) {
  return app.asSuperuser<{ operation: number; n: number }>(
    `select operation::int as operation, count(*)::int as n from ledger_posting where cause_id = $1 group by 1 order by 1`,
    [orderId],
  );
}

export async function feesOf(app: TenderingApp, projectId: string): Promise<string> {
  const [row] = await app.asSuperuser<{ fen: string }>(
    `select coalesce(sum(e.credit - e.debit), 0)::text as fen from ledger_account a
     join ledger_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id where a.project_id = $1`,
    [projectId],
  );
  return fenToYuan(row?.fen ?? '0');
}

export async function recordsOf(app: TenderingApp, tradeNo: string) {
  return app.asSuperuser<{ id: string; version: number; verdict: number; recordStatus: number; times: number }>(
    `select id::text, version, verdict::int, record_status::int as "recordStatus", times from pay_record
     where trade_no = $1 order by id`,
    [tradeNo],
  );
}

/** Whether the file of the documents reaches somebody. */
export async function mayDownload(app: TenderingApp, by: Account, { file }: Sold): Promise<boolean> {
  return (await app.as(by).get(`/file/downloadTicket?fileId=${file.fileId}`)).code === 200;
}

/** A voucher of a transfer, handed in. */
export async function handIn(app: TenderingApp, by: Supplier, orderId: string, changes: object = {}) {
  const { version } = await detailOf(app, by, orderId);
  const file = await uploaded(app, by);
  return app.as(by).post('/bid-order/payMoneyc/voucher', {
    orderId,
    version,
    payerName: app.as(by).user.tenantName,
    payTime: steps.publicationDay,
    voucher: [file],
    ...changes,
  });
}
