import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './people/journey.ts';
import { LoginPage } from './pages/login-page.ts';

const kilobyte = 1024;

/**
 * What the page and everything that it fetches until it is quiet, answers of the API too, weigh gzipped: the measure of
 * the promise, whatever better the browser and the server agree on.
 */
function weigh(page: Page): () => Promise<number> {
  const answers: Promise<number>[] = [];
  page.on('response', (response) => {
    answers.push(response.body().then((body) => (body.length > 0 ? gzipSync(body, { level: 9 }).length : 0)));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return (await Promise.all(answers)).reduce((sum, bytes) => sum + bytes, 0);
  };
}

test('the sign-in page comes with at most 140 KB', async ({ openWindow }) => {
  const login = new LoginPage(await openWindow('a visitor'));
  const weight = weigh(login.page);
  await login.open();
  await expect(login.captchaPicture).toBeVisible();
  const bytes = await weight();
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(140 * kilobyte);
  expect(bytes, 'the page was really fetched').toBeGreaterThan(20 * kilobyte);
});

test('the public portal comes with at most 90 KB', async ({ openWindow }) => {
  const page = await openWindow('a visitor');
  const weight = weigh(page);
  await page.goto('/portal');
  await expect(page.getByRole('link', { name: /公告/ }).first()).toBeVisible();
  const bytes = await weight();
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(90 * kilobyte);
  expect(bytes, 'the page was really fetched').toBeGreaterThan(4 * kilobyte);
});

test('the main layout with a list comes with at most 450 KB', async ({ enter }) => {
  // A window with the session and an empty cache: everything is fetched anew.
  const fresh = await enter('buyer');
  const weight = weigh(fresh);
  await fresh.goto('/tenderee/myTenderee');
  await expect(fresh.getByRole('table').last()).toBeVisible();
  const bytes = await weight();
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(450 * kilobyte);
  expect(bytes, 'the layout was really fetched').toBeGreaterThan(200 * kilobyte);
});
