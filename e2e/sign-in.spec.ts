import { createHash } from 'node:crypto';
import { expect, test, timedTest } from './people/journey.ts';
import { LoginPage } from './pages/login-page.ts';
import { ShellPage } from './pages/shell-page.ts';

test('a wrong password is refused in plain words, what was typed stays, and the right one gets in', async ({
  openWindow,
}) => {
  const login = new LoginPage(await openWindow('supplier3'));
  await login.open();
  await login.signIn('300003', 'supplier3', 'Demo@2025');
  await expect(login.refusal).toHaveText('用户名或密码错误');
  await expect(login.account).toHaveValue('supplier3');
  await login.password.fill('Demo@2026');
  await login.password.press('Enter');
  await expect(login.page).toHaveURL(/\/wel\/index$/);
  await expect(login.page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[R21] an empty field is named under the field before anything is sent', async ({ openWindow }) => {
  const login = new LoginPage(await openWindow('somebody'));
  await login.open();
  await expect(login.page).toHaveTitle('登录');
  await login.signInButton.click();
  await expect(login.page.getByText('请输入账号')).toBeVisible();
  await expect(login.account).toBeFocused();
});

timedTest(
  'after three failures a captcha is demanded, and with it the account gets in',
  async ({ openWindow, product }) => {
    const login = new LoginPage(await openWindow('admin'));
    await login.open();
    for (const attempt of [1, 2, 3]) {
      await login.signIn('000000', 'admin', `Wrong@202${attempt}`);
      await expect(login.signInButton).toBeEnabled();
      await expect(login.refusal).toHaveText('用户名或密码错误');
    }
    await login.signIn('000000', 'admin', 'Demo@2026');
    await expect(login.refusal).toHaveText('请输入验证码');
    await login.signInButton.click();
    await expect(login.captcha).toBeFocused();

    await expect(login.captchaPicture).toBeVisible();
    const earlier = await login.captchaPicture.getAttribute('src');
    const renewal = login.page.waitForResponse(/\/oauth\/captcha/);
    await login.captchaPicture.click();
    // Only a person can read the picture: here the answer is written where the right one is kept.
    const { key } = (await (await renewal).json()).data;
    await expect(login.captchaPicture).not.toHaveAttribute('src', earlier ?? '');
    const answerHash = createHash('sha256').update(`${key}|abcde`).digest('hex');
    await product.asSuperuser('update captcha set answer_hash = $2 where key = $1', [key, answerHash]);
    await login.captcha.fill('ABCDE');
    await login.signInButton.click();
    await expect(login.page).toHaveURL(/\/wel\/index$/);
  },
);

test('a link into the product leads through the sign-in to its page', async ({ openWindow }) => {
  const page = await openWindow('buyer');
  await page.goto('/info/password?from=mail');
  const login = new LoginPage(page);
  await expect(login.signInButton).toBeVisible();
  await login.signIn('100001', 'buyer', 'Demo@2026');
  await expect(page).toHaveURL(/\/info\/password\?from=mail$/);
  await expect(page.getByRole('heading', { name: '修改密码' }).first()).toBeVisible();
});

test('an address that does not exist ends at a page that leads home, and leaves no tab', async ({ enter }) => {
  const page = await enter('manager');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/wel\/index$/);
  await expect.poll(() => new ShellPage(page).tabNames).toEqual(['首页']);
});

test('[R143] signing out asks first, and afterwards neither the back button nor a link leads in', async ({ enter }) => {
  const page = await enter('supplier2');
  await page.goto('/');
  const question = await new ShellPage(page).askToLeave();
  await expect(question).toContainText('确定退出登录？');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/wel\/index$/);

  const again = await new ShellPage(page).askToLeave();
  await again.getByRole('button', { name: '退出登录' }).click();
  const { signInButton } = new LoginPage(page);
  await expect(signInButton).toBeVisible();
  await page.goBack();
  await page.goto('/wel/index');
  await expect(signInButton).toBeVisible();
});

test('whoever signs out in one window is signed out in the other', async ({ enter }) => {
  const page = await enter('supplier1');
  await page.goto('/');
  const other = await page.context().newPage();
  await other.goto('/wel/index');
  await expect(new ShellPage(other).content).toBeVisible();
  const question = await new ShellPage(page).askToLeave();
  await question.getByRole('button', { name: '退出登录' }).click();
  await expect(new LoginPage(other).signInButton).toBeVisible();
});
