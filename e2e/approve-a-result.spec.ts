import { bindFlow, flowBindings, saveSelection, submitSelection, comparison } from '@zhaocai/model';
import type { Page } from '@playwright/test';
import { confirmTender, openThreeQuotes, publishTender, type Tender } from './arrange/tender.ts';
import { callAs } from './arrange/caller.ts';
import { buyersAdmin, tenantOf } from './people/account.ts';
import { bindNewFlow } from './arrange/flow.ts';
import { ComparisonPage, supplierNames } from './pages/comparison-page.ts';
import { publishNotice } from './pages/notice-pages.ts';
import { ProjectPage } from './pages/project-page.ts';
import { agree } from './pages/question.ts';
import { decide, frontButton, openTask } from './pages/task-pages.ts';
import { expect, timedTest as test } from './people/journey.ts';
import type { Product } from './product/product.ts';

/** Journeys that come after find every action taking effect at once, as they expect. */
test.afterEach(async ({ product }) => {
  const asHead = await callAs(product.url, 'admin', tenantOf.buyer);
  for (const { businessType, version, defindId } of await asHead(flowBindings, {}))
    if (defindId) await asHead(bindFlow, { businessType, version, defindId: null });
});

/** Opened, the lowest chosen, and handed to the manager. */
async function handedIn(product: Product, projectNo: string): Promise<Tender> {
  const tender = await publishTender(product, { manner: 5, projectNo, projectName: `公共教室投影机 ${projectNo}` });
  await openThreeQuotes(product, tender);
  const { projectId } = tender;
  const asBuyer = await callAs(product.url, 'buyer');
  const { suppliers, version } = await asBuyer(comparison, { projectId });
  const selections = suppliers
    .flatMap(({ detailListVOS }) => detailListVOS)
    .map(({ packageId, entryId, isLowest }) => ({ packageId, entryId, bidStatus: isLowest ? ('1' as const) : '0' }));
  const saved = await asBuyer(saveSelection, { projectId, version, selections });
  await asBuyer(submitSelection, { projectId, version: saved.version });
  return tender;
}

async function bind(page: Page, action: string, flow: string): Promise<void> {
  await page.goto('/base/workFlow/binding');
  await page.getByRole('combobox', { name: `“${action}”的审批流程` }).click();
  await page.getByTitle(flow).click();
  await agree(page, '确定');
  await expect(page.getByText('审批绑定已保存')).toBeVisible();
}

async function askForApproval(page: Page, projectId: string): Promise<void> {
  await page.goto(`/tenderee/reviewResult/reviewDetails?id=${projectId}`);
  await frontButton(page, '送审').click();
  await agree(page, '送审');
  await expect(page.getByText('已送审', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: '审批' })).toContainText('审批结束前不能更改');
}

test('a result is asked for by the manager, agreed to by two and published; another is rejected and comes back', async ({
  product,
  enter,
}) => {
  const [manager, buyer, finance, head] = await Promise.all([
    enter('manager'),
    enter('buyer'),
    enter('finance'),
    enter(buyersAdmin),
  ]);
  await bind(head, '采购结果确认', '采购结果审批');

  const agreed = await handedIn(product, 'APPROVE-1');
  await askForApproval(manager, agreed.projectId);
  await expect(frontButton(manager, '送审')).toHaveCount(0);

  // The first reads who won what, and need hold no right of procurement; the second decides on the object's own page.
  await openTask(finance, agreed.projectNo);
  await expect(finance.getByText('中标（成交）供应商').filter({ visible: true })).toBeVisible();
  await expect(finance.getByText('163,010.00').filter({ visible: true }).first()).toBeVisible();
  await decide(finance, '同意', '资金已落实');
  await openTask(head, agreed.projectNo);
  await frontButton(head, '打开业务页面').click();
  // The page left behind stands until the new one has come, and it has the same button.
  await expect(frontButton(head, '打开业务页面')).toHaveCount(0);
  await decide(head, '同意', '同意成交');

  const project = new ProjectPage(buyer);
  await project.open(agreed.projectId);
  await expect(project.section('审批')).toContainText('审批通过');
  await frontButton(buyer, '审批记录').click();
  await expect(buyer.getByRole('dialog')).toContainText('资金已落实');
  await buyer.keyboard.press('Escape');
  await project.action('发布结果公告').click();
  await publishNotice(buyer);
  await project.open(agreed.projectId);
  await expect(buyer.getByText('采购已完成，结果已公告。')).toBeVisible();

  const rejected = await handedIn(product, 'APPROVE-2');
  await askForApproval(manager, rejected.projectId);
  await finance.goto('/work/backlog/index?view=approvals');
  await finance.getByRole('row').filter({ hasText: rejected.projectNo }).getByRole('button', { name: /^驳回/ }).click();
  await agree(finance, '驳回', '超出预算科目');
  await expect(finance.getByRole('row').filter({ hasText: rejected.projectNo })).toHaveCount(0);
  await project.open(rejected.projectId);
  await expect(project.stage).toContainText('开标');
  await expect(project.section('审批')).toContainText('超出预算科目');
  await expect(project.action('比较报价')).toBeVisible();
});

