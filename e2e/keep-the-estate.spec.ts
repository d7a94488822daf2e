import { buffer } from 'node:stream/consumers';
import { roomDistribution } from '@zhaocai/model/space/room-distribution';
import { distributedRoomFields } from '@zhaocai/model/space/distribution-endpoints';
import { readSpreadsheet } from '../apps/server/src/platform/excel/read-spreadsheet.ts';
import { expect, test } from './people/journey.ts';

test('a vacant room is given to a unit, stands in the spreadsheet that is exported, and comes back', async ({
  enter,
}) => {
  const page = await enter('estate');
  await page.goto('/estate/distribution');
  const dialog = page.getByRole('dialog');
  const held = page.getByRole('row').filter({ hasText: '档案室' });

  // Nothing is given while no room is chosen, and what was typed stays.
  await page.getByRole('button', { name: '分配房间' }).click();
  await dialog.getByLabel('协议编号').fill('FP-2026-07');
  await dialog.getByRole('button', { name: '分配房间' }).click();
  await expect(dialog.getByText('请选择房间', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('协议编号')).toHaveValue('FP-2026-07');

  await dialog.getByLabel('楼栋').click();
  await page.getByTitle('明德楼').filter({ visible: true }).click();
  await dialog.getByRole('combobox', { name: /房间$/ }).click();
  await page
    .getByTitle(/档案室/)
    .filter({ visible: true })
    .click();
  await page.keyboard.press('Escape');
  await dialog.getByLabel('使用单位').click();
  await page.keyboard.type('财务处');
  await page.locator('.ant-select-tree-title').filter({ hasText: '财务处', visible: true }).click();
  await dialog.getByLabel('开始日期').fill('2026-01-05');
  await dialog.getByLabel('开始日期').press('Enter');
  await dialog.getByRole('button', { name: '分配房间' }).click();
  await expect(page.getByText(/已分配1个房间/)).toBeVisible();
  await expect(held).toContainText('财务处');

  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ]);
  const { deptId, area } = roomDistribution.fields;
  const unit = { kind: 'text', label: deptId.label, maxLength: 100 } as const;
  const fields = { mansionName: distributedRoomFields.mansionName, deptId: unit, area: { ...area, readOnly: false } };
  const { rows } = await readSpreadsheet(await buffer(await exported.createReadStream()), fields);
  expect(rows.map(({ values }) => values)).toContainEqual(
    expect.objectContaining({ mansionName: '明德楼', deptId: '财务处', area: '52' }),
  );

  // Handed back with the keys: the room is free at once.
  await held.getByRole('button', { name: '退房' }).click();
  await dialog.getByLabel('退房原因').fill('档案迁至新馆');
  await dialog.getByLabel('已完成交接').check();
  await dialog.getByLabel('归还钥匙数').fill('2');
  await dialog.getByRole('button', { name: '确认退房' }).click();
  await expect(held).toContainText('已退');
  await page.goto('/estate/room');
  await expect(page.getByRole('row').filter({ hasText: '档案室' })).toContainText('空闲');
});

test('the tables of the standards are reached one after the other, in one window', async ({ enter }) => {
  const page = await enter('estate');
  await page.goto('/estate/quota/regulation?view=charge');
  const tables = page.getByRole('radiogroup', { name: '定额标准' });
  for (const [name, cell] of [
    ['教职工用房标准', '院士'],
    ['机关职级用房标准', '正处级'],
    ['学生用房标准', '硕士生'],
    ['科研用房标准', '国家级平台'],
    ['收费标准', '超额用房收费标准'],
  ] as const) {
    await tables.getByText(name, { exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: cell })).toHaveCount(1);
  }
  expect(page.context().pages()).toHaveLength(1);
});

test('the policy of leases is the platform’s until the university sets its own, with its source', async ({ enter }) => {
  const page = await enter('estate');
  await page.goto('/estate/lease-policy');
  await expect(page.getByRole('row').filter({ hasText: '2000-01-01' })).toHaveCount(1);
  await page.getByRole('button', { name: /新增/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('生效日期').fill('2027-01-01');
  await dialog.getByLabel('生效日期').press('Enter');
  await dialog.getByLabel('可提前申请续租（天）').fill('60');
  await dialog.getByRole('button', { name: /保\s*存/ }).click();
  await expect(dialog.getByText('请填写依据')).toBeVisible();
  await dialog.getByLabel('依据').fill('校发〔2026〕12号');
  await dialog.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByRole('row').filter({ hasText: '2027-01-01' })).toContainText('60');
});
