import { publishTender } from './arrange/tender.ts';
import { findBarriers } from './people/find-barriers.ts';
import { expect, timedTest as test } from './people/journey.ts';

const onPhone = { viewport: { width: 390, height: 844 } };

test('a supplier finds a notice on a phone, signs in from it and registers for that project', async ({
  product,
  openWindow,
}) => {
  const tender = await publishTender(product, { manner: 5, projectNo: 'PORTAL-1', projectName: '体育馆看台座椅' });
  const page = await openWindow('a supplier', onPhone);
  await page.goto('/portal');
  await expect(page.getByRole('heading', { name: '采购信息公开' })).toBeVisible();
  await page.getByRole('searchbox').fill('看台座椅');
  await page.getByRole('button', { name: '搜索' }).click();
  const found = page.getByRole('link', { name: /体育馆看台座椅/ });
  await expect(found).toHaveCount(1);
  await found.click();

  await expect(page.getByRole('heading', { level: 1, name: /体育馆看台座椅/ })).toBeVisible();
  await expect(page.getByText('PORTAL-1').first()).toBeVisible();
  await page.getByRole('link', { name: '登录报名' }).click();
  await page.getByRole('button', { name: /^supplier1/ }).click();
  await expect(page).toHaveURL(new RegExp(`/bidding/myBid/addBidding\\?projectId=${tender.projectId}`));
  await expect(page.getByText('体育馆看台座椅').first()).toBeVisible();
});

test('a visitor filters, reads in English, and has a clean page on paper', async ({ product, openWindow }) => {
  await publishTender(product, { manner: 5, projectNo: 'PORTAL-2', projectName: '实验楼通风柜' });
  const page = await openWindow('a visitor');
  await page.goto('/');
  await page.getByRole('link', { name: '采购信息公开' }).click();
  await page.getByRole('link', { name: '结果公告', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '结果公告' })).toBeVisible();
  await expect(page.getByRole('link', { name: /实验楼通风柜/ })).toHaveCount(0);
  await page.getByText('更多筛选').click();
  await page.getByRole('textbox', { name: '采购人', exact: true }).fill('查无此单位');
  await page.getByRole('button', { name: '搜索' }).click();
  await expect(page.getByText('没有符合条件的公告')).toBeVisible();
  await page.getByRole('link', { name: '清除筛选' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: '采购信息公开' })).toBeVisible();

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Public procurement notices' })).toBeVisible();
  await page.getByRole('link', { name: /实验楼通风柜/ }).click();
  await expect(page.getByText('Registration closes')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to register' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: /实验楼通风柜/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to register' })).toBeHidden();
});

test('the portal has no barrier on a phone, in light and in dark', async ({ product, openWindow }) => {
  await publishTender(product, { manner: 5, projectNo: 'PORTAL-3', projectName: '食堂蒸饭柜' });
  const page = await openWindow('a visitor', onPhone);
  await page.goto('/portal');
  await expect(page.getByRole('link', { name: /食堂蒸饭柜/ })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: '切换深浅色' }).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: /食堂蒸饭柜/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /食堂蒸饭柜/ })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
