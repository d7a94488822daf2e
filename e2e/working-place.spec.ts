import { expect, test } from './people/journey.ts';
import { LoginPage } from './pages/login-page.ts';
import { ShellPage } from './pages/shell-page.ts';

test('[R20] English is chosen once: menu, pages, dates and the next visit follow', async ({ enter }) => {
  const page = await enter('buyer');
  await page.goto('/');
  const shell = new ShellPage(page);
  await shell.chooseLanguage('English');
  await expect(shell.tab('Home')).toBeVisible();
  await expect(page).toHaveTitle('Home - Zhaocai');
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
  await page.goto('/');
  const shell = new ShellPage(page);
  await shell.chooseTheme('深色');
  const context = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const brightness = async () => Math.max(...((await context()).match(/\d+/g) ?? ['255']).slice(0, 3).map(Number));
  await expect.poll(brightness).toBeLessThan(64);
  await page.reload();
  await expect(shell.content).toBeVisible();
  expect(await brightness()).toBeLessThan(64);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  expect(await brightness()).toBeLessThan(64);
});

test('[R12] what was typed in one tab is still there after work in another', async ({ enter }) => {
  const page = await enter('buyer');
  await page.goto('/');
  const shell = new ShellPage(page);
  await page.getByRole('button', { name: '我的账号' }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await page.getByLabel('确认新密码').fill('half-typed');
  await shell.tab('首页').click();
  await expect(page.getByLabel('确认新密码')).toBeHidden();
  await shell.tab('修改密码').click();
  await expect(page.getByLabel('确认新密码')).toHaveValue('half-typed');
});

test('who goes to another page by the keyboard goes on in that page, not at the top of the window', async ({
  enter,
}) => {
  const page = await enter('buyer');
  await page.goto('/');
  await page.getByRole('main').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/wel\/index$/);
  const focused = () => page.evaluate(() => document.activeElement?.closest('main')?.id);
  await expect.poll(focused).toBe('content');
});

test('tabs close one by one, all others, or all; the last one stays', async ({ enter }) => {
  const page = await enter('manager');
  await page.goto('/');
  const shell = new ShellPage(page);
  await expect(shell.tab('首页')).toBeVisible();
  const pages = [
    ['/info/password', '修改密码'],
    ['/wel/dashboard', '数据看板'],
    ['/info/index', '个人信息'],
  ] as const;
  for (const [path, name] of pages) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(page).toHaveURL(path);
    await expect(shell.tab(name)).toBeVisible();
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
  await page.goto('/');
  const shell = new ShellPage(page);
  await page.getByRole('button', { name: '我的账号' }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await expect.poll(() => shell.tabNames).toEqual(['首页', '修改密码']);
  await page.reload();
  await expect.poll(() => shell.tabNames).toEqual(['首页', '修改密码']);
});

test('on a telephone the menu is a drawer and nothing is cut off at the side', async ({ enter }) => {
  const page = await enter('supplier1', { viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await expect(page.getByRole('button', { name: '打开菜单' })).toBeVisible();
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.getByRole('dialog').getByRole('menuitem', { name: '我的报名' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/bidding\/myBid/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('[R12] [R15] a locked screen shows the lock alone, and what was typed is there again after it', async ({
  enter,
}) => {
  const page = await enter('manager');
  await page.goto('/info/password');
  await page.getByLabel('确认新密码').fill('half-typed');
  await page.getByRole('button', { name: '锁屏', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '设置锁屏密码' });
  await dialog.getByLabel('锁屏密码', { exact: true }).pressSequentially('tea');
  await dialog.getByLabel('确认锁屏密码').click();
  await dialog.getByLabel('确认锁屏密码').pressSequentially('tea');
  await dialog.getByRole('button', { name: '设置并锁屏' }).click();
  await expect(page).toHaveURL(/\/lock$/);
  await expect(page.getByLabel('确认新密码')).toBeHidden();
  await page.getByLabel('锁屏密码').fill('tea');
  await page.getByRole('button', { name: '解锁' }).click();
  await expect(page).toHaveURL(/\/info\/password$/);
  await expect(page.getByLabel('确认新密码')).toHaveValue('half-typed');
});

test('[R58] [R59] [R60] the page is drawn at 85 % up to 1280 px and whole above, at half on phones that ask for it', async ({
  enter,
}) => {
  const page = await enter('buyer');
  await page.goto('/');
  await expect(page.getByRole('button', { name: '我的账号' })).toBeVisible();
  const zoomAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page.evaluate(() => Number(getComputedStyle(document.documentElement).getPropertyValue('--root-zoom')));
  };
  expect([await zoomAt(1281), await zoomAt(1280), await zoomAt(768), await zoomAt(767)]).toEqual([1, 0.85, 0.85, 1]);
  await page.evaluate(() => {
    document.documentElement.dataset.smallScreen = 'zoom';
  });
  expect(await zoomAt(767)).toBe(0.5);
});

test('[R32] [R135] header, tabs and a sidebar with the user’s own menu stand around the page', async ({ enter }) => {
  const supplier = await enter('supplier2');
  await supplier.goto('/');
  const menu = supplier.getByRole('complementary', { name: '菜单' });
  await expect(supplier.getByRole('banner')).toBeVisible();
  await expect(new ShellPage(supplier).tabs).toBeVisible();
  await expect(menu.getByRole('link', { name: /招采/ })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: '我的报名' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: '采购项目' })).toHaveCount(0);
});

test('the top bar marks the system that a page belongs to, and its menu stands beside the page', async ({ enter }) => {
  const page = await enter('buyer');
  await page.goto('/');
  const systems = page.getByRole('navigation', { name: '系统' });
  const marked = systems.locator('[aria-current]');
  await expect(marked).toHaveText('采购业务');
  await page.goto('/work/backlog');
  await expect(marked).toHaveText('我的工作');
  await expect(page.getByRole('complementary').getByRole('menuitem', { name: '我的待办' })).toBeVisible();
  await page.goto('/system/lawRule');
  await expect(marked).toHaveText('系统管理');
  await systems.getByRole('button', { name: '采购业务' }).click();
  await expect(marked).toHaveText('采购业务');
  await expect(page).toHaveURL(/\/system\/lawRule$/);
});

test('[R53] the help drawer shows the help of the page in front', async ({ enter }) => {
  const page = await enter('buyer');
  await page.goto('/tenderee/myTenderee');
  await page.getByRole('button', { name: '在线帮助' }).click();
  const help = page.frameLocator('iframe[title="在线帮助"]');
  await expect(help.getByRole('heading', { name: '采购项目' })).toBeVisible();
  await expect(help.getByText(/到开标时间后开标/)).toBeVisible();
});

test('[R85] the tree beside a table is 16 % wide and 600 px high', async ({ enter }) => {
  const page = await enter('admin');
  await page.goto('/system/companyManage/companyUsers');
  const tree = page.locator('.kit-side-tree');
  await expect(tree).toHaveCSS('height', '600px');
  const share = () =>
    tree.evaluate(
      (element) => element.getBoundingClientRect().width / (element.parentElement?.getBoundingClientRect().width ?? 1),
    );
  await expect.poll(share).toBeCloseTo(0.16, 2);
});
