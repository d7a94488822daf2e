import { expect, type Page, type Request } from '@playwright/test';

/** What is known of a window that goes from page to page. */
interface Walk {
  /** What was asked for and has not come. */
  readonly underWay: Set<Request>;
  pages: number;
}

/** How many pages are open at once: each that is left stays, hidden, and whoever looks through the document passes it. */
const mostOpen = 8;
/** So many looks, a tenth of a second apart, find nothing under way: between two requests there is a moment of nothing. */
const quietLooks = 5;
const walks = new WeakMap<Page, Walk>();

/**
 * From page to page of the product as its menu goes, without loading it anew for each: until a page stands there and
 * nothing in it is busy or waits any more.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  const walk = walkOf(page);
  const front = page.getByRole('main').locator(':scope > *').filter({ visible: true });
  if (walk.pages % mostOpen === 0) await page.goto(path);
  else {
    await front.evaluateAll((panels) => {
      for (const panel of panels) panel.setAttribute('data-left', '');
    });
    await page.evaluate((next) => {
      history.pushState(null, '', next);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(front.and(page.locator('[data-left]'))).toHaveCount(0);
  }
  walk.pages += 1;
  await expect(front.first()).toBeVisible();
  const busy = page.getByRole('main').locator('[aria-busy=true], .ant-spin-spinning').filter({ visible: true });
  let quiet = 0;
  await expect
    .poll(
      async () => {
        const isQuiet = walk.underWay.size === 0 && (await busy.count()) === 0;
        return (quiet = isQuiet ? quiet + 1 : 0);
      },
      { intervals: [100] },
    )
    .toBeGreaterThanOrEqual(quietLooks);
}

function walkOf(page: Page): Walk {
  const known = walks.get(page);
  if (known) return known;
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const walk = { underWay, pages: 0 };
  walks.set(page, walk);
  return walk;
}
