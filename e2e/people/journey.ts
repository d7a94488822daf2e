import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { startProduct, type Product } from '../product/product.ts';
import { tenantOf, type Account, type Person } from './account.ts';
import { letIn } from './let-in.ts';
import { watchPage } from './watch-page.ts';

export { expect } from '@playwright/test';

interface JourneyFixtures {
  /** Where the product answers. */
  readonly site: string;
  /** A browser window of somebody's own, who has not signed in. What it complains of fails the journey. */
  openWindow(who: string, options?: BrowserContextOptions): Promise<Page>;
  /** The same, signed in: with this account of the demo, or as somebody else. At no page yet. */
  enter(who: Account | Person, options?: BrowserContextOptions): Promise<Page>;
}

interface WorkerFixtures {
  /** Started when the first journey of this worker asks for it. */
  readonly product: Product;
}

/** Journeys on the product as `npm start` serves it. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of other fixtures off this parameter
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  site: async ({ baseURL }, use) => use(baseURL ?? ''),
  openWindow: async ({ browser, site, contextOptions }, use) => {
    const windows: { page: Page; complaints: readonly string[] }[] = [];
    await use(async (who, options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options, baseURL: site });
      const page = await context.newPage();
      windows.push({ page, complaints: await watchPage(page, who) });
      return page;
    });
    const complaints = windows.flatMap((one) => one.complaints);
    await Promise.all(windows.map(({ page }) => page.context().close()));
    expect(complaints, 'no page complains').toEqual([]);
  },
  enter: async ({ openWindow }, use) => {
    await use(async (who, options) => {
      const person = typeof who === 'string' ? { tenantId: tenantOf[who], account: who } : who;
      const page = await openWindow(person.account, options);
      await letIn(page, person);
      return page;
    });
  },
});

/** Journeys through deadlines: on the product of this worker, whose clock the journey moves. */
export const timedTest = test.extend({ site: async ({ product }, use) => use(product.url) });
