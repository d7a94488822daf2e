import { addDays, depositDetail, gatherDeposit, ownDeposits, saveDeposit } from '@zhaocai/model';
import type { Page } from '@playwright/test';
import { callAs } from './arrange/caller.ts';
import { sendFile } from './arrange/files.ts';
import { runJob } from './arrange/jobs.ts';
import { openTender, publishResult, publishTender, register, submitQuotes, type Tender } from './arrange/tender.ts';
import { documents } from './fixtures/documents.ts';
import { agree } from './pages/question.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';
import type { Product } from './product/product.ts';

const plan = {
  manner: 5,
  projectNo: 'DEPOSIT-2',
  projectName: '迟退保证金的投影机',
  depositMoney: '3000.00',
} as const;
const payer = { name: '杭州云岫科教仪器有限公司', account: '1202020219900011234' };

test('a deposit that goes back twenty days late brings its loser the interest of the law, and everybody reads why it is late', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, plan);
  const id = await lostDeposit(product, tender);
  await runJob(product, 'deposits');
  const call = await callAs(product.url, 'finance');
  const { dueTime } = await call(depositDetail, { id });
  const lateDay = addDays((dueTime ?? '').slice(0, 10), 20);
  await product.setClock(`${lateDay} 10:00:00`);

  const finance = await enter('finance');
  await open(finance, tender);
  await expect(finance.getByRole('main')).toContainText('已超过退还期限，逾期利息将一并退还。');
  await finance.getByRole('button', { name: '申请退还' }).click();
  await agree(finance, '确定');
  await expect(finance.getByText('退还申请中').first()).toBeVisible();

  const manager = await enter('manager');
  await open(manager, tender);
  await manager.getByRole('button', { name: '审核并退还' }).click();
  const paying = manager.getByRole('dialog');
  await standStill(manager);
  // 3,000 × 3 % × 120 % × 20 / 360
  await expect(paying).toContainText(`退还 3,000.00 元，银行利息 0.00 元，逾期利息 6.00 元，退回 ${payer.account}`);
  await paying.getByLabel('退款流水号').fill('20260301000001');
  await paying.getByRole('button', { name: '提交' }).click();
  await expect(manager.getByText('已退还').first()).toBeVisible();

  const supplier = await enter('supplier1');
  await supplier.goto('/messageCenter/index');
  await expect(supplier.getByRole('main')).toContainText('保证金已退还');
  await supplier.goto(`/payManage/earnestMoneyDetails?id=${id}`);
  const refund = supplier.getByRole('region', { name: '退还与处理' });
  await expect(refund).toContainText('6.00');
  await expect(refund).toContainText('3,000.00');

  await finance.goto('/payManage/ledger');
  await finance.getByRole('button', { name: '立即核对' }).click();
  await expect(finance.getByText(/核对一致/)).toBeVisible();
});

async function open(page: Page, tender: Tender): Promise<void> {
  await page.goto(`/payManage/deposit?projectId=${tender.projectId}`);
  await page.getByText(payer.name).first().click();
}

/** Paid by supplier1 and confirmed, as `pay-and-refund-a-deposit` does on the screen; supplier2 wins. Answers its id. */
async function lostDeposit(product: Product, tender: Tender): Promise<string> {
  const accounts = ['supplier1', 'supplier2', 'supplier3'] as const;
  for (const account of accounts) await register(product, tender, account);
  const supplier = await callAs(product.url, 'supplier1');
  const [own] = await supplier(ownDeposits, { projectId: tender.projectId });
  const fileId = await sendFile(product.url, 'supplier1', documents.pdf);
  const kept = await supplier(saveDeposit, {
    entryId: own?.entryId ?? '',
    payWay: 1,
    money: plan.depositMoney,
    payerName: payer.name,
    payerAccount: payer.account,
    payerBank: '中国工商银行杭州分行',
    payTime: await product.now(),
    voucher: [{ fileId, fileName: documents.pdf.name, fileUrl: '', fileSuffix: 'pdf' }],
  });
  const finance = await callAs(product.url, 'finance');
  await finance(gatherDeposit, { id: kept.id, version: kept.version, agree: true });
  const prices = { supplier1: '8600.00', supplier2: '8150.50', supplier3: '8800.00' } as const;
  for (const account of accounts) await submitQuotes(product, tender, { account, perMoney: prices[account] });
  await openTender(product, tender);
  await publishResult(product, tender);
  return kept.id;
}
