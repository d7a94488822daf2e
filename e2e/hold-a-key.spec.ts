import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './people/journey.ts';

const keysPath = '/info/sealKeys';

async function open(page: Page) {
  await page.goto(keysPath);
  await expect(page.getByRole('heading', { name: '我的开标密钥', level: 1 })).toBeVisible();
}

async function typePassphrase(page: Page, passphrase: string, again = passphrase) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('口令', { exact: true }).fill(passphrase);
  await dialog.getByLabel('再次输入口令').fill(again);
}

test('a colleague makes his opening key, takes its file along, and knows his passphrase from a wrong one', async ({
  enter,
}) => {
  const estate = await enter('estate');
  await open(estate);
  await estate.getByRole('button', { name: '生成开标密钥' }).click();
  const dialog = estate.getByRole('dialog');
  await typePassphrase(estate, '三月开标2026', '三月开标2027');
  await dialog.getByRole('button', { name: '生成开标密钥' }).click();
  // What is wrong is said, and what was typed stays.
  await expect(dialog.getByText('两次输入的口令不一致')).toBeVisible();
  await expect(dialog.getByText('请先确认')).toBeVisible();
  await typePassphrase(estate, '三月开标2026');
  await dialog.getByText('我已知晓').click();
  await dialog.getByRole('button', { name: '生成开标密钥' }).click();
  await expect(dialog.getByText('开标密钥已生成')).toBeVisible();
  const downloading = estate.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载密钥文件' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^开标密钥-.+-\d{8}\.age$/);
  const locked = await readFile(await file.path(), 'utf8');
  expect(locked).toContain('BEGIN AGE ENCRYPTED FILE');
  expect(locked).not.toContain('SECRET');
  await dialog.getByRole('button', { name: '完成' }).click();

  const section = estate.getByRole('region', { name: '开标密钥' });
  await expect(section.getByText('使用中')).toBeVisible();
  await section.getByRole('button', { name: '测试口令' }).click();
  await dialog.getByLabel('口令', { exact: true }).fill('三月开标2027');
  await dialog.getByRole('button', { name: '测试口令' }).click();
  await expect(dialog.getByText('口令不正确')).toBeVisible();
  await dialog.getByLabel('口令', { exact: true }).fill('三月开标2026');
  await dialog.getByRole('button', { name: '测试口令' }).click();
  await expect(dialog.getByText('口令正确，密钥可用')).toBeVisible();
});

test('a key that is replaced stays among the former ones, and one that is lost is used no longer', async ({
  enter,
}) => {
  const finance = await enter('finance');
  await open(finance);
  const section = finance.getByRole('region', { name: '开标密钥' });
  await section.getByRole('button', { name: '更换' }).click();
  await typePassphrase(finance, '新口令20260301');
  const dialog = finance.getByRole('dialog');
  await dialog.getByText('我已知晓').click();
  await dialog.getByRole('button', { name: '更换' }).click();
  await dialog.getByRole('button', { name: '完成' }).click();
  const former = section.getByRole('list', { name: '开标密钥：历史密钥' });
  await expect(former.getByText('已更换')).toBeVisible();
  // What was sealed to the former one opens by its own passphrase.
  await former.getByRole('button', { name: '测试口令' }).click();
  await dialog.getByLabel('口令', { exact: true }).fill('Demo@2026');
  await dialog.getByRole('button', { name: '测试口令' }).click();
  await expect(dialog.getByText('口令正确，密钥可用')).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await section.getByRole('button', { name: '挂失' }).click();
  await finance.getByRole('dialog').getByRole('button', { name: '挂失' }).click();
  await expect(former.getByText('已挂失')).toBeVisible();
  await expect(section.getByRole('button', { name: '生成开标密钥' })).toBeVisible();
});

/** Runs in the browser: the longest time for which the page answers nobody, from now on. */
function watchTasksInPage(): { longestMs: number } {
  const watched = { longestMs: 0 };
  const observer = new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) watched.longestMs = Math.max(watched.longestMs, duration);
  });
  observer.observe({ type: 'longtask' });
  return watched;
}

test('a bidder tries how fast this browser seals 100 MB, and the page answers meanwhile', async ({ enter }) => {
  const supplier = await enter('supplier1');
  await open(supplier);
  await expect(supplier.getByRole('region', { name: '签名密钥' }).getByText('使用中')).toBeVisible();
  const section = supplier.getByRole('region', { name: '投标环境检测' });
  const watched = await supplier.evaluateHandle(watchTasksInPage);
  await section.getByRole('button', { name: '开始检测' }).click();
  await expect(section.getByText(/100 MB 用时 [\d.]+ 秒/)).toBeVisible();
  const longestTaskMs = await watched.evaluate(({ longestMs }) => longestMs);
  const [measured] = await supplier.evaluate(() =>
    performance.getEntriesByName('seal-100-mb').map((entry) => (entry as PerformanceMeasure).detail as object),
  );
  process.stdout.write(`sealing 100 MB in the browser: ${JSON.stringify({ ...measured, longestTaskMs })}\n`);
  expect(measured).toMatchObject({ ms: expect.any(Number) });
});

test('without https the page says so before anybody begins', async ({ enter }) => {
  const admin = await enter('admin');
  await admin.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await open(admin);
  await expect(admin.getByText('密封投标需要 https', { exact: true })).toBeVisible();
  await expect(admin.getByText('暂无开标密钥')).toBeVisible();
  await expect(admin.getByRole('button', { name: '生成开标密钥' })).toBeHidden();
});
