import type { Page } from '@playwright/test';
import {
  askException,
  auditPlan,
  budgetProById,
  confirmProject,
  decideException,
  downPlan,
  planById,
  projectDetail,
  resource,
  budgetPosting,
  savePlan,
  saveProject,
  submitPlan,
  submitProject,
} from '@zhaocai/model';
import { callAs } from './arrange/caller.ts';
import { earliestTimes } from './arrange/tender.ts';
import { beginBudget, budgetFigure, handInBudget, lineMoney, openBudget, reviewBudget } from './pages/budget-pages.ts';
import { expect, timedTest as test } from './people/journey.ts';
import type { Product } from './product/product.ts';

const { page: ledgerPage } = resource(budgetPosting);
const name = '实验教学中心设备购置';

async function declare(buyer: Page): Promise<string> {
  await beginBudget(buyer, { name, leader: '周明', money: '300000' });
  // A sum that differs is said where it is typed, and nothing typed is lost.
  await lineMoney(buyer).fill('250000');
  await buyer.getByRole('button', { name: '保存并申报' }).click();
  await expect(
    buyer.getByText('经费合计与项目总额不一致：合计250,000.00元，总额300,000', { exact: false }).first(),
  ).toBeVisible();
  await lineMoney(buyer).fill('300000');
  return handInBudget(buyer);
}

/** A plan of one line that draws on the budget, approved and handed down to the buyer. */
async function planFor({ url }: Product, budgetId: string, money: string): Promise<string> {
  const asBuyer = await callAs(url, 'buyer');
  const asManager = await callAs(url, 'manager');
  const { costs, deptId } = await asBuyer(budgetProById, { id: budgetId });
  const year = costs[0]?.year ?? 0;
  const { id, version } = await asBuyer(savePlan, {
    planName: '示波器采购',
    year,
    planType: 1,
    deptId,
    budgetCostId: costs[0]?.id ?? '',
    budgetMoney: money,
    purchaseType: 1,
    itemCode: 'A02100000 仪器仪表',
    planStartDate: `${year}-03-01`,
    planDemandDate: `${year}-12-20`,
    details: [{ name: '示波器', unit: '台', qty: '1', price: money }],
  });
  await asBuyer(submitPlan, { id, version });
  await asManager(auditPlan, { id, version: version + 1, agree: true });
  const { createUser } = await asBuyer(planById, { id });
  await asManager(downPlan, { id, version: version + 2, receiverId: createUser ?? '' });
  return id;
}

async function projectOf(product: Product, planId: string, generalBudget: string): Promise<string> {
  const asBuyer = await callAs(product.url, 'buyer');
  const times = await earliestTimes(product, 5);
  const { id } = await asBuyer(saveProject, {
    ...times,
    planId,
    projectNo: `BUDGET-${generalBudget}`,
    projectName: '示波器采购',
    manner: 5,
    lawRegime: 2,
    purchaseType: 1,
    openTime: times.bidEndTime,
    generalBudget,
    packages: [
      {
        packageNo: 1,
        packageName: '示波器',
        budget: generalBudget,
        quoteType: 2,
        maxWinners: 1,
        items: [{ name: '示波器', unit: '台', quantity: '20' }],
      },
    ],
  });
  return id;
}

/** Handed in, confirmed, and then not bought after all. */
async function terminate({ url }: Product, projectId: string): Promise<void> {
  const asBuyer = await callAs(url, 'buyer');
  const asManager = await callAs(url, 'manager');
  const draft = await asBuyer(projectDetail, { id: projectId });
  const submitted = await asBuyer(submitProject, { id: projectId, version: draft.version });
  await asManager(confirmProject, { id: projectId, version: submitted.version, agree: true });
  const { version } = await asBuyer(projectDetail, { id: projectId });
  await asBuyer(askException, { id: projectId, version, type: 2, reasonCode: 6, reason: '实验方案调整' });
  const [asked] = (await asManager(projectDetail, { id: projectId })).exceptions;
  await asManager(decideException, { id: asked?.id ?? '', version: asked?.version ?? 0, agree: true });
}

test('a budget is declared, reviewed by two, reserved by a plan, taken up by a project and given back', async ({
  product,
  enter,
}) => {
  const buyer = await enter('buyer');
  const id = await declare(buyer);
  await reviewBudget(await enter('manager'), id, '一级审核通过');
  const finance = await enter('finance');
  await reviewBudget(finance, id, '二级审核通过');
  await expect(finance.getByText('已入库').filter({ visible: true }).first()).toBeVisible();
  await reviewBudget(finance, id, '下达预算');
  await expect(budgetFigure(finance, '可用')).toHaveText('300,000.00');

  const planId = await planFor(product, id, '200000.00');
  await openBudget(buyer, id);
  await expect(budgetFigure(buyer, '可用')).toHaveText('100,000.00');
  await expect(budgetFigure(buyer, '计划占用')).toHaveText('200,000.00');
  await expect(planFor(product, id, '100000.01')).rejects.toThrow('预算余额不足，可用100,000.00元');

  const projectId = await projectOf(product, planId, '150000.00');
  await expect(projectOf(product, planId, '50000.01')).rejects.toThrow('立项金额超出计划余额，可用50,000.00元');
  await buyer.goto(`/purchaseEntrust/purchasePlan/planTransmit/purchaseDetails?id=${planId}`);
  const taken = buyer.getByRole('region', { name: '立项情况' });
  await expect(taken).toContainText('150,000.00');
  await expect(taken).toContainText('50,000.00');
  await terminate(product, projectId);
  await buyer.reload();
  await expect(taken).toContainText('金额已退回计划');
  await expect(taken).toContainText('200,000.00');

  // What the screen says is what the ledger says: the figure opens its rows.
  await openBudget(buyer, id);
  await expect(buyer.getByRole('region', { name: '使用明细' })).toContainText('示波器采购');
  await budgetFigure(buyer, '计划占用').getByRole('link').click();
  const rows = buyer.getByRole('table').getByRole('row').filter({ hasText: '示波器采购' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('200,000.00');
  const ledger = await (await callAs(product.url, 'buyer'))(ledgerPage, { budgetProId: id, current: 1, size: 10 });
  expect(ledger.records.map(({ money }) => money).toSorted()).toEqual(['200000.00', '300000.00']);
});
