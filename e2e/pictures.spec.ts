import type { Page } from '@playwright/test';
import { addDays, meetTypes, reservation, resource, sitesOfDay } from '@zhaocai/model';
import { callAs } from './arrange/caller.ts';
import { tenantOf } from './people/account.ts';
import { publishTender, register } from './arrange/tender.ts';
import { LoginPage } from './pages/login-page.ts';
import { expect, timedTest as test } from './people/journey.ts';
import { dress, languages, themes } from './people/dress.ts';
import { standStill } from './people/stand-still.ts';
import type { Product } from './product/product.ts';

const { save: reserve } = resource(reservation);

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const looks = themes.flatMap((theme) => languages.map((language) => ({ theme, language })));

interface Sight {
  readonly name: string;
  readonly path: string;
}

/** Shows the same page in every theme, language and size: nothing may stick out at the side. Pictures are kept. */
async function lookAt(page: Page, { name, path: address }: Sight, ready: () => Promise<void>): Promise<void> {
  for (const look of looks) {
    await dress(page, { ...look, size: sizes[0] }, address);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await ready();
      await standStill(page);
      const path = `test-results/pictures/${name}-${size.width}-${look.theme}-${look.language}.png`;
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow, { message: path }).toBeLessThanOrEqual(0);
      await page.screenshot({ path });
    }
  }
}

async function demoProjectId(product: Product, projectNo: string): Promise<string> {
  const [row] = await product.asSuperuser('select id::text from project where project_no = $1', [projectNo]);
  return String(row?.id);
}

test('the sign-in page fits every screen', async ({ openWindow }) => {
  const login = new LoginPage(await openWindow('a visitor'));
  await login.open();
  await lookAt(login.page, { name: 'login', path: '/login' }, () => expect(login.captchaPicture).toBeVisible());
});

test('the list of projects fits every screen', async ({ enter }) => {
  const page = await enter('buyer');
  // Whichever projects the journeys before have put on the first page.
  const deadlines = page.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/).filter({ visible: true });
  await lookAt(page, { name: 'project-list', path: '/tenderee/myTenderee' }, () =>
    expect(deadlines.first()).toBeVisible(),
  );
});

// Of its own: the journeys before may have moved the clock past the deadlines of the demo.
test('a project fits every screen', async ({ enter, product }) => {
  const { projectId } = await publishTender(product, { manner: 10, projectNo: 'SEEN-1', projectName: '教学计算机' });
  const page = await enter('buyer');
  const path = `/tenderee/projectDetail/index?id=${projectId}`;
  await lookAt(page, { name: 'project', path }, () => expect(page.getByRole('timer').first()).toBeVisible());
});

test('the quotation comparison fits every screen', async ({ enter, product }) => {
  const page = await enter('buyer');
  const path = `/tenderee/bidOpenManage/bidOpenResult?id=${await demoProjectId(product, 'DEMO-006')}`;
  await lookAt(page, { name: 'comparison', path }, () => expect(page.getByRole('grid')).toBeVisible());
});

test('the page to quote on fits every screen', async ({ enter, product }) => {
  const tender = await publishTender(product, { manner: 10, projectNo: 'SEEN-2', projectName: '台式离心机' });
  const { projectId } = tender;
  const [id = ''] = await register(product, tender, 'supplier1');
  const page = await enter('supplier1');
  const search = new URLSearchParams({ id, projectId, tenantId: tenantOf.buyer });
  const path = `/bidding/onLineQuote/quoteDetails?${search}`;
  await lookAt(page, { name: 'quote', path }, () => expect(page.getByRole('timer').first()).toBeVisible());
});

const quietPages = [
  ['buyer', '/wel/firstIndex', 'workbench'],
  ['buyer', '/wel/dashboard', 'dashboard'],
  ['buyer', '/info/index', 'profile'],
  ['buyer', '/work/backlog', 'to-do'],
  ['admin', '/desk/help', 'help-pages'],
] as const;

for (const [account, path, name] of quietPages) {
  test(`the page ${path} fits every screen`, async ({ enter }) => {
    const page = await enter(account);
    await lookAt(page, { name, path }, () => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible());
  });
}

// Of its own: what the demo has asked for has lapsed where the journeys before moved the clock past it.
test('the timetable of the sites fits every screen', async ({ enter, product }) => {
  const day = await reserveTomorrow(product, '采购一科年会');
  const page = await enter('buyer');
  const meeting = page.getByRole('button', { name: / 采购一科年会$/ });
  await lookAt(page, { name: 'timetable', path: `/place/reserve?date=${day}` }, () =>
    expect(meeting).toHaveAttribute('title', /16:00–17:30/),
  );
});

/** The meeting room of the next day, asked for by the buyer: which day that is. */
async function reserveTomorrow(product: Product, cusName: string): Promise<string> {
  const day = addDays((await product.now()).slice(0, 10), 1);
  const asBuyer = await callAs(product.url, 'buyer');
  const sites = await asBuyer(sitesOfDay, { date: day });
  const siteId = sites.find(({ siteName }) => siteName === '采购会议室')?.id ?? '';
  const times = { beginTime: `${day} 16:00:00`, endTime: `${day} 17:30:00` };
  await asBuyer(reserve, { siteId, ...times, meetType: meetTypes.code.meeting, cusName });
  return day;
}

const placePages = [
  ['/place/reserve?view=list', 'reservations'],
  ['/place/site', 'sites'],
] as const;

for (const [path, name] of placePages) {
  test(`the page ${path} fits every screen`, async ({ enter }) => {
    const page = await enter('buyer');
    const room = page.getByText('第一开标室').filter({ visible: true });
    await lookAt(page, { name, path }, () => expect(room.first()).toBeVisible());
  });
}
