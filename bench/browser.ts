import { chromium, type Browser, type Page } from '@playwright/test';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'],
  });
}

/** One click on an account of the demo; of the administrators the platform's stands first. */
export async function enter(browser: Browser, { url, account }: { url: string; account: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // The loader of TypeScript wraps functions in this name; those that run in the page miss it there.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto('/login');
  await page
    .getByRole('button', { name: new RegExp(`^${account}`) })
    .first()
    .click();
  await page.getByRole('button', { name: '我的账号' }).waitFor();
  return page;
}
