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
import { agree } from './pages/question.ts';
import { expect, timedTest as test } from './people/journey.ts';
import type { Product } from './product/product.ts';

const { page: ledgerPage } = resource(budgetPosting);
const name = '实验教学中心设备购置';

/** Which budget the page shows, by its address. */
const idOf = (page: Page) => new URL(page.url()).searchParams.get('id') ?? '';

async function declare(buyer: Page): Promise<string> {
  await buyer.goto('/budget/projectLibraryManage/stairDeclare');
  await buyer.getByRole('button', { name: /新增预算项目$/ }).click();
  const basic = buyer.getByRole('region', { name: '项目信息' });
  await basic.getByLabel('项目名称').fill(name);
  await basic.getByLabel('申报部门').click();
  await buyer.locator('.ant-select-tree-title').filter({ hasText: '机械工程学院', visible: true }).click();
  await basic.getByLabel('项目负责人').fill('周明');
  await basic.getByLabel('项目总额').fill('300000');
  await buyer.getByRole('textbox', { name: '金额 1', exact: true }).fill('250000');
  const grounds = buyer.getByRole('region', { name: '依据与目标' });
  await grounds.getByLabel('立项依据').fill('实验教学中心年度建设方案');
  await grounds.getByLabel('绩效目标').fill('建成后年接待实验教学 2 万人时');
  // A sum that differs is said where it is typed, and nothing typed is lost.
  await buyer.getByRole('button', { name: '保存并申报' }).click();
  await expect(
    buyer.getByText('经费合计与项目总额不一致：合计250,000.00元，总额300,000', { exact: false }).first(),
  ).toBeVisible();
  await buyer.getByRole('textbox', { name: '金额 1', exact: true }).fill('300000');
  await buyer.getByRole('button', { name: '保存并申报' }).click();
  await agree(buyer, '保存并申报');
  await expect(buyer.getByText('一级审核').filter({ visible: true }).first()).toBeVisible();
  return idOf(buyer);
}

async function review(page: Page, id: string, action: string): Promise<void> {
  await page.goto(`/budget/projectLibraryManage/stairDeclare/declareDetails?id=${id}`);
  await page.getByRole('button', { name: action, exact: true }).click();
  await agree(page, action);
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

/** The figure of an account on the bar of the budget's only line. */
const figure = (page: Page, account: string) =>
  page.getByRole('region', { name: '经费使用' }).locator('dl > div').filter({ hasText: account }).locator('dd');

test('a budget is declared, reviewed by two, reserved by a plan, taken up by a project and given back', async ({
  product,
  enter,
}) => {
  const buyer = await enter('buyer');
  const id = await declare(buyer);
  await review(await enter('manager'), id, '一级审核通过');
  const finance = await enter('finance');
  await review(finance, id, '二级审核通过');
  await expect(finance.getByText('已入库').filter({ visible: true }).first()).toBeVisible();
  await review(finance, id, '下达预算');
  await expect(figure(finance, '可用')).toHaveText('300,000.00');

  const planId = await planFor(product, id, '200000.00');
  await buyer.goto(`/budget/projectLibraryManage/stairDeclare/declareDetails?id=${id}`);
  await expect(figure(buyer, '可用')).toHaveText('100,000.00');
  await expect(figure(buyer, '计划占用')).toHaveText('200,000.00');
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
  await buyer.goto(`/budget/projectLibraryManage/stairDeclare/declareDetails?id=${id}`);
  await expect(buyer.getByRole('region', { name: '使用明细' })).toContainText('示波器采购');
  await figure(buyer, '计划占用').getByRole('link').click();
  const rows = buyer.getByRole('table').getByRole('row').filter({ hasText: '示波器采购' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('200,000.00');
  const ledger = await (await callAs(product.url, 'buyer'))(ledgerPage, { budgetProId: id, current: 1, size: 10 });
  expect(ledger.records.map(({ money }) => money).toSorted()).toEqual(['200000.00', '300000.00']);
});
