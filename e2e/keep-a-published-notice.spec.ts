import { confirmTender, draftNotice, publishDraft } from './arrange/tender.ts';
import { expect, timedTest as test } from './people/journey.ts';

test('a notice that was published meanwhile is not changed, and what was typed stays', async ({ product, enter }) => {
  const tender = await confirmTender(product, { manner: 5, projectNo: 'NOTICE-1', projectName: '报告厅音响设备' });
  const notice = await draftNotice(product, tender);
  const page = await enter('buyer');
  await page.goto(`/projectManagement/noticeAdministration/creatNotice?id=${notice.id}`);
  const title = page.getByRole('textbox', { name: '标题' });
  await title.fill('报告厅音响设备采购公告（改）');
  // Beside the text stand the rules that it must keep, each with its article.
  await expect(page.getByText('发布条件核验')).toBeVisible();
  await expect(page.getByText(/政府采购法|办法|条/).first()).toBeVisible();

  await publishDraft(product, notice);
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText(/已发布|已被他人修改/).first()).toBeVisible();
  await expect(title).toHaveValue('报告厅音响设备采购公告（改）');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('公告已发布', { exact: true })).toHaveCount(0);

  // Suppliers read what was published, and its own page offers no editing.
  await page.goto(`/projectManagement/noticeAdministration/noticeDetail?id=${notice.id}`);
  await expect(page.getByRole('heading', { name: '报告厅音响设备询价采购公告' })).toBeVisible();
  await expect(page.getByRole('button', { name: '编辑' })).toHaveCount(0);
});
