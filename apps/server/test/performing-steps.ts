import type {
  AcceptanceDetail,
  Award,
  contractPayed,
  ContractPaymentDetail,
  ContractTermRow,
  EndpointOutput,
  Envelope,
} from '@zhaocai/model';
import * as contracts from './contract-steps.ts';
import type { Account, TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

/** Steps of a contract after it was drawn up: how it is paid, accepted, and what becomes of it. */

export const payeeAccount = '6222020200112233445';

/** A plan of 525,000 yuan: ahead, after the delivery, and after the acceptance. */
export const threeTerms = [
  { termName: '预付款', payCondition: 1, planMoney: '157500', planDate: '2026-12-10' },
  { termName: '到货款', payCondition: 2, planMoney: '315000', planDate: '2026-12-20' },
  { termName: '验收款', payCondition: 3, planMoney: '52500', planDate: '2026-12-28' },
] as const;

export const planned = { payeeBank: '中国工商银行星城支行', payeeAccount, terms: threeTerms };

/** Plans the payments of a contract as it stands. */
export async function plan(app: TenderingApp, id: string, changes: object = {}): Promise<Envelope> {
  const { version } = await contracts.detailOf(app, id);
  return app.as('buyer').post(`${contracts.base}/savePlan`, { id, version, ...planned, ...changes });
}

export const planOf = async (app: TenderingApp, id: string) =>
  steps.dataOf<ContractTermRow[]>(await app.as('buyer').get(`/purchase/costDetail/paymentPlan?contractId=${id}`));

/** A draft on its way to both signatures. */
export async function sign(app: TenderingApp, award: Award, id: string): Promise<void> {
  steps.dataOf(await contracts.act(app, 'buyer', { id, name: 'submit' }));
  steps.dataOf(await contracts.act(app, 'manager', { id, name: 'approve' }));
  steps.dataOf(await contracts.signBySupplier(app, award));
  steps.dataOf(await contracts.signByBuyer(app, award));
}

interface Changes {
  readonly drawn?: object;
  readonly plan?: object;
}

/** A signed contract with a plan of its payments. */
export async function plannedContract(app: TenderingApp, award: Award, changes: Changes = {}): Promise<string> {
  const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award, changes.drawn));
  steps.dataOf(await plan(app, id, changes.plan));
  await sign(app, award, id);
  return id;
}

const acceptance = `${contracts.base}/acceptance`;

export const threeMembers = [
  { memberName: '周明', memberRole: '资产管理处 副处长' },
  { memberName: '吴芳', memberRole: '后勤处 工程师' },
  { memberName: '郑强', memberRole: '审计处 审计员' },
] as const;

export const drawUpAcceptance = (app: TenderingApp, contractId: string, changes: object = {}): Promise<Envelope> =>
  app.as('buyer').post('/purchase/cus/pro/performAccept', {
    contractId,
    acceptType: 3,
    acceptTime: '2026-12-20 09:00:00',
    acceptPlace: '学生公寓3号楼',
    members: threeMembers,
    ...changes,
  });

export const acceptanceOf = async (app: TenderingApp, id: string, account: Account = 'buyer') =>
  steps.dataOf<AcceptanceDetail>(await app.as(account).get(`${acceptance}/queryById?id=${id}`));

/** One act of a person on an acceptance as it stands. */
export async function actOnAcceptance(
  app: TenderingApp,
  account: Account,
  { id, name, more = {} }: { id: string; name: string; more?: object },
): Promise<Envelope> {
  const { version } = await acceptanceOf(app, id);
  return app.as(account).post(`${acceptance}/${name}`, { id, version, ...more });
}

interface Finding {
  readonly id: string;
  readonly found?: string;
  readonly account?: Account;
  readonly more?: object;
}

/** What others found: of each line so much. */
export async function conclude(
  app: TenderingApp,
  { id, found, account = 'manager', more = {} }: Finding,
): Promise<Envelope> {
  const { version, lines } = await acceptanceOf(app, id);
  return app.as(account).post(`${acceptance}/conclude`, {
    id,
    version,
    conclusion: 1,
    opinion: '数量、规格与合同一致，安装稳固，同意验收',
    lines: lines.map((line) => ({ id: line.id, realQuantity: found ?? line.planQuantity })),
    ...more,
  });
}

