import type { Page } from '@playwright/test';
import {
  budgetAccount,
  budgetPosting,
  budgetProById,
  compareYuan,
  downPlan,
  planById,
  planReceivers,
  resource,
  savePlan,
  sumYuan,
} from '@zhaocai/model';
import { secondAgency } from './arrange/agencies.ts';
import { callAs, type Call } from './arrange/caller.ts';
import { beginBudget, budgetFigure, handInBudget, openBudget, reviewBudget } from './pages/budget-pages.ts';
import { documents } from './fixtures/documents.ts';
import * as demand from './pages/demand-pages.ts';
import { ProjectPage } from './pages/project-page.ts';
import { agree } from './pages/question.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';

const name = '精密加工实训用生物安全柜';
const money = '360000.00';
const { page: ledgerPage } = resource(budgetPosting);
const accounts = [
  ['可用', 'available'],
  ['计划占用', 'reserved'],
  ['合同占用', 'committed'],
  ['已支付', 'spent'],
] as const;

/** The bar of the line says what the rows of the ledger come to. */
async function expectBarsOfLedger(page: Page, call: Call, { id, reserved }: { id: string; reserved: string }) {
  const { records } = await call(ledgerPage, { budgetProId: id, current: 1, size: 50 });
  await openBudget(page, id);
  for (const [label, account] of accounts) {
    const code = budgetAccount.code[account];
    const held = sumYuan(
      records.flatMap(({ fromAccount, toAccount, money: moved }) => [
        ...(toAccount === code ? [moved ?? '0'] : []),
        ...(fromAccount === code ? [`-${moved ?? '0'}`] : []),
      ]),
    );
    if (account === 'reserved') expect(compareYuan(held, reserved)).toBe(0);
    const figure = budgetFigure(page, label);
    // An account without money has no place on the bar.
    if (compareYuan(held, '0') === 0 && (await figure.count()) === 0) continue;
    await expect(figure).toHaveText(held.replace(/\B(?=(\d{3})+\.)/g, ','));
  }
}

/** What the department means to buy, drawing on its budget, still a draft. */
async function draftPlan(call: Call, budgetId: string): Promise<string> {
  const { costs, deptId } = await call(budgetProById, { id: budgetId });
  const year = costs[0]?.year ?? 0;
  const { id } = await call(savePlan, {
    planName: name,
    year,
    planType: 1,
    deptId,
    budgetCostId: costs[0]?.id ?? '',
    budgetMoney: money,
    purchaseType: 1,
    itemCode: 'A02100000 仪器仪表',
    planStartDate: `${year}-03-01`,
    planDemandDate: `${year}-12-20`,
    details: [{ name: '生物安全柜', unit: '台', qty: '4', price: '90000.00' }],
  });
  return id;
}

const planPath = (id: string) => `/purchaseEntrust/purchasePlan/planTransmit/purchaseDetails?id=${id}`;

/** Chooses an agency for the project whose page is open. */
async function choose(project: ProjectPage, agency: string): Promise<void> {
  const { page } = project;
  await project.section('委托代理').getByRole('button', { name: '选择代理机构' }).click();
  const drawer = page.getByRole('dialog', { name: '选择代理机构' });
  await standStill(page);
  await drawer.getByRole('combobox', { name: '选择代理机构' }).click();
  await page.getByTitle(agency, { exact: true }).click();
  await drawer.getByRole('button', { name: '确定' }).click();
  await expect(project.section('委托代理')).toContainText('待接受');
  await handInAgreement(project);
}

/** Under public procurement law an agency accepts by a written agreement only. */
async function handInAgreement(project: ProjectPage): Promise<void> {
  const { page } = project;
  await project.section('委托代理').getByRole('button', { name: '上传委托协议' }).click();
  const dialog = page.getByRole('dialog', { name: '上传委托协议' });
  await standStill(page);
  await dialog.locator('input[type=file]').setInputFiles(documents.pdf);
  await expect(dialog.getByRole('listitem').filter({ hasText: documents.pdf.name })).toBeVisible();
  await expect(page.getByText(/正在上传/)).toHaveCount(0);
  await dialog.getByRole('button', { name: /保存|确定/ }).click();
  await expect(dialog).toBeHidden();
  await expect(project.section('委托代理')).toContainText(documents.pdf.name);
}

async function openOwn(page: Page): Promise<void> {
  await page.goto('/agency/project');
  await page.getByRole('row').filter({ hasText: name }).getByText(name).first().click();
  await expect(page.getByRole('region', { name: '委托内容' })).toBeVisible();
}

