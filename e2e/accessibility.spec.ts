import { findBarriers } from './people/find-barriers.ts';
import { expect, test } from './people/journey.ts';
import { LoginPage } from './pages/login-page.ts';
import { ShellPage } from './pages/shell-page.ts';

test('the sign-in page has no barrier, in white and in dark', async ({ openWindow }) => {
  const login = new LoginPage(await openWindow('a visitor'));
  await login.open();
  await expect(login.captchaPicture).toBeVisible();
  expect(await findBarriers(login.page)).toEqual([]);
  await login.page.getByRole('button', { name: '切换到深色' }).click();
  expect(await findBarriers(login.page)).toEqual([]);
});

test('list, form and comparison have no barrier, in white and in dark', async ({ enter }) => {
  const page = await enter('buyer');
  const shell = new ShellPage(page);
  for (const theme of ['白色', '深色']) {
    await page.goto('/tenderee/myTenderee');
    await expect(page.getByRole('button', { name: '查看 会议室家具采购' })).toBeVisible();
    await shell.chooseTheme(theme);
    await expect(page.getByRole('menuitem', { name: theme })).toBeHidden();
    expect(await findBarriers(page), `list, ${theme}`).toEqual([]);
    await page.getByRole('button', { name: /新增采购项目$/ }).click();
    await expect(page.getByRole('textbox', { name: '项目名称' })).toBeVisible();
    expect(await findBarriers(page), `form, ${theme}`).toEqual([]);
    await shell.tab('采购项目').click();
    await page.getByRole('button', { name: '查看 会议室家具采购' }).click();
    await page.getByRole('button', { name: '比较报价' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await findBarriers(page), `comparison, ${theme}`).toEqual([]);
  }
});
