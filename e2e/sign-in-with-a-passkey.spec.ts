import type { Page } from '@playwright/test';
import { codeAt } from '../apps/server/test/authenticator.ts';
import { formatInstant, parseInstant } from '../apps/server/src/platform/db/index.ts';
import { LoginPage } from './pages/login-page.ts';
import { agree } from './pages/question.ts';
import { ShellPage } from './pages/shell-page.ts';
import { expect, timedTest as test } from './people/journey.ts';
import type { Product } from './product/product.ts';

const tenantId = '100001';
const account = 'estate';
const password = 'Demo@2026';

const myAccount = (page: Page) => page.getByRole('button', { name: '我的账号' });

/** A telephone that knows its owner by the finger, in Chromium. */
async function carryAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  const question = await new ShellPage(page).askToLeave();
  await question.getByRole('button', { name: '退出登录' }).click();
  await expect(new LoginPage(page).signInButton).toBeVisible();
}

async function typePassword(page: Page): Promise<void> {
  await new LoginPage(page).signIn(tenantId, account, password);
  await expect(page.getByRole('heading', { name: '双重验证' })).toBeVisible();
}

/** A code is good once. */
async function waitForNextCode(product: Product): Promise<void> {
  await product.setClock(formatInstant(parseInstant(await product.now()) + 60_000));
}

/** Browsers know passkeys by names: the same server under its other one. */
const named = (site: string) => site.replace('127.0.0.1', 'localhost');

test('a passkey signs its owner in alone and after the password, until it is removed', async ({ openWindow, site }) => {
  const page = await openWindow(account);
  await carryAuthenticator(page);
  await page.goto(`${named(site)}/login`);
  await page.getByRole('button', { name: new RegExp(`^${account}`) }).click();
  await expect(myAccount(page)).toBeVisible();

  await page.goto(`${named(site)}/info/index`);
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  await page.getByRole('textbox', { name: '通行密钥名称' }).fill('办公电脑');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('list', { name: '恢复码' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: '已妥善保存' }).click();
  await expect(page.getByText('办公电脑')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: '使用通行密钥登录' }).click();
  await expect(myAccount(page)).toBeVisible();

  await signOut(page);
  await typePassword(page);
  await page.getByRole('button', { name: '改用通行密钥' }).click();
  await expect(myAccount(page)).toBeVisible();

  await page.goto(`${named(site)}/info/index`);
  await expect(page.getByText(/localhost · 添加 .* · 最近使用 \d{4}-/)).toBeVisible();
  await page.getByRole('button', { name: '移除通行密钥 办公电脑' }).click();
  await agree(page, '移除');
  await expect(page.getByText('通行密钥已移除')).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: '使用通行密钥登录' }).click();
  await expect(new LoginPage(page).refusal).toHaveText('通行密钥验证未通过，请重试或改用其他方式');
});

test('an authenticator is enrolled by its key, asked for after the password, and taken away with a code', async ({
  openWindow,
  product,
}) => {
  const page = await openWindow(account);
  const login = new LoginPage(page);
  await login.enterAs(account);
  await page.goto('/info/index');
  await page.getByRole('button', { name: '启用动态验证码' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: '二维码' })).toBeVisible();
  const key = await dialog.getByRole('button', { name: /^[A-Z2-7]{32}$/ }).innerText();
  await dialog.getByRole('textbox', { name: '动态验证码' }).fill(codeAt(key, await product.now()));
  await dialog.getByRole('button', { name: '启用', exact: true }).click();
  await page.getByRole('button', { name: '已妥善保存' }).click();

  await signOut(page);
  await typePassword(page);
  const code = page.getByLabel(/^动态验证码/);
  await code.fill('000000');
  await login.signInButton.click();
  await expect(login.refusal).toHaveText('验证码不正确或已使用，请等待下一个验证码后重试');
  await expect(code).toHaveValue('000000');
  await waitForNextCode(product);
  await code.fill(codeAt(key, await product.now()));
  await login.signInButton.click();
  await expect(myAccount(page)).toBeVisible();

  await waitForNextCode(product);
  await page.goto('/info/index');
  await page.getByRole('button', { name: '停用动态验证码' }).click();
  await dialog.getByRole('textbox', { name: '动态验证码' }).fill(codeAt(key, await product.now()));
  await dialog.getByRole('button', { name: '停用', exact: true }).click();
  await expect(page.getByText('动态验证码已停用')).toBeVisible();
});
