import type { Page } from '@playwright/test';
import { expect, test } from './people/journey.ts';
import { LoginPage } from './pages/login-page.ts';

const kilobyte = 1024;

/**
 * Bytes of the page and of every file that it fetched, compressed, as they came over the wire. Answers of the API are
 * not counted: they grow with what a tenant has, not with what we build.
 */
async function fetchedBytes(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  );
  return files.filter(({ path }) => !path.startsWith('/api/')).reduce((sum, { bytes }) => sum + bytes, 0);
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
  await expect(fresh.getByRole('table').last()).toBeVisible();
  const bytes = await fetchedBytes(fresh);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(450 * kilobyte);
  expect(bytes, 'the layout was really fetched').toBeGreaterThan(200 * kilobyte);
});
