import type { Page } from '@playwright/test';
import { expect, test } from './people/journey.ts';

const libraryPath = '/expertDatabase/specialistList/index';

async function open(page: Page) {
  await page.goto(libraryPath);
  await expect(page.getByRole('heading', { name: '专家名录', level: 1 })).toBeVisible();
}

test('a purchaser enters an expert, the manager lets him into the library and looks at his whole numbers', async ({
  enter,
}) => {
  const buyer = await enter('buyer');
  await open(buyer);
  await buyer.getByRole('button', { name: '新增专家' }).click();
  await expect(buyer.getByRole('heading', { name: '登记专家', level: 1 })).toBeVisible();
  const typed = (name: string) => buyer.getByRole('textbox', { name, exact: true });
  await typed('姓名').last().fill('沈一鸣');
  await typed('身份证号').fill('330199197503150010');
  await typed('手机号').fill('13912345678');
  await buyer.getByRole('combobox', { name: '所在地区' }).fill('杭州');
  await buyer.getByText('杭州市', { exact: true }).click();
  await typed('工作单位').last().fill('浙江省农业科学院');
  await typed('职称').last().fill('研究员');
  await buyer.getByRole('combobox', { name: '职称级别', exact: true }).last().click();
  await buyer.getByTitle('正高级').click();
  await typed('从业年限').fill('12');
  await buyer.getByRole('combobox', { name: '评审专业', exact: true }).click();
  await buyer.getByTitle('E0101 信息技术').click();
  await buyer.keyboard.press('Escape');
  await buyer.getByRole('button', { name: '提交审核' }).click();
  // What is wrong is said where it stands, and what was typed stays.
  await expect(buyer.getByText('身份证号格式不正确')).toBeVisible();
  await typed('身份证号').fill('330199197503150015');
  await buyer.getByRole('button', { name: '提交审核' }).click();
  await expect(buyer.getByRole('heading', { name: '沈一鸣', level: 1 })).toBeVisible();
  await expect(buyer.getByText('139****5678')).toBeVisible();
  await expect(buyer.getByRole('button', { name: '审核通过' })).toHaveCount(0);
  const address = buyer.url();

  const manager = await enter('manager');
  await manager.goto(address);
  await expect(manager.getByRole('heading', { name: '沈一鸣', level: 1 })).toBeVisible();
  await manager.getByRole('button', { name: '审核通过' }).click();
  await manager.getByRole('dialog').getByRole('button', { name: '审核通过' }).click();
  await expect(manager.getByText('已入库').first()).toBeVisible();
  await manager.getByRole('button', { name: '查看完整号码' }).click();
  const asked = manager.getByRole('dialog');
  await expect(asked.getByText('本次查看将计入存证。')).toBeVisible();
  await asked.getByRole('button', { name: '查看完整号码' }).click();
  await expect(manager.getByText('13912345678')).toBeVisible();
});

test('the first account of an expert is his default one, and a card number that does not add up is refused', async ({
  enter,
}) => {
  const buyer = await enter('buyer');
  await open(buyer);
  await buyer.getByRole('link', { name: '曾令辉' }).click();
  await expect(buyer.getByRole('heading', { name: '曾令辉', level: 1 })).toBeVisible();
  const banks = buyer.getByRole('region', { name: '银行账户' });
  await banks.getByRole('button', { name: '新增银行账户' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByLabel('开户行').fill('中国银行杭州高新支行');
  await dialog.getByLabel('银行卡号').fill('4111111111111112');
  await dialog.getByRole('switch').click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(buyer.getByText('银行卡号格式不正确').first()).toBeVisible();
  await dialog.getByLabel('银行卡号').fill('4111111111111111');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(banks.getByText('****1111')).toBeVisible();
  await expect(banks.getByText('默认')).toHaveCount(1);
});
