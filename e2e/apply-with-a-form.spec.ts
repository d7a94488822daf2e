import type { Page } from '@playwright/test';
import { buyersAdmin } from './people/account.ts';
import { decide, frontButton, openTask } from './pages/task-pages.ts';
import { expect, test } from './people/journey.ts';

const phone = { viewport: { width: 390, height: 844 } };
const subject = '年度框架合同用印';

async function fillIn(page: Page): Promise<void> {
  await page.goto('/work/myapplybak/myapplyForm');
  await page.getByRole('link', { name: '用印申请' }).click();
  await frontButton(page, '提交').click();
  await expect(page.getByText('用印事由必须填写')).toBeVisible();
  await page.getByRole('textbox', { name: '标题', exact: true }).fill(`用印申请 ${subject}`);
  await page.getByLabel('用印事由').fill(subject);
  await page.getByLabel('印章类型').click();
  await page.getByTitle('合同专用章').click();
  await page.getByLabel('用印日期').fill('2026-12-01');
  await page.keyboard.press('Enter');
  await page.getByRole('switch', { name: '是否外带' }).click();
  await page.getByLabel('归还日期').fill('2026-12-03');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '添加一行' }).click();
  await page.getByLabel('文件名称 第1行').fill('框架合同');
  await page.getByLabel('份数 第1行').fill('4');
  await page.getByLabel('每份页数 第1行').fill('12');
  await expect(page.getByText('48', { exact: true })).toBeVisible();
  await page.locator('#form-scans').setInputFiles({
    name: '框架合同.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  });
  await expect(page.getByRole('button', { name: '框架合同.pdf', exact: true })).toBeVisible();
  await frontButton(page, '提交').click();
  await expect(page).toHaveURL(/\/work\/myapplybak\/myapplyForm\/0\//);
}

test('a seal is applied for on a phone, handled and approved step by step, exported and printed', async ({ enter }) => {
  const buyer = await enter('buyer', phone);
  await fillIn(buyer);

  const manager = await enter('manager');
  await openTask(manager, subject);
  await frontButton(manager, '同意').click();
  await expect(manager.getByText('印章编号必须填写')).toBeVisible();
  await manager.getByLabel('印章编号 第1行').fill('HT-007');
  await manager.getByLabel('印章保管人').fill('何');
  await manager.getByTitle('何静').click();
  await manager.getByLabel('法务意见').fill('条款已核对');
  await expect(manager.getByLabel('用印事由')).toHaveCount(0);
  await decide(manager, '同意', '已办理');

  const head = await enter(buyersAdmin);
  await openTask(head, subject);
  await expect(head.getByText('HT-007').filter({ visible: true })).toBeVisible();
  await expect(head.getByText('条款已核对')).toHaveCount(0);
  await decide(head, '同意', '同意用印');

  await head.goto('/projectParameter/FormManagement/answers');
  const row = head.getByRole('row').filter({ hasText: subject });
  await expect(row).toContainText('已完成');
  const download = head.waitForEvent('download');
  await head.getByRole('button', { name: '导出' }).click();
  expect((await download).suggestedFilename()).toMatch(/^用印申请-.*\.xlsx$/);
  await row.getByText('用印申请').first().click();
  await expect(head.getByText('条款已核对').filter({ visible: true })).toBeVisible();

  await buyer.goto('/work/myapplybak/index');
  // His applications of other journeys stand beside it; on a phone each is a card.
  await buyer.getByRole('listitem').filter({ hasText: subject }).getByRole('button', { name: '打印' }).click();
  const spreadsheet = buyer.getByRole('article').filter({ visible: true });
  for (const text of [subject, '合同专用章', 'HT-007', '48', '框架合同.pdf', '同意用印'])
    await expect(spreadsheet).toContainText(text);
});
