import { confirmTender } from './arrange/tender.ts';
import { expect, test, timedTest } from './people/journey.ts';

timedTest(
  'a method is read like a page, its numbers only tightened, and its projects get their tasks',
  async ({ enter, product }) => {
    const manager = await enter('manager');
    await manager.goto('/procedure/configuration');
    await manager.getByRole('button', { name: '询价' }).first().click();
    const head = manager.getByRole('region', { name: '政府采购货物 · 询价' });
    await expect(head).toContainText('发布公告');
    await expect(manager.getByRole('region', { name: '期限与数量' })).toContainText('财政部令第74号');

    // Below the law's number it says what the law demands, and what was typed stays.
    await head.getByRole('button', { name: '设置方式' }).click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByLabel('最少供应商数', { exact: true }).fill('2');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(manager.getByText('最少供应商数不能低于法定的3家')).toBeVisible();
    await expect(dialog.getByLabel('最少供应商数', { exact: true })).toHaveValue('2');
    await dialog.getByLabel('最少供应商数', { exact: true }).fill('4');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(manager.getByRole('region', { name: '期限与数量' }).getByText('4家')).toBeVisible();
    // Other journeys on this product open with three.
    await head.getByRole('button', { name: '设置方式' }).click();
    await dialog.getByLabel('最少供应商数', { exact: true }).fill('3');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(manager.getByRole('region', { name: '期限与数量' }).getByText('4家')).toHaveCount(0);

    await confirmTender(product, { manner: 5, projectNo: 'CONF-001', projectName: '配置检验项目' });
    const buyer = await enter('buyer');
    await buyer.goto('/procedure/task');
    const row = buyer.getByRole('row').filter({ hasText: '配置检验项目' }).filter({ hasText: '编制采购文件' });
    await expect(row).toContainText('进行中');
    await row.getByRole('button', { name: '办结' }).click();
    await buyer.getByRole('dialog').getByRole('button', { name: '办结' }).click();
    await expect(buyer.getByText('请先上传采购文件')).toBeVisible();
  },
);

test('an amount asks for a method, with its rule and article', async ({ enter }) => {
  const buyer = await enter('buyer');
  await buyer.goto('/tenderee/myTenderee/addTenderee');
  await buyer.getByLabel('项目总预算').fill('2500000');
  await expect(buyer.getByText(/按“货物公开招标数额标准”应采用公开招标，如需变更请上传批准文件/)).toBeVisible();
  await expect(buyer.getByText('变更采购方式批准文件')).toBeVisible();
});

test('the catalogue grows below a class, and is taken out of use with what lies below', async ({ enter }) => {
  const manager = await enter('manager');
  await manager.goto('/procedure/item');
  const row = manager.getByRole('row').filter({ hasText: '文物和陈列品' });
  await row.getByRole('button', { name: '停用' }).click();
  await manager.getByRole('button', { name: /确\s*定/ }).click();
  await expect(row).toContainText('停用');
});
