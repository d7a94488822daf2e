import { buyersAdmin } from './people/account.ts';
import { decide, frontButton, openTask } from './pages/task-pages.ts';
import { expect, test } from './people/journey.ts';
import type { Page } from '@playwright/test';

const reason = '回家探亲';

async function applyForLeave(page: Page): Promise<void> {
  await page.goto('/work/myapplybak/myapplyForm');
  await page.getByRole('link', { name: '请假流程' }).click();
  await page.getByLabel('开始时间').fill('2026-12-01 09:00');
  await page.keyboard.press('Enter');
  await page.getByLabel('结束时间').fill('2026-12-05 18:00');
  await page.keyboard.press('Enter');
  await page.getByLabel('请假事由').fill(reason);
  await frontButton(page, '提交申请').click();
  await expect(page).toHaveURL(/\/work\/process\/leave\/detail\//);
}

test('a leave is applied for, sent back, handed in again, approved by two and printed', async ({ enter }) => {
  const buyer = await enter('buyer');
  const manager = await enter('manager');
  const head = await enter(buyersAdmin);

  await manager.goto('/');
  await expect(manager.getByRole('button', { name: '我的账号' })).toBeVisible();
  await applyForLeave(buyer);

  // The notice reaches the other browser by itself and leads to the task.
  await manager.getByRole('alert', { name: '消息提醒' }).getByRole('button', { name: '查看' }).click();
  await expect(manager).toHaveURL(/\/messageCenter\/informDetail\?id=\d+/);
  await frontButton(manager, '去办理').click();
  await expect(manager.getByLabel('请假事由')).toHaveValue(reason);
  await decide(manager, '驳回', '请写明目的地');

  await openTask(buyer, '请假');
  await expect(buyer.getByText('请写明目的地').filter({ visible: true }).first()).toBeVisible();
  await decide(buyer, '重新提交', '目的地杭州');

  await openTask(manager, '请假');
  await decide(manager, '同意', '同意');
  await openTask(head, '请假');
  await decide(head, '同意', '注意安全');

  await buyer.goto('/work/myapplybak/index');
  const passed = buyer.getByRole('row').filter({ hasText: '请假' }).filter({ hasText: '已通过' });
  await expect(passed).toHaveCount(1);
  await passed.getByRole('button', { name: '打印' }).click();
  const spreadsheet = buyer.getByRole('article').filter({ visible: true });
  await expect(spreadsheet).toContainText(reason);
  for (const opinion of ['请写明目的地', '目的地杭州', '注意安全']) await expect(spreadsheet).toContainText(opinion);
});
