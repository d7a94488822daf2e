import { expect, type Page, type Request } from '@playwright/test';

/** What is known of a window that goes from page to page. */
interface Walk {
  /** What was asked for and has not come. */
  readonly underWay: Set<Request>;
  hasBegun: boolean;
}

/** So many looks, a tenth of a second apart, find nothing under way: between two requests there is a moment of nothing. */
const quietLooks = 5;
const walks = new WeakMap<Page, Walk>();

/**
 * From page to page of the product as its menu goes, without loading it anew for each: until a page stands there and
 * nothing in it is busy or waits any more. The one that was left is closed: it would stay, hidden, and whoever looks
 * through the document would pass it each time.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  const walk = walkOf(page);
  const panels = page.getByRole('main').locator(':scope > *');
  const front = panels.filter({ visible: true });
  if (walk.hasBegun) {
    await front.evaluateAll((all) => {
      for (const panel of all) panel.setAttribute('data-left', '');
    });
    await page.evaluate((next) => {
      history.pushState(null, '', next);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(front.and(page.locator('[data-left]'))).toHaveCount(0);
    await closeLeft(page);
    await expect(panels.and(page.locator('[data-left]'))).toHaveCount(0);
  } else await page.goto(path);
  walk.hasBegun = true;
  await expect(front.first()).toBeVisible();
  const busy = page.getByRole('main').locator('[aria-busy=true], .ant-spin-spinning').filter({ visible: true });
  let quiet = 0;
  await expect
    .poll(
      async () => {
        const isQuiet = isNothingUnderWay(walk) && (await busy.count()) === 0;
        return (quiet = isQuiet ? quiet + 1 : 0);
      },
      { intervals: [100] },
    )
    .toBeGreaterThanOrEqual(quietLooks);
}

/** Closes all tabs but the one in front, as the middle button of a mouse does. On a phone too, where there is none. */
async function closeLeft(page: Page): Promise<void> {
  const tabs = page.getByRole('navigation', { name: /已打开的页面|Open pages/, includeHidden: true }).locator('> *');
  await tabs.filter({ hasNot: page.locator('[aria-current]') }).evaluateAll((left) => {
    for (const tab of left) tab.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true }));
  });
}

/** What a frame asked for that has been taken away since comes nowhere, and its end is told to nobody. */
function isNothingUnderWay({ underWay }: Walk): boolean {
  return [...underWay].every((request) => request.serviceWorker() !== null || request.frame().isDetached());
}

function walkOf(page: Page): Walk {
  const known = walks.get(page);
  if (known) return known;
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const walk = { underWay, hasBegun: false };
  walks.set(page, walk);
  return walk;
}
