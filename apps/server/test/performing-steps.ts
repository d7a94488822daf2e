import type { Award, ContractTermRow, Envelope } from '@zhaocai/model';
import * as contracts from './contract-steps.ts';
import type { TenderingApp } from './tendering-app.ts';
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
