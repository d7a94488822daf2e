import type { Page } from '@playwright/test';
import { expect, test } from './people/journey.ts';
import { dress } from './people/dress.ts';

/** An empty list offers the same once more. */
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const field = (page: Page, label: string) =>
  page.getByRole('dialog').filter({ visible: true }).getByLabel(label, { exact: true });

async function picture(page: Page, name: string): Promise<void> {
  for (const width of [1440, 390])
    for (const [theme, language] of [
      ['white', 'zh'],
      ['dark', 'en'],
    ] as const) {
      await dress(page, { size: { width, height: 900 }, theme, language });
      await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible();
      await page.screenshot({ path: `test-results/pictures/${name}-${width}-${theme}-${language}.png` });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  await dress(page, { size: { width: 1440, height: 900 }, theme: 'white', language: 'zh' });
}

test('an administrator makes a key for a program, which calls by it until it is revoked', async ({ enter }) => {
  const page = await enter('admin');
  await page.goto('/system/apiKey');
  await expect(page.getByText('还没有接口密钥')).toBeVisible();
  await button(page, /新增接口密钥/).click();
  await field(page, '密钥名称').fill('ERP 同步');
  await button(page, '生成密钥').click();
  await expect(page.getByText('请至少选择一项权限')).toHaveCount(0);
  await field(page, '到期时间').fill('2027-03-01 10:00');
  await field(page, '到期时间').press('Enter');
  await expect(page.locator('.ant-picker-dropdown').filter({ visible: true })).toHaveCount(0);
  await button(page, '选择全部').click();
  await page.screenshot({ path: 'test-results/pictures/api-key-form.png' });
  await button(page, '生成密钥').click();
  await expect(page.getByText('密钥已生成')).toBeVisible();
  const key = await page
    .locator('.kit-secret')
    .getByText(/^key_\d{6}_/)
    .first()
    .innerText();
  await page.screenshot({ path: 'test-results/pictures/api-key-once.png' });
  await button(page, '我已保存').click();
  const ask = () =>
    page.evaluate(
      (bearer) => fetch('/api/blade-user/info', { headers: { 'blade-auth': bearer } }).then(({ status }) => status),
      `bearer ${key}`,
    );
  expect(await ask()).toBe(200);
  await picture(page, 'api-keys');
  await button(page, '吊销').first().click();
  await page.getByRole('dialog').getByRole('button', { name: '吊销' }).click();
  await expect(page.getByText('密钥已吊销')).toBeVisible();
  await expect.poll(ask).toBe(401);
});

test('an administrator subscribes to events, is told the secret once, and sees what became of a test', async ({
  enter,
}) => {
  const page = await enter('admin');
  await page.goto('/system/webhook');
  await button(page, /新增事件推送/).click();
  await field(page, '推送名称').fill('ERP');
  await field(page, '接收地址').fill('https://10.0.0.7/hook');
  await page.getByText('项目已开标').click();
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/接收地址须为公网/)).toBeVisible();
  await field(page, '接收地址').fill('https://webhook.invalid/hook');
  await page.screenshot({ path: 'test-results/pictures/webhook-form.png' });
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await button(page, '我已保存').click();
  await expect(page.getByText('https://webhook.invalid/hook')).toBeVisible();
  await picture(page, 'webhooks');
  await page.getByText('ERP', { exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByText('“ERP”的推送记录')).toBeVisible();
  await page.screenshot({ path: 'test-results/pictures/webhook-deliveries.png' });
});
