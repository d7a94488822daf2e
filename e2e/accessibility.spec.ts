import { findBarriers } from './people/find-barriers.ts';
import { expect, test } from './people/journey.ts';
import { LoginPage } from './pages/login-page.ts';

test('the sign-in page has no barrier, in white and in dark', async ({ openWindow }) => {
  const login = new LoginPage(await openWindow('a visitor'));
  await login.open();
  await expect(login.captchaPicture).toBeVisible();
  expect(await findBarriers(login.page)).toEqual([]);
  await login.page.getByRole('button', { name: '切换到深色' }).click();
  expect(await findBarriers(login.page)).toEqual([]);
});
