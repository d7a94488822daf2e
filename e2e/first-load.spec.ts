import type { Page } from '@playwright/test';
import { expect, test } from './people/journey.ts';
import { LoginPage } from './pages/login-page.ts';

const kilobyte = 1000;

/** Bytes of all bodies as they came over the wire, compressed, of the page and of everything that it fetched. */
async function fetchedBytes(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  });
}

test('the sign-in page comes with at most 140 KB', async ({ openWindow }) => {
  const login = new LoginPage(await openWindow('a visitor'));
  await login.open();
  await expect(login.captchaPicture).toBeVisible();
  const bytes = await fetchedBytes(login.page);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(140 * kilobyte);
  expect(bytes, 'the page was really fetched').toBeGreaterThan(20 * kilobyte);
});

test('the main layout with a list comes with at most 450 KB', async ({ enter, openWindow }) => {
  const page = await enter('buyer');
  const storageState = await page.context().storageState();
  // A window with the session and an empty cache: everything is fetched anew.
  const fresh = await openWindow('buyer', { storageState });
  await fresh.goto('/tenderee/myTenderee');
  await expect(fresh.getByRole('table')).toBeVisible();
  const bytes = await fetchedBytes(fresh);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(450 * kilobyte);
  expect(bytes, 'the layout was really fetched').toBeGreaterThan(200 * kilobyte);
});