/** An acceptance of a kind from its draft to what was found: so much of the one line that there is. */
export async function accepted(
  app: TenderingApp,
  contractId: string,
  { acceptType, quantity }: { acceptType: number; quantity: string },
): Promise<string> {
  const line = (await contracts.detailOf(app, contractId)).lines[0]?.id;
  const lines = [{ contractLineId: line, planQuantity: quantity }];
  const { id } = steps.dataOf<{ id: string }>(await drawUpAcceptance(app, contractId, { acceptType, lines }));
  steps.dataOf(await actOnAcceptance(app, 'buyer', { id, name: 'submit' }));
  steps.dataOf(await conclude(app, { id }));
  return id;
}

let invoices = 10_000_000;

export const invoiced = (app: TenderingApp, contractId: string, invoiceMoney: string): Promise<Envelope> => {
  invoices += 1;
  const invoice = { contractId, invoiceNo: String(invoices), invoiceDate: '2026-11-23', invoiceMoney };
  return app.as('supplier2').post(`${contracts.base}/invoice/handIn`, invoice);
};

export const paymentOf = async (app: TenderingApp, id: string, account: Account = 'buyer') =>
  steps.dataOf<ContractPaymentDetail>(await app.as(account).get(`${contracts.base}/payment/queryById?id=${id}`));

/** One act of a person on a payment as it stands. */
export async function actOnPayment(
  app: TenderingApp,
  account: Account,
  { id, name, more = {} }: { id: string; name: string; more?: object },
): Promise<Envelope> {
  const { version } = await paymentOf(app, id);
  const path = name === 'submit' ? '/purchase/buildtask/submitCostTask' : `${contracts.base}/payment/${name}`;
  return app.as(account).post(path, { id, version, ...more });
}

interface Application {
  /** Of the plan, from 0 on. */
  readonly term: number;
  readonly money: string;
}

export async function applyFor(app: TenderingApp, contractId: string, { term, money }: Application): Promise<Envelope> {
  const termId = (await planOf(app, contractId))[term]?.id;
  return app.as('buyer').post('/purchase/costDetail/save', { termId, applyMoney: money, remark: '按合同付款' });
}

/** An application that was handed in and approved. */
export async function approved(app: TenderingApp, contractId: string, application: Application): Promise<string> {
  const { id } = steps.dataOf<{ id: string }>(await applyFor(app, contractId, application));
  steps.dataOf(await actOnPayment(app, 'buyer', { id, name: 'submit' }));
  steps.dataOf(await actOnPayment(app, 'manager', { id, name: 'approve' }));
  return id;
}

let transfers = 0;

/** Finance notes by which transfer a payment was made. */
export async function pay(app: TenderingApp, id: string, changes: object = {}): Promise<Envelope> {
  const { version, applyMoney } = await paymentOf(app, id);
  const fileId = await contracts.upload(app, 'finance', '电子回单.pdf');
  transfers += 1;
  return app.as('finance').post('/purchase/entry/contractPayment', {
    id,
    version,
    payAccount: payeeAccount,
    payMoney: applyMoney,
    payTime: app.clock.now(),
    tradeNo: `ICBC-${transfers}`,
    voucher: [{ fileId, fileName: '电子回单.pdf', fileUrl: '', fileSuffix: 'pdf' }],
    ...changes,
  });
}

export async function paid(app: TenderingApp, contractId: string, application: Application): Promise<string> {
  const id = await approved(app, contractId, application);
  steps.dataOf(await pay(app, id));
  return id;
}

export const sumsOf = async (app: TenderingApp, contractId: string) =>
  steps.dataOf<EndpointOutput<typeof contractPayed>>(
    await app.as('buyer').get(`/purchase/costDetail/queryPayed?contractId=${contractId}`),
  );