async function accept(page: Page): Promise<void> {
  await openOwn(page);
  await page.getByRole('button', { name: '接受委托' }).click();
  await agree(page, '接受委托');
  await expect(page.getByText('已接受委托')).toBeVisible();
  await expect(page.getByRole('region', { name: '项目内容' })).toBeVisible();
}

test('a department head declares, two approve, a plan reserves, a demand is researched and confirmed, and of two agencies the second runs its project', async ({
  product,
  enter,
}) => {
  const second = await secondAgency(product, '杭州信采招标代理有限公司');
  const head = await enter('dept');
  const [asHead, asManager] = [await callAs(product.url, 'dept'), await callAs(product.url, 'manager')];

  await beginBudget(head, { name: `${name}建设`, leader: '许安国', money: '400000' });
  const id = await handInBudget(head);
  const manager = await enter('manager');
  await reviewBudget(manager, id, '一级审核通过');
  const finance = await enter('finance');
  await reviewBudget(finance, id, '二级审核通过');
  await expect(finance.getByText('已入库').filter({ visible: true }).first()).toBeVisible();
  await reviewBudget(finance, id, '下达预算');
  await expectBarsOfLedger(head, asHead, { id, reserved: '0' });

  const planId = await draftPlan(asHead, id);
  await head.goto(planPath(planId));
  await head.getByRole('button', { name: '提交', exact: true }).click();
  await agree(head, '提交');
  await expect(head.getByText('计划已提交')).toBeVisible();
  await expectBarsOfLedger(head, asHead, { id, reserved: '0' });
  await manager.goto(planPath(planId));
  await manager.getByRole('button', { name: '通过', exact: true }).click();
  await agree(manager, '通过');
  await expect(manager.getByText('计划已通过')).toBeVisible();
  await expectBarsOfLedger(head, asHead, { id, reserved: money });
  const buyer = await enter('buyer');
  const { version } = await asManager(planById, { id: planId });
  const receiver = (await asManager(planReceivers, {})).find((person) => person.name === '周明');
  await asManager(downPlan, { id: planId, version, receiverId: receiver?.id ?? '' });

  const applicant = await enter('applicant');
  await demand.beginDemand(applicant, name);
  await demand.field(applicant, '技术要求').fill('风速可调；排风过滤效率不低于99.99%。');
  await applicant.getByRole('combobox', { name: '采购计划' }).click();
  await applicant.getByTitle(name, { exact: true }).filter({ visible: true }).click();
  await demand.storeDemand(applicant);
  await demand.openDemand(applicant, name);
  await demand.publishResearch(applicant, name);
  await demand.answerResearch(await enter('supplier1'), name, ['300000', '340000']);
  await demand.answerResearch(await enter('supplier2'), name, ['280000', '310000']);
  await demand.answerResearch(await enter('supplier3'), name, ['320000', '350000']);
  await demand.openDemand(applicant, name);
  await demand.handInDemand(applicant);
  await demand.confirmDemand(manager, name);
  await expectBarsOfLedger(head, asHead, { id, reserved: money });

  // Where the department's things stand is on its head's first page.
  await head.goto('/wel/index');
  const demands = head.getByRole('region', { name: '我的采购需求' });
  await expect(demands.getByRole('link', { name: /[1-9]\d*\s*已确认/ })).toBeVisible();
  await demands.getByRole('link', { name: /已确认/ }).click();
  await expect(head.getByRole('row').getByRole('link', { name, exact: true })).toBeVisible();

  await demand.openDemand(buyer, name);
  await buyer.getByRole('button', { name: '据需求立项' }).click();
  await agree(buyer, '据需求立项');
  await expect(buyer.getByLabel('项目名称')).toHaveValue(name);
  const project = new ProjectPage(buyer);
  const projectId = new URL(buyer.url()).searchParams.get('id') ?? '';
  await project.open(projectId);
  await expectBarsOfLedger(head, asHead, { id, reserved: money });
  await expect(head.getByRole('region', { name: '使用明细' })).toContainText(name);

  const first = await enter('agent');
  await choose(project, '浙江正信招标代理有限公司');
  await accept(first);
  await first.getByRole('button', { name: '退回委托' }).click();
  await agree(first, '退回委托', '项目团队另有任务');
  await expect(first.getByRole('heading', { name: '受托项目' })).toBeVisible();
  await project.open(projectId);
  await expect(project.section('委托代理')).toContainText('项目团队另有任务');
  await choose(project, second.name);
  await accept(await enter(second));
  await first.goto('/agency/project');
  await expect(first.getByRole('table').first()).toBeVisible();
  await expect(first.getByText(name)).toHaveCount(0);
  await project.open(projectId);
  await expect(project.section('委托代理')).toContainText('已接受');
  await expectBarsOfLedger(head, asHead, { id, reserved: money });
});
