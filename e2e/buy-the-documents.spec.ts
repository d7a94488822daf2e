import type { Page } from '@playwright/test';
import { publishTender } from './arrange/tender.ts';
import { documents } from './fixtures/documents.ts';
import { agree } from './pages/question.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';

const plan = {
  manner: 5,
  projectNo: 'SOLD-1',
  projectName: '出售采购文件的投影机',
  saleMoney: '300.00',
} as const;
const payer = '杭州云岫科教仪器有限公司';

test('documents are bought: paid in the sandbox and downloaded, invoiced, and by another paid by a transfer that finance confirms', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, plan);
  const projectPath = `/bidding/projectDetail/index/${tender.projectId}?tenantId=100001`;

  const supplier = await enter('supplier1');
  await supplier.goto(projectPath);
  await supplier.getByRole('button', { name: '购买采购文件' }).click();
  await expect(supplier.getByRole('main')).toContainText('300.00');
  await supplier.getByRole('radio', { name: /微信支付/ }).check();
  await supplier.getByRole('button', { name: '前往支付' }).click();
  await expect(supplier.getByRole('main')).toContainText('不收取真实资金');
  await supplier.getByRole('button', { name: /^付\s?款$/ }).click();
  await expect(supplier.getByText('支付成功').first()).toBeVisible({ timeout: 30_000 });
  await supplier.getByRole('link', { name: '查看项目与采购文件' }).click();
  await expect(supplier.getByRole('main')).toContainText('已购买，可在项目信息中下载');

  await supplier.goto('/payManage/order');
  await supplier.getByRole('main').getByText(plan.projectName).first().click();
  // The list has two buttons of the same name, above its rows and in them, and is in front until the order can be drawn.
  await expect(supplier.getByRole('heading', { name: plan.projectName, level: 1 })).toBeVisible();
  await supplier.getByRole('button', { name: '申请开票' }).click();
  const applying = supplier.getByRole('dialog');
  await standStill(supplier);
  await applying.getByLabel('纳税人识别号').fill('91330110MA0Y1A0196');
  await applying.getByLabel('收票邮箱').fill('cw@example.com');
  await applying.getByRole('button', { name: '提交' }).click();
  await expect(applying).toBeHidden();

  const other = await enter('supplier2');
  await other.goto(projectPath);
  await other.getByRole('button', { name: '购买采购文件' }).click();
  await handInVoucher(other);
  await expect(other.getByRole('main')).toContainText('等待财务确认到账');

  const finance = await enter('finance');
  await finance.goto(`/payManage/order?projectId=${tender.projectId}`);
  await finance
    .getByRole('row')
    .filter({ hasText: '支付中' })
    .getByText(/有限公司/)
    .first()
    .click();
  await finance.getByRole('button', { name: '确认到账' }).click();
  await agree(finance, '确定');
  await expect(finance.getByRole('button', { name: '申请退款' })).toBeVisible();
  await issue(finance);
  await finance.goto('/payManage/ledger');
  await finance.getByRole('button', { name: '立即核对' }).click();
  await expect(finance.getByText(/核对一致/)).toBeVisible();

  await supplier.goto('/payManage/invoice');
  await expect(supplier.getByRole('main')).toContainText('已开票');

  const buyer = await enter('buyer');
  await buyer.goto(`/payManage/order?projectId=${tender.projectId}`);
  await expect(buyer.getByRole('main')).toContainText('只有不经办该项目的财务人员可以查看');
  await expect(buyer.getByRole('main')).not.toContainText('云岫');
});

async function handInVoucher(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '线下转账' }).check();
  await page.getByLabel('付款户名').fill('南京某仪器有限公司');
  await page.getByLabel('付款时间').fill('2026-01-05 09:30');
  await page.getByLabel('付款时间').press('Enter');
  await page.locator('input[type=file]').setInputFiles(documents.pdf);
  await expect(page.getByRole('listitem').filter({ hasText: documents.pdf.name })).toBeVisible();
  await expect(page.getByText(/正在上传/)).toHaveCount(0);
  await page.getByRole('button', { name: '提交转账凭证' }).click();
}

async function issue(page: Page): Promise<void> {
  await page.goto('/payManage/invoice');
  await page.getByRole('main').getByRole('row').filter({ hasText: '300.00' }).getByText(payer).first().click();
  await page.getByRole('button', { name: /^开\s?票$/ }).click();
  const issuing = page.getByRole('dialog');
  await standStill(page);
  await issuing.getByLabel('发票号码').fill('26332000000000000001');
  await issuing.locator('input[type=file]').setInputFiles(documents.pdf);
  await expect(issuing.getByRole('listitem').filter({ hasText: documents.pdf.name })).toBeVisible();
  await expect(issuing.getByText(/正在上传/)).toHaveCount(0);
  await issuing.getByRole('button', { name: /^提\s?交$|^保\s?存$|^确\s?定$/ }).click();
  await expect(issuing).toBeHidden();
}
