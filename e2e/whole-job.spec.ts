import type { Page } from '@playwright/test';
import { earliestTimes, unlock } from './arrange/tender.ts';
import { realProject, realQuotes, realWorkbook } from './fixtures/real-project.ts';
import { ComparisonPage, supplierNames } from './pages/comparison-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { publishNotice, registerFor } from './pages/notice-pages.ts';
import { ProjectForm } from './pages/project-form.ts';
import { ProjectPage } from './pages/project-page.ts';
import { QuotePage } from './pages/quote-page.ts';
import { ShellPage } from './pages/shell-page.ts';
import type { Account } from './people/account.ts';
import { expect, timedTest as test } from './people/journey.ts';

// As most people see the product: with everything that moves in it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const suppliers = ['supplier1', 'supplier2', 'supplier3'] as const;

test('buyer, manager and three suppliers take a published procurement from the first line to the result', async ({
  product,
  openWindow,
}) => {
  // Five browsers side by side, on two cores: half a minute when the machine is free, minutes when it is not.
  const come = async (account: Account) => {
    const page = await openWindow(account);
    await new LoginPage(page).enterAs(account);
    return page;
  };
  const [buyer, manager, ...bidders] = await Promise.all([come('buyer'), come('manager'), ...suppliers.map(come)]);
  const real = await realProject(await earliestTimes(product, 5));

  // The buyer keys the project in and submits it.
  await new ShellPage(buyer).choose('采购项目');
  const form = new ProjectForm(buyer);
  await form.openNew();
  await form.fill(real);
  await expect(buyer.getByText('与总预算一致')).toBeVisible();
  await form.submit();
  const project = new ProjectPage(buyer);
  await expect(project.stage).toContainText('待确认');

  // The manager finds it waiting and confirms.
  await new ShellPage(manager).choose('采购项目');
  await manager.getByRole('row').getByRole('link', { name: real.projectName }).click();
  const waiting = new ProjectPage(manager);
  await waiting.act('确认项目', '确认项目');
  await expect(waiting.stage).toContainText('待发布');

  // The buyer publishes; three suppliers register and hand in sealed quotes, each with a file.
  await buyer.reload();
  await project.action('发布采购公告').click();
  await publishNotice(buyer);
  await Promise.all(bidders.map((page, index) => quoteAs(page, suppliers[index] ?? 'supplier1', real)));

  // Nobody reads a price before the opening, and nobody can open early.
  const { projectId } = await openedProject(buyer, real.projectName);
  await expect(project.action('开标')).toHaveCount(0);
  await buyer.goto(`/tenderee/bidOpenManage/bidOpenResult?id=${projectId}`);
  await expect(buyer.getByText(/开标前不可查看报价|还没有可对比的报价/).first()).toBeVisible();

  // At the opening time the buyer opens, chooses the lowest, and the manager confirms.
  await product.setClock(real.bidEndTime);
  await project.open(projectId);
  await project.unlock();
  await unlock(product, { projectId }, 'manager');
  await project.act('开标', '开标', '');
  await project.action('比较报价').click();
  const table = new ComparisonPage(buyer);
  for (const account of suppliers) {
    await expect(table.table.getByRole('columnheader').filter({ hasText: supplierNames[account] })).toContainText(
      realQuotes[account].totalMoney,
    );
  }
  await expect(table.row('响应说明')).toContainText(realQuotes.supplier3.matchExplain);
  await expect(table.row('附件').getByRole('button', { name: /^下载 / })).toHaveCount(3);
  await table.offer('supplier2').check();
  await table.submit();
  const review = new ComparisonPage(manager);
  await review.open(projectId, 'manager');
  await review.confirm();

  // The result is published, and every supplier reads his own.
  await project.open(projectId);
  await project.action('发布结果公告').click();
  await publishNotice(buyer);
  await project.open(projectId);
  await expect(project.page.getByText('采购已完成，结果已公告。')).toBeVisible();
  const outcomes = ['未成交', '成交', '未成交'];
  for (const [index, page] of bidders.entries()) {
    await new ShellPage(page).choose('我的报名');
    const line = page.getByRole('row').filter({ hasText: real.projectName });
    await expect(line.getByText(outcomes[index] ?? '', { exact: true })).toBeVisible();
  }

  // All of it stands in the chain.
  await buyer.getByRole('link', { name: '全部存证' }).click();
  await buyer.getByRole('button', { name: '校验存证链' }).click();
  await expect(buyer.getByRole('alert').filter({ hasText: '存证完整' })).toBeVisible();
});

async function quoteAs(
  page: Page,
  account: (typeof suppliers)[number],
  { projectName, name }: { projectName: string; name: string },
) {
  await registerFor(page, projectName);
  const quote = new QuotePage(page);
  await expect(quote.submitButton).toBeVisible();
  await quote.fill(name, realQuotes[account]);
  await expect(page.getByText(realQuotes[account].totalMoney).first()).toBeVisible();
  await quote.choose(`${account}-报价单.txt`, `单价 ${realQuotes[account].perMoney} 元`);
  await quote.submit();
  await expect(quote.receipts).toHaveCount(1);
}

async function openedProject(buyer: Page, projectName: string): Promise<{ projectId: string }> {
  await new ShellPage(buyer).choose('采购项目');
  // The one in the list: the notice that is left behind names the project too.
  await buyer.getByRole('row').getByRole('link', { name: projectName }).click();
  await expect(buyer).toHaveURL(/projectDetail\/index\?id=\d+/);
  return { projectId: new URL(buyer.url()).searchParams.get('id') ?? '' };
}

test('the same project comes in as a spreadsheet: wrong rows are named one by one and nothing of it is stored', async ({
  product,
  enter,
}) => {
  const times = await earliestTimes(product, 5);
  const buyer = await enter('buyer');
  await buyer.goto('/tenderee/myTenderee');
  await buyer.getByRole('button', { name: /导入$/ }).click();
  const form = new ProjectForm(buyer);
  const number = { projectNo: 'XDCG2017-A-030-2', projectName: '翔安校区学生公寓单人床（导入）' };
  const wrong = await realWorkbook(times, [
    number,
    { ...number, name: '床垫', quantity: '-3' },
    { ...number, name: '', unit: '' },
  ]);
  await form.chooseSpreadsheet('有错.xlsx', wrong);
  const faults = buyer.getByRole('alert').getByRole('row');
  await expect(faults.filter({ hasText: /^3/ })).toContainText('数量');
  await expect(faults.filter({ hasText: /^4/ }).first()).toBeVisible();
  expect(await product.asSuperuser('select 1 from project where project_no = $1', [number.projectNo])).toEqual([]);

  await form.chooseSpreadsheet('改好.xlsx', await realWorkbook(times, [number]));
  await expect(buyer.getByText('已导入为草稿，请核对后提交')).toBeVisible();
  await expect(form.field('项目名称')).toHaveValue(number.projectName);
  await expect(form.cell('技术参数')).toHaveValue(/床板架横档/);
  await form.submit();
  await expect(new ProjectPage(buyer).stage).toContainText('待确认');
});
