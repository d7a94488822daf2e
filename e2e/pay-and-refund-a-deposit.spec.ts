import { ownDeposits, type OwnDepositLine } from '@zhaocai/model';
import type { Page } from '@playwright/test';
import { callAs } from './arrange/caller.ts';
import { openTender, publishResult, publishTender, register, submitQuotes, type Tender } from './arrange/tender.ts';
import { documents } from './fixtures/documents.ts';
import { agree } from './pages/question.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';
import type { Product } from './product/product.ts';

const plan = {
  manner: 5,
  projectNo: 'DEPOSIT-1',
  projectName: '收保证金的投影机',
  depositMoney: '3000.00',
} as const;
const payer = { name: '杭州云岫科教仪器有限公司', account: '1202020219900011234' };

test('a deposit is paid, confirmed, kept from the buyer until the opening, and refunded by two to the account that paid', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, plan);
  await register(product, tender, 'supplier1');

  const supplier = await enter('supplier1');
  await supplier.goto(`/bidding/projectDetail/index/${tender.projectId}?tenantId=100001`);
  await supplier.getByRole('link', { name: '缴纳或查看保证金' }).click();
  await handIn(supplier);
  await expect(supplier.getByRole('main')).toContainText('待确认');

  const buyer = await enter('buyer');
  await buyer.goto(`/payManage/deposit?projectId=${tender.projectId}`);
  await expect(buyer.getByRole('main')).toContainText('只有不经办该项目的财务人员可以查看');
  await expect(buyer.getByRole('main')).not.toContainText('云岫');

  const finance = await enter('finance');
  await finance.goto(`/payManage/deposit?projectId=${tender.projectId}`);
  await finance.getByText(payer.name).first().click();
  await finance.getByRole('button', { name: '确认到账' }).click();
  await agree(finance, '确定');
  await expect(finance.getByText('已缴纳').first()).toBeVisible();

  await decide(product, tender);

  await finance.reload();
  await finance.getByRole('button', { name: '申请退还' }).click();
  await agree(finance, '确定');
  await expect(finance.getByText('退还申请中').first()).toBeVisible();
  await expect(finance.getByRole('button', { name: '审核并退还' })).toHaveCount(0);

  const manager = await enter('manager');
  await manager.goto(`/payManage/deposit?projectId=${tender.projectId}`);
  await manager.getByText(payer.name).first().click();
  await manager.getByRole('button', { name: '审核并退还' }).click();
  const paying = manager.getByRole('dialog');
  await standStill(manager);
  await expect(paying).toContainText(`退回 ${payer.account}`);
  await paying.getByLabel('退款流水号').fill('20261201000001');
  await paying.getByRole('button', { name: '提交' }).click();
  await expect(manager.getByText('已退还').first()).toBeVisible();

  await supplier.goto('/messageCenter/index');
  await expect(supplier.getByRole('main')).toContainText('保证金已退还');
  await finance.goto('/payManage/ledger');
  await finance.getByRole('button', { name: '立即核对' }).click();
  await expect(finance.getByText(/核对一致/)).toBeVisible();
});

async function handIn(supplier: Page): Promise<void> {
  await supplier.getByRole('button', { name: '缴纳' }).click();
  const giving = supplier.getByRole('dialog');
  await standStill(supplier);
  await giving.getByLabel('付款户名').fill(payer.name);
  await giving.getByLabel('付款账号').fill(payer.account);
  await giving.getByLabel('付款开户行').fill('中国工商银行杭州分行');
  await giving.getByLabel('付款时间').fill('2026-01-05 09:30');
  await giving.getByLabel('付款时间').press('Enter');
  await giving.locator('input[type=file]').setInputFiles(documents.pdf);
  await expect(giving.getByRole('listitem').filter({ hasText: documents.pdf.name })).toBeVisible();
  await expect(giving.getByText(/正在上传/)).toHaveCount(0);
  await giving.getByRole('button', { name: '提交' }).click();
  await expect(giving).toBeHidden();
}

/** The others pay and quote as well; supplier2 wins, and the result is out. */
async function decide(product: Product, tender: Tender): Promise<void> {
  for (const account of ['supplier2', 'supplier3'] as const) await register(product, tender, account);
  const call = await callAs(product.url, 'supplier2');
  const lines: readonly OwnDepositLine[] = await call(ownDeposits, { projectId: tender.projectId });
  expect(lines).toMatchObject([{ requireMoney: '3000.00', depositStatus: 0 }]);
  const prices = { supplier1: '8600.00', supplier2: '8150.50', supplier3: '8800.00' } as const;
  for (const account of ['supplier1', 'supplier2', 'supplier3'] as const)
    await submitQuotes(product, tender, { account, perMoney: prices[account] });
  await openTender(product, tender);
  await publishResult(product, tender);
}
