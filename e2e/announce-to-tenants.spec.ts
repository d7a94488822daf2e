import { expect, timedTest as test } from './people/journey.ts';

// On a product of its own: it stands before every next page of every buyer until it is withdrawn.

test('what the platform announces as a must is read by a buyer before his next page, and counted for the platform', async ({
  enter,
}) => {
  const buyer = await enter('buyer');
  const platform = await enter('admin');
  await platform.goto('/desk/notice/edit');
  await platform.getByRole('textbox', { name: /标题$/ }).fill('周日零点停机维护');
  await platform.getByRole('switch').click();
  await platform.getByText('按租户类型', { exact: true }).click();
  await platform.getByRole('checkbox', { name: '采购单位' }).check();
  await platform.getByRole('textbox', { name: '内容' }).fill('请提前保存正在填写的内容。');
  await platform.getByRole('button', { name: /^发\s?布$/ }).click();
  await expect(platform).toHaveURL(/\/desk\/notice$/);

  await buyer.goto('/desk/notice/read');
  const dialog = buyer.getByRole('dialog', { name: '必读通知' });
  await expect(dialog).toContainText('请提前保存正在填写的内容。');
  await buyer.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '我已阅读' }).click();
  await expect(dialog).toBeHidden();
  await buyer.reload();
  await expect(buyer.getByRole('link', { name: /周日零点停机维护/ })).toContainText('平台发布');
  await expect(dialog).toBeHidden();

  await platform.reload();
  const row = platform.getByRole('row').filter({ hasText: '周日零点停机维护' });
  await row.getByRole('button', { name: '阅读情况' }).click();
  const readers = platform.getByRole('dialog').getByRole('row').filter({ hasText: '采购单位' });
  await expect(readers).toContainText('大学招投标中心');
  await expect(readers).toContainText(/[1-9]\d?%$/);

  await platform.keyboard.press('Escape');
  await row.getByRole('button', { name: '撤回' }).click();
  const question = platform.getByRole('dialog', { name: '撤回“周日零点停机维护”？' });
  await question.getByRole('textbox').fill('维护改期');
  await question.getByRole('button', { name: /^撤\s?回$/ }).click();
  await expect(row).toContainText('已撤回');
  await buyer.reload();
  await expect(buyer.getByRole('link', { name: /周日零点停机维护/ })).toHaveCount(0);
});
