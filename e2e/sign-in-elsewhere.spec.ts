import type { Page } from '@playwright/test';
import { registeredClient, startIdentityServer, type IdentityServer } from '../apps/server/test/identity-server.ts';
import { LoginPage } from './pages/login-page.ts';
import { agree } from './pages/question.ts';
import { ShellPage } from './pages/shell-page.ts';
import { expect, timedTest as test } from './people/journey.ts';

/** Of this journey's own: others run on the same product. */
const mark = String(Date.now()).slice(-6);
const tenantId = '100001';
const providerName = `校园认证${mark}`;

const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });

async function setUp(page: Page, { issuer }: IdentityServer): Promise<void> {
  await page.goto('/system/identityProvider');
  // An empty list has one more of them.
  await page.getByRole('button', { name: '新增第三方登录' }).first().click();
  await field(page, '来源编号').fill(`campus${mark}`);
  await field(page, '按钮名称').fill(providerName);
  await field(page, '签发者地址').fill(issuer);
  await field(page, '客户端编号').fill(registeredClient.clientId);
  await field(page, '客户端密钥').fill(registeredClient.clientSecret);
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function pressTest(page: Page): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: providerName, visible: true });
  await row.getByRole('button', { name: '测试' }).click();
}

/** From the sign-in page, where the tenant is typed, to the provider. */
async function chooseProvider(page: Page): Promise<void> {
  await new LoginPage(page).tenant.fill(tenantId);
  await page.getByRole('button', { name: providerName }).click();
}

const atProvider = (page: Page) => page.getByRole('button', { name: '登录校园' });

async function sayWho(page: Page, account: string): Promise<void> {
  await expect(atProvider(page)).toBeVisible();
  await page.getByLabel('学工号').fill(account);
  await atProvider(page).click();
}

async function signOut(page: Page): Promise<void> {
  const question = await new ShellPage(page).askToLeave();
  await question.getByRole('button', { name: '退出登录' }).click();
}

const myAccount = (page: Page) => page.getByRole('button', { name: '我的账号' });

async function openRegistration(product: { asSuperuser(sql: string): Promise<unknown> }): Promise<void> {
  await product.asSuperuser(`update param set param_value = 'true' where param_key = 'account.registerUser'`);
}

test('the administrator sets a provider up and tests it; his people link it, come in by it and leave by it', async ({
  openWindow,
  product,
}) => {
  const elsewhere = await startIdentityServer(`${product.url}/login`, { asks: true });
  const admin = await openWindow('admin');
  await new LoginPage(admin).open();
  await new LoginPage(admin).signIn(tenantId, 'admin', 'Demo@2026');
  await expect(myAccount(admin)).toBeVisible();
  await setUp(admin, elsewhere);
  await pressTest(admin);
  const found = admin.getByRole('dialog', { name: '测试结果' });
  await expect(found).toContainText('编号与密钥已被认可');
  await expect(found).toContainText(`${product.url}/login`);
  await found.getByRole('button', { name: '关闭' }).click();

  await test.step('somebody with a password links his identity', async () => {
    const buyer = await openWindow('buyer');
    await new LoginPage(buyer).open();
    await new LoginPage(buyer).signIn(tenantId, 'buyer', 'Demo@2026');
    await expect(myAccount(buyer)).toBeVisible();
    await buyer.goto('/info/index');
    await buyer.getByRole('button', { name: `关联${providerName}`, exact: true }).click();
    await sayWho(buyer, `zm${mark}`);
    await expect(buyer).toHaveURL(/\/info\/index$/);
    await expect(buyer.getByText(`已关联：zm${mark}`)).toBeVisible();
    await signOut(buyer);
    // He came by the password: the provider is not told.
    await expect(new LoginPage(buyer).signInButton).toBeVisible();
    await expect(buyer).toHaveURL(`${product.url}/login`);
  });

  const person = await openWindow('somebody');
  await test.step('he is led to the page that he wanted, by the provider', async () => {
    await person.goto('/info/password?from=mail');
    await chooseProvider(person);
    await sayWho(person, `zm${mark}`);
    await expect(person).toHaveURL(/\/info\/password\?from=mail$/);
    await expect(myAccount(person)).toBeVisible();
  });

  await test.step('he is signed out here, then there, and is back at the sign-in page', async () => {
    await signOut(person);
    await person.getByRole('button', { name: '退出校园' }).click();
    await expect(new LoginPage(person).signInButton).toBeVisible();
    await expect(person).toHaveURL(`${product.url}/login`);
    // There too: it asks again who he is.
    await chooseProvider(person);
    await expect(atProvider(person)).toBeVisible();
  });

  await test.step('unlinked he is somebody new', async () => {
    await sayWho(person, `zm${mark}`);
    await expect(myAccount(person)).toBeVisible();
    await person.goto('/info/index');
    await person.getByRole('button', { name: `解除关联${providerName}`, exact: true }).click();
    await agree(person, '解除关联');
    await expect(person.getByRole('button', { name: `关联${providerName}`, exact: true })).toBeVisible();
  });

  await test.step('somebody whom nobody knows asks for an account and waits', async () => {
    await openRegistration(product);
    const stranger = await openWindow('stranger');
    await new LoginPage(stranger).open();
    await chooseProvider(stranger);
    await sayWho(stranger, `new${mark}`);
    const form = stranger.getByRole('dialog');
    await expect(form.getByLabel('账号名称', { exact: true })).toHaveValue(`new${mark}`);
    await form.getByLabel('密码', { exact: true }).fill('quiet-harbour-42');
    await form.getByLabel('确认密码').fill('quiet-harbour-42');
    await form.getByRole('button', { name: '提交' }).click();
    await stranger.getByRole('button', { name: '知道了' }).click();
    await expect(new LoginPage(stranger).signInButton).toBeVisible();
    await chooseProvider(stranger);
    await expect(new LoginPage(stranger).refusal).toContainText('账号正在等待管理员审核');
  });

  await test.step('whoever goes back there, or comes twice with the same, stays outside', async () => {
    const doubter = await openWindow('doubter');
    const login = new LoginPage(doubter);
    await login.open();
    await chooseProvider(doubter);
    await doubter.getByRole('button', { name: '返回' }).click();
    await expect(login.refusal).toContainText('身份提供方拒绝了登录');
    await expect(doubter).toHaveURL(`${product.url}/login`);

    const returns: string[] = [];
    doubter.on('request', (request) => request.url().includes('/login?code=') && returns.push(request.url()));
    await chooseProvider(doubter);
    await sayWho(doubter, `other${mark}`);
    await expect(doubter.getByRole('dialog')).toBeVisible();
    await doubter.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await expect(doubter.getByRole('dialog')).toBeHidden();
    await expect(login.signInButton).toBeVisible();
    await doubter.goto(returns[0] ?? '');
    await expect(login.refusal).toContainText('第三方登录不是在此窗口发起的');
  });

  await test.step('while the provider is down people are told so, and the password still works', async () => {
    await elsewhere.close();
    await pressTest(admin);
    await expect(admin.getByText(/身份提供方未能完成登录/)).toBeVisible();
    const login = new LoginPage(person);
    await signOut(person);
    // Signed out here, he is led to the provider, where nobody answers: only then does he come back by himself.
    await expect(person).not.toHaveURL(new RegExp(`^${product.url}`));
    await login.open();
    await chooseProvider(person);
    await expect(login.refusal).toContainText('身份提供方未能完成登录');
    await login.signIn(tenantId, 'buyer', 'Demo@2026');
    await expect(myAccount(person)).toBeVisible();
  });
});
