import { openThreeQuotes, publishResult, publishTender } from './arrange/tender.ts';
import { agree } from './pages/question.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';

const plan = { manner: 5, projectNo: 'PJ-1', projectName: '评价供应商履约的投影机' } as const;

test('a supplier is judged item by item with the keyboard, appeals, and another person answers the appeal', async ({
  product,
  enter,
}) => {
  const tender = await publishTender(product, plan);
  await openThreeQuotes(product, tender);
  await publishResult(product, tender);

  const buyer = await enter('buyer');
  await buyer.goto('/performanceEvaluate/record');
  await buyer.getByRole('button', { name: '新建评价' }).click();
  await buyer.getByRole('textbox', { name: '被评方、项目名称或编号' }).fill(plan.projectName);
  const line = buyer.getByRole('row').filter({ hasText: plan.projectName });
  await expect(line).toHaveCount(1);
  await line.getByRole('button', { name: '评价', exact: true }).click();
  const first = buyer.getByRole('textbox', { name: '得分 交付及时性' });
  await expect(first).toBeVisible();
  await standStill(buyer);
  await first.focus();
  for (const score of ['20', '15', '10', '5']) {
    await buyer.keyboard.type(score);
    await buyer.keyboard.press('Enter');
  }
  await expect(buyer.getByRole('main')).toContainText('总分 50.00');
  await expect(buyer.getByRole('main')).toContainText('不合格');
  await buyer.getByRole('textbox', { name: '扣分说明 交付及时性' }).fill('延误五日');
  await buyer.getByRole('button', { name: '提交评价' }).click();
  await expect(buyer).toHaveURL(/record\/detail\?id=\d+/);
  await expect(buyer.getByRole('main')).toContainText('已评');
  const id = /id=(\d+)/.exec(buyer.url())?.[1] ?? '';

  const supplier = await enter('supplier2');
  await supplier.goto(`/performanceEvaluate/own/detail?id=${id}`);
  await expect(supplier.getByRole('main')).toContainText('延误五日');
  await supplier.getByRole('button', { name: '申诉' }).click();
  const appeal = supplier.getByRole('dialog');
  await standStill(supplier);
  await appeal.getByLabel('申诉理由').fill('收货地点临时变更，已书面报备');
  await appeal.getByRole('button', { name: '申诉', exact: true }).click();
  await expect(supplier.getByRole('main')).toContainText('申诉中');

  const manager = await enter('manager');
  await manager.goto(`/performanceEvaluate/record/detail?id=${id}`);
  await expect(manager.getByRole('main')).toContainText('收货地点临时变更');
  await manager.getByRole('button', { name: '维持原评价' }).click();
  const answer = manager.getByRole('dialog');
  await standStill(manager);
  await answer.getByLabel('申诉处理意见').fill('变更发生在约定交货日之后，维持。');
  await answer.getByRole('button', { name: '维持原评价', exact: true }).click();
  await expect(manager.getByRole('main')).toContainText('已确认');
  await manager.getByRole('button', { name: '归档' }).click();
  await agree(manager, '归档');
  await expect(manager.getByRole('main')).toContainText('已归档');
  await manager.getByRole('heading', { level: 1 }).getByRole('link').click();
  await expect(manager.getByRole('main')).toContainText('建议');
});
