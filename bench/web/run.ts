import { chromium, type Browser, type Page } from '@playwright/test';
import { startProduct } from '../../apps/server/test/crash/product.ts';
import { describeTarget, judge, targetOf, type Verdict } from '../budget.ts';
import { median } from '../median.ts';
import { openTabs, heapInMegabytes } from './heap-of-tabs.ts';
import { scrollLongTable } from './scroll-long-table.ts';

const runs = 3;

interface WebLine {
  readonly name: string;
  readonly value: number;
}

/** The browser lines, in the system's Chromium, on the product as `npm start` builds and serves it. */
export async function runWebBench(only: string): Promise<Verdict[]> {
  const product = await startProduct();
  const browser = await launch();
  try {
    const page = await signIn(browser, product.url);
    const lines = (await measure(page)).filter(({ name }) => name.includes(only));
    console.log('| line | value | target | |\n|---|--:|--:|---|');
    return lines.map(({ name, value }) => {
      const verdict = judge(value, targetOf(name));
      console.log(`| ${name} | ${value.toFixed(1)} | ${describeTarget(targetOf(name))} | ${verdict} |`);
      return verdict;
    });
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function measure(page: Page): Promise<WebLine[]> {
  const scrolls = [];
  for (let run = 0; run < runs; run += 1) scrolls.push(await scrollLongTable(page));
  await page.unrouteAll();
  await page.goto('/');
  await openTabs(page);
  return [
    {
      name: 'virtual table of 10,000 rows: frames per second',
      value: median(scrolls.map((one) => one.framesPerSecond)),
    },
    {
      name: 'virtual table of 10,000 rows: longest task in ms',
      value: median(scrolls.map((one) => one.longestTaskMs)),
    },
    { name: '20 tabs: heap in MB', value: await heapInMegabytes(page) },
  ];
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'],
  });
}

/** One click on the demo's manager, who sees all projects of the unit. */
async function signIn(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // The loader of TypeScript wraps functions in this name; those that run in the page miss it there.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto('/login');
  await page.getByRole('button', { name: /^manager/ }).click();
  await page.getByRole('button', { name: '我的账号' }).waitFor();
  return page;
}
