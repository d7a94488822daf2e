import { expect, test } from './people/journey.ts';
import { LoginPage } from './pages/login-page.ts';
import { ShellPage } from './pages/shell-page.ts';

test('English is chosen once: menu, pages, dates and the next visit follow', async ({ enter }) => {
  const page = await enter('buyer');
  const shell = new ShellPage(page);
  await shell.chooseLanguage('English');
  await expect(shell.tab('Home')).toBeVisible();
  await expect(page).toHaveTitle('Home - 招采');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(shell.tab('Home')).toBeVisible();
  const question = await shell.askToLeave();
  await expect(question).toContainText('Sign out now?');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(new LoginPage(page).signInButton).toHaveText('Sign in');
});

test('dark is dark on every page and stays so', async ({ enter }) => {
  const page = await enter('manager');
  const shell = new ShellPage(page);
  await shell.chooseTheme('深色');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const brightness = async () => Math.max(...((await ground()).match(/\d+/g) ?? ['255']).slice(0, 3).map(Number));
  await expect.poll(brightness).toBeLessThan(64);
  await page.reload();
  await expect(shell.content).toBeVisible();
  expect(await brightness()).toBeLessThan(64);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  expect(await brightness()).toBeLessThan(64);
});

test('what was typed in one tab is still there after work in another', async ({ enter }) => {
  const page = await enter('buyer');
  const shell = new ShellPage(page);
  await page.getByRole('button', { name: '我的账号' }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await page.getByLabel('确认新密码').fill('half-typed');
  await shell.tab('首页').click();
  await expect(page.getByLabel('确认新密码')).toBeHidden();
  await shell.tab('修改密码').click();
  await expect(page.getByLabel('确认新密码')).toHaveValue('half-typed');
});

test('tabs close one by one, all others, or all; the last one stays', async ({ enter }) => {
  const page = await enter('manager');
  const shell = new ShellPage(page);
  for (const path of ['/info/password', '/wel/dashboard', '/info/index']) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(page).toHaveURL(path);
  }
  await expect.poll(() => shell.tabNames).toEqual(['首页', '修改密码', '数据看板', '个人信息']);

  await shell.tabs.getByRole('button', { name: '关闭 数据看板' }).click();
  await expect.poll(() => shell.tabNames).toEqual(['首页', '修改密码', '个人信息']);
  await shell.tabMenu('修改密码', '关闭其他');
  await expect.poll(() => shell.tabNames).toEqual(['修改密码']);
  await expect(page).toHaveURL(/\/info\/password$/);
  await expect(shell.tabs.getByRole('button', { name: /^关闭/ })).toHaveCount(0);
  await shell.tabMenu('修改密码', '关闭全部');
  await expect.poll(() => shell.tabNames).toEqual(['首页']);
  await expect(page).toHaveURL(/\/wel\/index$/);
});

test('the tabs of a window come back after a reload', async ({ enter }) => {
  const page = await enter('supplier3');
  const shell = new ShellPage(page);
  await page.getByRole('button', { name: '我的账号' }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await expect.poll(() => shell.tabNames).toEqual(['首页', '修改密码']);
  await page.reload();
  await expect.poll(() => shell.tabNames).toEqual(['首页', '修改密码']);
});

test('on a telephone the menu is a drawer and nothing is cut off at the side', async ({ enter }) => {
  const page = await enter('supplier1', { viewport: { width: 390, height: 844 } });
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.getByRole('dialog').getByRole('menuitem', { name: '我的报名' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/bidding\/myBid/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