test('a result is rejected to who asked for it, changed on its own page, handed in again and agreed to', async ({
  product,
  enter,
}) => {
  await bindNewFlow(product, {
    flowKey: 'result-with-return',
    flowName: '采购结果审批（可退回）',
    businessType: 'result_confirm',
    steps: [{ name: '分管校领导审批', account: 'admin', rejectHandle: '3' }],
  });
  const [manager, buyer, head] = await Promise.all([enter('manager'), enter('buyer'), enter(buyersAdmin)]);
  const { projectId, projectNo } = await handedIn(product, 'APPROVE-4');
  await askForApproval(manager, projectId);
  const project = new ProjectPage(buyer);
  await project.open(projectId);
  await expect(project.action('比较报价')).toHaveCount(0);

  await openTask(head, projectNo);
  await expect(head.getByText(supplierNames.supplier2).filter({ visible: true }).first()).toBeVisible();
  await decide(head, '驳回', '售后响应太慢，请重新比选');

  // The handler reads why, and chooses anew where he chose before; he hands nothing in himself.
  await project.open(projectId);
  await expect(project.section('审批')).toContainText('已退回发起人：售后响应太慢，请重新比选');
  const table = new ComparisonPage(buyer);
  await table.open(projectId);
  await expect(buyer.getByRole('region', { name: '审批' })).toContainText('分管校领导审批');
  await expect(table.submitButton).toHaveCount(0);
  await table.offer('supplier2').uncheck();
  await table.offer('supplier1').check();
  await table.reason('激光投影机').fill('两小时上门响应，质保更长');
  await table.save();

  const review = new ComparisonPage(manager);
  await review.open(projectId, 'manager');
  await expect(review.reason('激光投影机')).toHaveValue('两小时上门响应，质保更长');
  await decide(manager, '重新提交', '已按意见重新比选');
  await expect(manager.getByRole('region', { name: '审批' })).toContainText('审批结束前不能更改');

  // Asked anew he reads what was chosen now.
  await openTask(head, projectNo);
  await expect(head.getByText(supplierNames.supplier1).filter({ visible: true }).first()).toBeVisible();
  await expect(head.getByText('172,000.00').filter({ visible: true }).first()).toBeVisible();
  await decide(head, '同意', '同意成交');
  await project.open(projectId);
  await expect(project.section('审批')).toContainText('审批通过');
  await expect(project.action('发布结果公告')).toBeVisible();
  await frontButton(buyer, '审批记录').click();
  for (const words of ['售后响应太慢，请重新比选', '已按意见重新比选', '同意成交'])
    await expect(buyer.getByRole('dialog')).toContainText(words);
});

test('a notice is asked for, approved and out by itself', async ({ product, enter }) => {
  const head = await enter(buyersAdmin);
  await bind(head, '公告发布', '公告发布审批');
  const plan = { manner: 5, projectNo: 'APPROVE-3', projectName: '校园网设备' } as const;
  const { projectId, projectNo } = await confirmTender(product, plan);
  const buyer = await enter('buyer');
  await buyer.goto(`/projectManagement/noticeAdministration/creatNotice?projectId=${projectId}&type=10`);
  await frontButton(buyer, '发布').click();
  await agree(buyer, '发布');
  await expect(buyer.getByText('已送审，通过后自动发布')).toBeVisible();
  await expect(buyer.getByRole('region', { name: '审批' })).toContainText('采购负责人审核');
  await expect(frontButton(buyer, '编辑')).toHaveCount(0);

  const manager = await enter('manager');
  await openTask(manager, '采购公告');
  await expect(manager.getByText(projectNo).filter({ visible: true }).first()).toBeVisible();
  await expect(manager.getByText('一、项目基本情况').filter({ visible: true })).toBeVisible();
  await decide(manager, '同意', '可以发布');
  await new ProjectPage(buyer).open(projectId);
  await expect(new ProjectPage(buyer).stage).toContainText('报名');
});
