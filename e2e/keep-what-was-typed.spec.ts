import { LoginPage } from './pages/login-page.ts';
import { expect, test } from './people/journey.ts';

test('a session that ends in the middle of a form loses nothing: the address is returned to and what was typed is offered', async ({
  openWindow,
}) => {
  const page = await openWindow('admin');
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('100001', 'admin', 'Demo@2026');
  await expect(page).toHaveURL(/\/wel\/index$/);
  const address = '/system/companyManage/companyDept/addDept';
  await page.goto(address);
  const name = page.getByLabel('部门名称', { exact: true }).filter({ visible: true });
  await name.fill('尚未保存的科室');

  await page.evaluate(() => localStorage.removeItem('saber-tokens'));
  await page
    .getByRole('button', { name: /保\s?存$/ })
    .filter({ visible: true })
    .click();
  await expect(login.signInButton).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '您的登录信息已失效' })).toBeVisible();

  await login.signIn('100001', 'admin', 'Demo@2026');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(name).toHaveValue('');
  await page
    .getByRole('button', { name: /恢\s?复/ })
    .filter({ visible: true })
    .click();
  await expect(name).toHaveValue('尚未保存的科室');
});
