import { expect, test } from './people/journey.ts';

test('papers of a project are asked for on its page, lent by another, and received again with their condition', async ({
  enter,
}) => {
  const buyer = await enter('buyer');
  await buyer.goto('/tenderee/myTenderee');
  await buyer.getByRole('row').filter({ hasText: 'DEMO-007' }).click();
  const section = buyer.getByRole('region', { name: '资料借阅' });
  await section.getByRole('button', { name: '申请借阅' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByLabel('资料类型').click();
  await buyer.getByTitle('合同', { exact: true }).filter({ visible: true }).click();
  await dialog.getByLabel('借阅份数').fill('2');
  await dialog.getByLabel('借阅人').fill('沈文');
  await dialog.getByLabel('计划归还时间').fill('2099-01-08 17:00');
  await dialog.getByLabel('计划归还时间').press('Enter');
  await dialog.getByLabel('借阅用途').fill('核对付款条款');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(section.getByRole('row').filter({ hasText: '沈文' })).toContainText('审批中');

  const manager = await enter('manager');
  await manager.goto('/tenderee/borrow');
  await manager.getByRole('row').filter({ hasText: '沈文' }).getByText(/^JY-/).click();
  await manager.getByRole('button', { name: '同意借出' }).click();
  await manager.getByRole('dialog').getByRole('button', { name: '同意借出' }).click();
  await manager.getByRole('button', { name: '登记归还' }).click();
  const receiving = manager.getByRole('dialog');
  await receiving.getByLabel('归还情况').click();
  await manager.getByTitle('损坏', { exact: true }).filter({ visible: true }).click();
  await receiving.getByRole('button', { name: '保存' }).click();
  // A refusal says what is missing, and everything that was typed stays.
  await expect(manager.getByText('请填写备注').first()).toBeVisible();
  await receiving.getByLabel('备注').fill('封面破损');
  await receiving.getByRole('button', { name: '保存' }).click();
  await expect(manager.getByRole('row').filter({ hasText: '封面破损' })).toContainText('损坏');
  await expect(manager.getByText('已归还', { exact: true }).first()).toBeVisible();
});

test('a team joins the members of a project at once, and a star keeps the project among what one watches', async ({
  enter,
}) => {
  const manager = await enter('manager');
  await manager.goto('/base/team');
  await expect(manager.getByText('货物采购组')).toBeVisible();
  await manager.goto('/tenderee/myTenderee');
  await manager.getByRole('row').filter({ hasText: 'DEMO-004' }).click();
  await manager.getByRole('button', { name: '设置成员' }).click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByRole('button', { name: '按团队添加' }).click();
  await dialog.getByLabel('请选择团队').click();
  await manager.getByTitle('货物采购组', { exact: true }).filter({ visible: true }).click();
  await dialog.getByRole('button', { name: '添加到成员' }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();

  await manager.getByRole('button', { name: /(^|\s)关注$/ }).click();
  await expect(manager.getByRole('button', { name: '已关注' })).toBeVisible();
  await manager.goto('/attention');
  await expect(manager.getByRole('row').filter({ hasText: 'DEMO-004' })).toBeVisible();
  await manager.goto('/tenderee/myTenderee?watched=1');
  await expect(manager.getByRole('row').filter({ hasText: 'DEMO-004' })).toBeVisible();
  await expect(manager.getByRole('row').filter({ hasText: 'DEMO-007' })).toHaveCount(0);
});
