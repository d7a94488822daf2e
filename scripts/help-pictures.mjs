// `node scripts/help-pictures.mjs URL [name …]`: a picture of each page that has help, in both languages, from the demo that
// runs at URL; stored beside the text. Names take those alone.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, exit } from 'node:process';
import { chromium } from '@playwright/test';
import { recipes } from './help/page-recipes.mjs';
import { ROOT } from './settings.mjs';

const [site, ...chosen] = argv.slice(2);
if (!site) {
  console.error('The address of a running demo is needed, such as http://127.0.0.1:8080');
  exit(1);
}

/** Whose menu is looked into first; of the two accounts `admin` the platform's stands first at the sign-in. */
const people = [
  { name: 'buyer', account: 'buyer', nth: 0 },
  { name: 'estate', account: 'estate', nth: 0 },
  { name: 'manager', account: 'manager', nth: 0 },
  { name: 'expert1', account: 'expert1', nth: 0 },
  { name: 'expert3', account: 'expert3', nth: 0, tenant: '100001' },
  { name: 'expert6', account: 'expert6', nth: 0, tenant: '100001' },
  { name: 'admin', account: 'admin', nth: 1 },
  { name: 'supplier1', account: 'supplier1', nth: 0 },
  { name: 'supplier3', account: 'supplier3', nth: 0 },
  { name: 'supplier2', account: 'supplier2', nth: 0 },
  { name: 'finance', account: 'finance', nth: 0 },
  { name: 'agent', account: 'agent', nth: 0 },
  { name: 'platform', account: 'admin', nth: 0 },
];
const languages = ['zh', 'en'];
const size = { width: 1440, height: 900 };
const mostBytes = 40 * 1024;

const pages = helpPages();
const browser = await chromium.launch({
  executablePath: env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const missed = [];
const taken = new Set();
for (const person of people) {
  const { context, menus } = await signIn(person);
  const mine = pages.filter(({ name, code }) => !taken.has(name) && isSeenBy(person, { name, code, menus }));
  for (const page of mine) taken.add(page.name);
  // Two windows, one for each language.
  await Promise.all(languages.map((language) => takeAll(context, mine, { language, menus })));
  await context.close();
}
await browser.close();
for (const { name } of pages) if (!taken.has(name)) missed.push(`${name}: nobody sees it`);
for (const line of missed) console.error(line);
exit(missed.length > 0 ? 1 : 0);

function helpPages() {
  const modules = join(ROOT, 'apps/server/src/modules');
  return readdirSync(modules)
    .map((domain) => join(modules, domain, 'help'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.md'))
        .map((file) => {
          const name = file.slice(0, -3);
          const code = /^code:\s*(\S+)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
          return { name, code, folder };
        }),
    )
    .filter(({ name }) => chosen.length === 0 || chosen.includes(name));
}

function isSeenBy(person, { name, code, menus }) {
  const recipe = recipes[name];
  return recipe ? recipe.account === person.name : code !== undefined && menus.has(code);
}

/** By the buttons of the demo; whoever has none types, with the password of the demo. */
async function signIn({ account, nth, tenant }) {
  const context = await browser.newContext({
    baseURL: site,
    viewport: size,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const answered = page.waitForResponse((response) => response.url().includes('/menu/routes') && response.ok());
  await page.goto('/login');
  const button = page.getByRole('button', { name: new RegExp(`^${account}`) });
  if (tenant) await typeIn(page, { tenant, account });
  else await button.nth(nth).click();
  const { data } = await (await answered).json();
  await page.getByRole('button', { name: /我的账号|My account/ }).waitFor();
  await page.close();
  return { context, menus: new Map(flat(data).map(({ code, path }) => [code, path])) };
}

async function typeIn(page, { tenant, account }) {
  await page.getByLabel(/^租户编号/).fill(tenant);
  await page.getByLabel(/^账号/).fill(account);
  await page.getByRole('textbox', { name: /^密码/ }).fill('Demo@2026');
  await page.getByRole('button', { name: /^登录$/ }).click();
}

function flat(nodes) {
  return nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
}

async function takeAll(context, mine, { language, menus }) {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript(
    (records) => {
      for (const [key, content] of Object.entries(records)) {
        const record = { dataType: 'string', content, type: 'local', datetime: Date.now() };
        localStorage.setItem(`saber-${key}`, JSON.stringify(record));
      }
    },
    { theme: 'white', language },
  );
  // Of the window alone: the other language has its own in the same browser.
  await page.addInitScript((wanted) => {
    const get = Storage.prototype.getItem;
    const record = JSON.stringify({ dataType: 'string', content: wanted, type: 'local', datetime: 0 });
    Storage.prototype.getItem = function (key) {
      return key === 'saber-language' ? record : get.call(this, key);
    };
  }, language);
  for (const one of mine) {
    try {
      await lead(page, recipes[one.name] ?? { address: menus.get(one.code) });
      await settle(page);
      await store(page, join(one.folder, `${one.name}.${language}.webp`));
    } catch (error) {
      missed.push(`${one.name} ${language}: ${String(error).split('\n')[0]}`);
    }
  }
  await page.close();
}

async function lead(page, { through = [], ...recipe }) {
  await leadTo(page, recipe);
  for (const name of through) await follow(page, name);
}

/** A link or a button that leads to another page. */
async function follow(page, name) {
  const before = page.url();
  const place = page.getByRole('main');
  const tabs = place.getByRole('tab', { name });
  await place.getByRole('link', { name }).or(place.getByRole('button', { name })).or(tabs).first().click();
  await page.waitForURL((url) => url.href !== before);
}

async function leadTo(page, { address, list, row, inRow, press, onward }) {
  await page.goto(address ?? list);
  if (address) return;
  const rows = page.locator('.kit-row-opens, tbody tr.ant-table-row');
  const wanted = row ? rows.filter({ hasText: row }).first() : rows.first();
  await wanted.waitFor();
  const before = page.url();
  if (inRow)
    await wanted
      .getByRole('button', { name: inRow })
      .or(wanted.getByRole('link', { name: inRow }))
      .first()
      .click();
  else await wanted.click();
  await page.waitForURL((url) => url.href !== before);
  const opened = new URL(page.url());
  if (onward) await page.goto(onward(opened.searchParams.get('id'), opened));
  if (press)
    await page
      .getByRole('button', { name: press })
      .or(page.getByRole('link', { name: press }))
      .first()
      .click();
}

async function settle(page) {
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);
  await page.waitForFunction(() => !document.querySelector('.ant-skeleton, .ant-spin-spinning'), undefined, {
    timeout: 8000,
  });
  await page.waitForTimeout(1500);
}

/** As good as fits. */
async function store(page, path) {
  const client = await page.context().newCDPSession(page);
  for (const quality of [70, 55, 40, 25, 15, 8]) {
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > mostBytes && quality > 8) continue;
    writeFileSync(path, picture);
    break;
  }
  await client.detach();
}
