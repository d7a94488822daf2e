import type { Page } from '@playwright/test';
import { FlowDesignerPage } from './pages/flow-designer-page.ts';
import { buyersAdmin } from './people/account.ts';
import { decide, frontButton, openTask } from './pages/task-pages.ts';
import { expect, test } from './people/journey.ts';

const title = '购置显微镜两台';

async function draw(page: Page): Promise<void> {
  const designer = new FlowDesignerPage(page);
  await designer.begin('设备购置审批', 'equipment');
  await designer.putIntoWay(0, '审批');
  await page.getByLabel('名称', { exact: true }).fill('部门审批');
  await designer.ask('manager');
  await designer.putIntoWay(1, '审批');
  await page.getByLabel('名称', { exact: true }).fill('领导审批');
  await designer.ask('admin');
  await designer.rejectTo('退回发起人');
  await designer.addField('budget', '预算金额');
  await designer.publish();
}

async function apply(page: Page): Promise<void> {
  await page.goto('/work/myapplybak/myapplyForm');
  await page.getByRole('link', { name: '设备购置审批' }).click();
  await page.getByLabel('标题').fill(title);
  await page.getByLabel('预算金额').fill('38000');
  await frontButton(page, '发\\s*起').click();
  await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible();
}

test('a flow is designed, started, approved by two, rejected to its initiator, handed in again, finished and printed', async ({
  enter,
}) => {
  const admin = await enter(buyersAdmin);
  await draw(admin);

  const buyer = await enter('buyer');
  const manager = await enter('manager');
  await apply(buyer);
  await openTask(manager, title);
  await decide(manager, '同意', '确有需要');
  await openTask(admin, title);
  await decide(admin, '驳回', '请核对预算');

  await openTask(buyer, title);
  await expect(buyer.getByText('请核对预算').filter({ visible: true }).first()).toBeVisible();
  await buyer.getByLabel('预算金额').filter({ visible: true }).fill('36000');
  await decide(buyer, '重新提交', '已按报价核减');

  await openTask(manager, title);
  await decide(manager, '同意', '同意核减后的预算');
  await openTask(admin, title);
  await decide(admin, '同意', '准予购置');

  await buyer.goto('/work/myapplybak/index');
  const row = buyer.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('已通过');
  await row.getByRole('button', { name: '打印' }).click();
  const spreadsheet = buyer.getByRole('article').filter({ visible: true });
  for (const text of ['预算金额', '36000', '请核对预算', '已按报价核减', '准予购置'])
    await expect(spreadsheet).toContainText(text);
});
