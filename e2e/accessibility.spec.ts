import { openTender, publishTender, quote } from './arrange/tender.ts';
import { dress, themes } from './people/dress.ts';
import { findBarriers } from './people/find-barriers.ts';
import { expect, test, timedTest } from './people/journey.ts';
import { LoginPage } from './pages/login-page.ts';

test('the sign-in page has no barrier, in white and in dark', async ({ openWindow }) => {
  const login = new LoginPage(await openWindow('a visitor'));
  await login.open();
  await expect(login.captchaPicture).toBeVisible();
  expect(await findBarriers(login.page)).toEqual([]);
  await login.page.getByRole('button', { name: '切换到深色' }).click();
  expect(await findBarriers(login.page)).toEqual([]);
});

for (const theme of themes) {
  timedTest(`a list, a form and the comparison have no barrier, in ${theme}`, async ({ product, enter }) => {
    const tender = await publishTender(product, {
      manner: 5,
      projectNo: `AXE-${theme}`,
      projectName: '无障碍检查项目',
    });
    for (const account of ['supplier1', 'supplier2', 'supplier3'] as const)
      await quote(product, tender, { account, perMoney: '8600.00' });
    await openTender(product, tender);
    const page = await enter('buyer');
    await dress(page, { size: { width: 1440, height: 900 }, theme, language: 'zh' }, '/tenderee/myTenderee/index');
    await expect(page.getByRole('table').last()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto('/tenderee/myTenderee/addTenderee');
    await expect(page.getByRole('textbox', { name: '项目名称' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto(`/tenderee/bidOpenManage/bidOpenResult?id=${tender.projectId}`);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
}

for (const theme of themes) {
  test(`the workbench, the profile and the users have no barrier, in ${theme}`, async ({ enter }) => {
    const page = await enter('buyer');
    await dress(page, { size: { width: 1440, height: 900 }, theme, language: 'zh' }, '/wel/firstIndex');
    await expect(page.getByRole('link', { name: '图书馆书架采购' }).first()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto('/info/index');
    await expect(page.getByLabel('邮箱')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    const admin = await enter('admin');
    await dress(admin, { size: { width: 1440, height: 900 }, theme, language: 'zh' }, '/desk/help');
    await expect(admin.getByRole('row').nth(1)).toBeVisible();
    expect(await findBarriers(admin)).toEqual([]);
    await admin.getByRole('button', { name: '新增帮助页' }).click();
    await expect(admin.getByRole('toolbar').first()).toBeVisible();
    expect(await findBarriers(admin)).toEqual([]);
  });
}
