import type { Page } from '@playwright/test';
import { startProduct } from '../../apps/server/test/crash/product.ts';
import { enter, launchBrowser } from '../browser.ts';
import { median } from '../median.ts';
import { callOf, publishForm } from './call.ts';
import { keystrokeMs } from './keystrokes.ts';
import { longForm, longFormSize } from './long-form.ts';
import type { BenchLine } from '../budget.ts';

const runs = 3;

/** Drawing and filling in a form of 300 fields, in the system's Chromium, on the product as `npm start` serves it. */
export async function measureLongForm(): Promise<BenchLine[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const call = callOf(product.url, await product.signIn());
    const names = Array.from({ length: runs }, (_unused, no) => `三百个字段 ${no}`);
    for (const name of names) await publishForm(call, name, longForm());
    const page = await enter(browser, { url: product.url, account: 'admin' });
    const found: Measured[] = [];
    for (const name of names) found.push(await measured(page, name));
    const of = (key: keyof Measured) => median(found.map((one) => one[key]));
    return [
      { name: 'form of 300 fields: ms until the designer shows it', value: of('design') },
      { name: 'form of 300 fields: ms of a keystroke in the designer', value: of('designKey') },
      { name: 'form of 300 fields: ms until its preview stands', value: of('preview') },
      { name: 'form of 300 fields: ms of a keystroke in the preview', value: of('previewKey') },
      { name: 'form of 300 fields: ms until it can be filled in', value: of('fill') },
      { name: 'form of 300 fields: ms of a keystroke while filling in', value: of('fillKey') },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

type Measured = Record<'design' | 'designKey' | 'preview' | 'previewKey' | 'fill' | 'fillKey', number>;

async function measured(page: Page, name: string): Promise<Measured> {
  await page.goto('/projectParameter/FormManagement/FormList/index');
  const design = await opened(page, page.getByText(name, { exact: true }), '.form-canvas-field');
  await page.locator('.form-canvas-field').nth(100).click();
  await page.getByLabel('标题', { exact: true }).press('End');
  const designKey = await keystrokeMs(page);
  const preview = await opened(page, page.getByRole('button', { name: /^预\s*览$/ }), '.ant-drawer .form-field');
  await page.locator('.ant-drawer #form-f100').focus();
  const previewKey = await keystrokeMs(page);
  await page.goto('/work/myapplybak/myapplyForm');
  const fill = await opened(page, page.getByRole('link', { name, exact: true }), '.form-narrow .form-field');
  await page.locator('#form-f100').focus();
  return { design, designKey, preview, previewKey, fill, fillKey: await keystrokeMs(page) };
}

/** From the click until the last field is drawn. */
async function opened(page: Page, button: ReturnType<Page['locator']>, fields: string): Promise<number> {
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  const ready = page.evaluate(untilDrawn, { fields, count: longFormSize });
  await button.click();
  return ready;
}

/** Runs in the browser. */
async function untilDrawn({ fields, count }: { fields: string; count: number }): Promise<number> {
  const clickedAt = await new Promise<number>((resolve) => {
    window.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
  });
  await new Promise<void>((resolve) => {
    const look = () =>
      document.querySelectorAll(fields).length >= count ? requestAnimationFrame(() => resolve()) : setTimeout(look, 10);
    look();
  });
  return performance.now() - clickedAt;
}
