import { expect, test } from './people/journey.ts';

test('a room is reserved where the timetable is free, confirmed by another, and given back with a reason', async ({
  enter,
}) => {
  const buyer = await enter('buyer');
  await buyer.goto('/place/reserve');
  await expect(buyer.getByText('第一开标室')).toBeVisible();
  const day = buyer.locator('.place-days input');
  const today = await day.inputValue();
  await buyer.getByRole('button', { name: '后一天' }).click();
  await expect(day).not.toHaveValue(today);
  const dialog = buyer.getByRole('dialog');

  // The button beside the name proposes the first free half hour; what was typed stays when the time is taken.
  await buyer.getByRole('button', { name: /^预约采购会议室/ }).click();
  await dialog.getByLabel('用途').click();
  await buyer.getByTitle('会议', { exact: true }).filter({ visible: true }).click();
  await dialog.getByLabel('使用单位').fill('采购一科周会');
  await dialog.getByRole('button', { name: '保存' }).click();
  const block = buyer.getByRole('button', { name: /采购一科周会/ });
  await expect(block).toBeVisible();
  await expect(block).toHaveAttribute('title', /08:30–09:30 待审/);

  const manager = await enter('manager');
  await manager.goto('/place/reserve?view=list');
  const row = manager.getByRole('row').filter({ hasText: '采购一科周会' });
  await row.getByRole('button', { name: '确认预约' }).click();
  await manager.getByRole('dialog').getByRole('button', { name: '确认预约' }).click();
  await expect(row).toContainText('已预约');

  await buyer.goto('/place/reserve?view=list');
  const own = buyer.getByRole('row').filter({ hasText: '采购一科周会' });
  await own.getByRole('button', { name: '取消预约' }).click();
  await buyer.getByRole('dialog').getByRole('textbox').fill('改为线上会议');
  await buyer.getByRole('dialog').getByRole('button', { name: '取消预约' }).click();
  await expect(own).toContainText('已取消');
  await expect(own).toContainText('改为线上会议');
});
