import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startProduct } from '../../apps/server/test/crash/product.ts';
import { enter, launchBrowser } from '../browser.ts';
import { median } from '../median.ts';
import { framesOfCanvas, type CanvasFrames } from './canvas.ts';
import type { BenchLine } from '../budget.ts';

const runs = 3;

/** The designer and the notices in the system's Chromium, on the product as `npm start` serves it. */
export async function measureBrowser(): Promise<BenchLine[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const designer = await enter(browser, { url: product.url, account: 'admin' });
    const found: CanvasFrames[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await framesOfCanvas(designer));
    const frames = (way: 'pan' | 'zoom' | 'drag') => median(found.map((one) => one[way]));
    await designer.context().close();
    const manager = await enter(browser, { url: product.url, account: 'manager' });
    const notices: number[] = [];
    for (let run = 0; run < runs; run += 1) notices.push(await noticeTime(manager, product.url));
    return [
      { name: 'flow canvas of 300 steps: frames per second while panning', value: frames('pan') },
      { name: 'flow canvas of 300 steps: frames per second while zooming', value: frames('zoom') },
      { name: 'flow canvas of 300 steps: frames per second while dragging', value: frames('drag') },
      { name: 'a notice in another browser: ms after the answer', value: median(notices) },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

/**
 * Runs in the browser: done when the reminder is there. Playwright's own wait looks every half second once it has looked
 * a few times, and would measure itself.
 */
async function reminderShown(patience: number): Promise<void> {
  const isThere = () => document.querySelector('[role="alert"][aria-label="消息提醒"]') !== null;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no reminder came')), patience);
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      clearTimeout(timer);
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** From the answer to somebody's application until the reminder stands on the screen of who has to decide. */
async function noticeTime(page: Page, url: string): Promise<number> {
  const reminder = page.getByRole('alert', { name: '消息提醒' });
  await reminder.waitFor({ state: 'detached', timeout: 60_000 });
  const token = await tokenOf(url, 'buyer');
  const shown = page.evaluate(reminderShown, 30_000);
  const answer = await fetch(`${url}/api/blade-desk/process/leave/start-process`, {
    method: 'POST',
    headers: { 'blade-auth': `bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ startTime: '2026-12-01 09:00:00', endTime: '2026-12-02 18:00:00', reason: '探亲' }),
  });
  const answered = performance.now();
  if (!answer.ok) throw new Error(`the leave was refused: ${await answer.text()}`);
  await shown;
  const took = performance.now() - answered;
  await page.reload();
  await page.getByRole('button', { name: '我的账号' }).waitFor();
  return took;
}

async function tokenOf(url: string, username: string): Promise<string> {
  const password = createHash('md5').update('Demo@2026').digest('hex');
  const form = { tenantId: '100001', username, password, grant_type: 'password', scope: 'all', type: 'account' };
  const authorization = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`;
  const answer = await fetch(`${url}/api/blade-auth/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { authorization, 'tenant-id': '100001' },
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`${username} could not sign in`);
  return token;
}
