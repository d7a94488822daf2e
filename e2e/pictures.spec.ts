import type { Page } from '@playwright/test';
import { publishedProject } from '@zhaocai/contract';
import { callAs, tenantOf } from './arrange/caller.ts';
import { LoginPage } from './pages/login-page.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { standStill } from './people/stand-still.ts';
import type { Product } from './product/product.ts';

const languages = ['zh', 'en'] as const;
const themes = ['white', 'dark'] as const;
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Every language, theme and size. */
const looks = sizes.flatMap((size) =>
  themes.flatMap((theme) => languages.map((language) => ({ size, theme, language }))),
);
type Look = (typeof looks)[number];

/** Shows the same page in every look: nothing may stick out at the side. Pictures are kept. */
async function lookAt(page: Page, name: string, ready: () => Promise<void>): Promise<void> {
  for (const look of looks) {
    await dress(page, look);
    await ready();
    await standStill(page);
    const path = `test-results/pictures/${name}-${look.size.width}-${look.theme}-${look.language}.png`;
    await page.screenshot({ path });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
}

async function dress(page: Page, { size, theme, language }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    (records) => {
      for (const [key, content] of Object.entries(records)) {
        const record = { dataType: 'string', content, type: 'local', datetime: Date.now() };
        localStorage.setItem(`saber-${key}`, JSON.stringify(record));
      }
    },
    { theme, language },
  );
  await page.reload();
}

async function demoProjectId(product: Product, projectNo: string): Promise<string> {
  const [row] = await product.asSuperuser('select id::text from project where project_no = $1', [projectNo]);
  return String(row?.id);
}

test('the sign-in page fits every screen', async ({ openWindow }) => {
  const login = new LoginPage(await openWindow('a visitor'));
  await login.open();
  await lookAt(login.page, 'login', () => expect(login.captchaPicture).toBeVisible());
});

test('the list of projects fits every screen', async ({ enter }) => {
  const page = await enter('buyer');
  await page.goto('/tenderee/myTenderee');
  await lookAt(page, 'project-list', () => expect(page.getByText('会议室家具采购').first()).toBeVisible());
});

test('a project fits every screen', async ({ enter, product }) => {
  const page = await enter('buyer');
  await page.goto(`/tenderee/projectDetail/index?id=${await demoProjectId(product, 'DEMO-005')}`);
  await lookAt(page, 'project', () => expect(page.getByRole('timer').first()).toBeVisible());
});

test('the quotation comparison fits every screen', async ({ enter, product }) => {
  const page = await enter('buyer');
  await page.goto(`/tenderee/bidOpenManage/bidOpenResult?id=${await demoProjectId(product, 'DEMO-006')}`);
  await lookAt(page, 'comparison', () => expect(page.getByRole('grid')).toBeVisible());
});

test('the page to quote on fits every screen', async ({ enter, product }) => {
  const projectId = await demoProjectId(product, 'DEMO-004');
  const call = await callAs(product.url, 'supplier1');
  const { packages } = await call(publishedProject, { projectId, tenantId: tenantOf.buyer });
  const search = new URLSearchParams({ id: packages[0]?.entry?.id ?? '', projectId, tenantId: tenantOf.buyer });
  const page = await enter('supplier1');
  await page.goto(`/bidding/onLineQuote/quoteDetails?${search}`);
  await lookAt(page, 'quote', () => expect(page.getByRole('timer').first()).toBeVisible());
});
