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

test('the main layout has no barrier, in white and in dark', async ({ enter }) => {
  const page = await enter('buyer');
  const shell = new ShellPage(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await shell.chooseTheme('深色');
  await expect(page.getByRole('menuitem', { name: '深色' })).toBeHidden();
  expect(await findBarriers(page)).toEqual([]);
});
