import { openThreeQuotes, publishTender, type Tender } from './arrange/tender.ts';
import { ComparisonPage } from './pages/comparison-page.ts';
import { expect, timedTest as test } from './people/journey.ts';
import type { Product } from './product/product.ts';

/** An inquiry with three quotes, opened: the second is the lowest. */
async function openedInquiry(product: Product, projectNo: string): Promise<Tender> {
  const tender = await publishTender(product, { manner: 5, projectNo, projectName: '公共教室投影机' });
  await openThreeQuotes(product, tender);
  return tender;
}

test('a dearer offer is chosen only with a reason, and the manager sees both before he confirms', async ({
  product,
  enter,
}) => {
  const { projectId } = await openedInquiry(product, 'WINNER-1');
  const table = new ComparisonPage(await enter('buyer'));
  await table.open(projectId);
  await expect(table.row('总价（元）').getByText('最低价', { exact: true })).toHaveCount(1);
  await expect(table.row('总价（元）')).toContainText('163,010.00');

  await table.offer('supplier1').check();
  await table.saveButton.click();
  await expect(table.page.getByText('未选择最低价，请填写选择理由').first()).toBeVisible();
  await expect(table.offer('supplier1')).toBeChecked();

  await table.reason('激光投影机').fill('响应时间更短，质保更长');
  await table.save();
  await table.submit();
  await expect(table.offer('supplier1')).toBeDisabled();

  const review = new ComparisonPage(await enter('manager'));
  await review.open(projectId, 'manager');
  await expect(review.table.getByRole('img', { name: '已选择' })).toHaveCount(1);
  await expect(review.table.getByRole('checkbox')).toHaveCount(0);
  await expect(review.reason('激光投影机')).toHaveValue('响应时间更短，质保更长');
  await review.confirm();
});

test('a second winner is refused where one is allowed, and the table works from the keyboard', async ({
  product,
  enter,
}) => {
  const { projectId } = await openedInquiry(product, 'WINNER-2');
  const table = new ComparisonPage(await enter('buyer'));
  await table.open(projectId);
  await table.row('选择').getByRole('rowheader').click();
  for (const key of ['ArrowRight', 'Space', 'ArrowRight', 'Space']) await table.page.keyboard.press(key);
  await expect(table.table.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await table.saveButton.click();
  await expect(table.page.getByText('“激光投影机”最多选择1家供应商').first()).toBeVisible();

  await table.page.keyboard.press('Escape');
  await table.offer('supplier2').setChecked(true);
  await table.offer('supplier1').setChecked(false);
  await table.offer('supplier3').setChecked(false);
  await table.save();
});

test('whoever saves over a change of another window is told so, and nothing of it is lost', async ({
  product,
  enter,
}) => {
  const { projectId } = await openedInquiry(product, 'WINNER-3');
  const first = new ComparisonPage(await enter('buyer'));
  const second = new ComparisonPage(await enter('buyer'));
  await Promise.all([first.open(projectId), second.open(projectId)]);
  await first.offer('supplier2').check();
  await first.save();

  await second.offer('supplier3').check();
  await second.reason('激光投影机').fill('样品经使用部门试用');
  await second.saveButton.click();
  await expect(second.page.getByText('数据已被他人修改，请刷新后重试').first()).toBeVisible();
  await expect(second.offer('supplier3')).toBeChecked();
  await expect(second.reason('激光投影机')).toHaveValue('样品经使用部门试用');
  await first.page.reload();
  await expect(first.offer('supplier2')).toBeChecked();
  await expect(first.offer('supplier3')).not.toBeChecked();
});
