import type { Page } from '@playwright/test';
import { openThreeQuotes, publishResult, publishTender } from './arrange/tender.ts';
import { documents } from './fixtures/documents.ts';
import { ProjectPage } from './pages/project-page.ts';
import { agree } from './pages/question.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';

const plan = { manner: 5, projectNo: 'HT-1', projectName: '签采购合同的投影机' } as const;

test('a contract is drawn up from the award, approved by another, and signed by the winner and then by the buyer', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, plan);
  await openThreeQuotes(product, tender);
  await publishResult(product, tender);

  const buyer = await enter('buyer');
  await new ProjectPage(buyer).open(tender.projectId);
  await buyer.getByRole('button', { name: '起草合同' }).click();
  await expect(buyer.getByRole('main')).toContainText('按中标（成交）报价填写');
  await standStill(buyer);
  await fillDay(buyer, '履行开始日期', '2027-01-01');
  await fillDay(buyer, '履行结束日期', '2027-03-31');
  await buyer.getByLabel('合同金额').fill('1.00');
  await buyer.getByRole('button', { name: '保存草稿' }).click();
  await expect(buyer.getByText(/^合同金额与中标金额不一致/).first()).toBeVisible();
  const price = /中标金额([\d.]+)元/.exec(
    (await buyer
      .getByText(/合同金额与中标金额不一致/)
      .first()
      .textContent()) ?? '',
  );
  await buyer.getByLabel('合同金额').fill(price?.[1] ?? '');
  await buyer.getByRole('button', { name: '保存草稿' }).click();
  await expect(buyer).toHaveURL(/contractDetails\?id=\d+/);
  const id = /id=(\d+)/.exec(buyer.url())?.[1] ?? '';
  await buyer.getByRole('button', { name: '提交审批' }).click();
  await agree(buyer, '提交审批');
  await expect(buyer.getByRole('main')).toContainText('审批中');

  const manager = await enter('manager');
  await manager.goto('/tenderee/contractManager');
  await manager
    .getByRole('row')
    .filter({ hasText: plan.projectName })
    .getByText(/采购合同$/)
    .first()
    .click();
  await manager.getByRole('button', { name: '审批通过并送供应商' }).click();
  await agree(manager, '审批通过并送供应商');
  await expect(manager.getByRole('main')).toContainText('待供应商确认');

  const supplier = await enter('supplier2');
  await supplier.goto('/tenderee/contractManager');
  await supplier
    .getByRole('row')
    .filter({ hasText: plan.projectName })
    .getByText(/采购合同$/)
    .first()
    .click();
  await handIn(supplier, '上传签章合同');
  await expect(supplier.getByRole('main')).toContainText('待采购人签章');

  await buyer.goto(`/tenderee/contractManager/contractDetails?id=${id}`);
  await handIn(buyer, '上传双签合同');
  await expect(buyer.getByRole('main')).toContainText('已签订');
  await supplier.reload();
  await expect(supplier.getByRole('main')).toContainText('已签订');
});

async function fillDay(page: Page, label: string, day: string): Promise<void> {
  await page.getByLabel(label).fill(day);
  await page.getByLabel(label).press('Enter');
}

/** The signed paper in the dialog that this button opens. */
async function handIn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await standStill(page);
  await dialog.locator('input[type=file]').setInputFiles(documents.pdf);
  await expect(dialog.getByRole('listitem').filter({ hasText: documents.pdf.name })).toBeVisible();
  await expect(page.getByText(/正在上传/)).toHaveCount(0);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}
