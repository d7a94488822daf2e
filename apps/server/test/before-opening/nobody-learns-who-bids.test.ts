import { entriesOfPackage, entriesOfProject, exportReport, runReport, type PublishedProject } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken, tokenHash } from '../../src/platform/access/index.ts';
import { mounted } from '../isolation/stage.ts';
import { workbookOf } from '../workbook.ts';
import { bidder, lookers, makeWorld, type Looker, type World } from './world.ts';

// The same product twice. In one of them a supplier registers, hands files in, quotes, changes his mind and quotes again;
// in the other he does nothing. Whoever looks, wherever he looks, must see the same until the opening.

let quiet: World;
let busy: World;
beforeAll(async () => {
  [quiet, busy] = await Promise.all([makeWorld(), makeWorld()]);
  for (const world of [quiet, busy]) await world.app.signInWithEverything(bidder, 'supplier');
  await bid(busy);
}, 120_000);
afterAll(async () => {
  await quiet.close();
  await busy.close();
});

/** Registers, hands a file in and looks at it, quotes, takes the quote back and quotes again. */
async function bid({ app, ask, send, projectId, packageIds }: World): Promise<void> {
  const token = newToken(bidder);
  await app.asSuperuser(anotherToken, [bidder, tokenHash(token)]);
  const dataOf = <T>(url: string, { status, text }: { status: number; text: string }): T => {
    if (status !== 200) throw new Error(`${url}: ${text}`);
    return (JSON.parse(text) as { data: T }).data;
  };
  const say = async <T>(method: 'GET' | 'POST', url: string, payload?: object): Promise<T> =>
    dataOf<T>(url, await ask(token, method, `/api/${url}`, payload));
  const contact = { linkman: '钱进', phone: '13900000009' };
  const whole = { projectId, tenantId: '100001', packageIds, ...contact };
  await say('POST', 'purchase/entry/saveOrUpdateEntry', whole);
  const { packages } = await say<PublishedProject>(
    'GET',
    `purchase/project/queryPublished?projectId=${projectId}&tenantId=100001`,
  );
  for (const { entry, items } of packages) {
    const entryId = entry?.id;
    const upload = `/api/purchase/entry/uploadQuoteFile?entryId=${entryId}`;
    const file = dataOf<{ fileId: string }>(upload, await send(token, upload, { name: '报价文件.txt', bytes }));
    const { url } = await say<{ url: string }>('GET', `file/downloadTicket?fileId=${file.fileId}`);
    expect((await ask(token, 'GET', url)).text).toContain('一整套报价文件');
    const quote = {
      entryId,
      lines: items.map(({ id }) => ({ itemId: id, perMoney: '871.37' })),
      serviceShow: '质保三年',
      files: [{ fileId: file.fileId, fileName: '报价文件.txt' }],
    };
    await say('POST', 'purchase/entry/submitQuote', { ...quote, remark: '第一次' });
    await say('POST', 'purchase/entry/withdrawQuote', { entryId });
    await say('POST', 'purchase/entry/submitQuote', { ...quote, remark: '第二次' });
  }
}

const bytes = Buffer.from('一整套报价文件');
const anotherToken = `
  insert into session_token (tenant_id, hash, session_id, kind, expire_time)
  select tenant_id, $2, id, 'access', now() + interval '60 days' from session where tenant_id = $1 limit 1`;

/** Made anew by chance at each call, whoever asks. */
const byChance = /\/captcha$|\/passkey-challenge$|\/passkeys\/start$/;
const reads = mounted.filter(({ route, writes, upload }) => !writes && !upload && !byChance.test(route));
/** They leave evidence of the look, so they count as writes. */
const looks = [entriesOfPackage, entriesOfProject];

describe.each(Object.keys(lookers))('%s', (looker) => {
  test('sees the same with and without a bidder', async () => {
    const differing: string[] = [];
    for (const endpoint of looker === 'the buyer’s manager' ? reads : [...reads, ...looks]) {
      for (const input of await quiet.inputsOf(looker, endpoint))
        differing.push(...(await difference(endpoint.route, (world) => world.see(looker, endpoint, input))));
    }
    expect(differing).toEqual([]);
  }, 120_000);
});

test('whoever comes without signing in sees the same with and without a bidder, on the portal and in the open data', async () => {
  const addressesOf = async ({ app, projectId }: World) => {
    const notices = await app.asSuperuser<{ id: string }>(
      `select id::text from bulletin where project_id = $1 and bulletin_status = 3 order by publish_time, id`,
      [projectId],
    );
    expect(notices.length).toBeGreaterThan(0);
    return [
      '/portal',
      '/portal/feed.xml',
      '/portal/feed.xml?format=atom',
      ...notices.flatMap(({ id }) => [`/portal/notice/${id}`, `/portal/notice/${id}?lang=en`]),
      ...['releases', `releases/${projectId}`, `records/${projectId}`].map((path) => `/portal/ocds/${path}`),
    ];
  };
  const differing: string[] = [];
  for (const url of await addressesOf(quiet)) {
    const see = async ({ app }: World) => {
      const { statusCode, body } = await app.app.server.inject({ method: 'GET', url });
      expect(statusCode).toBe(200);
      return body;
    };
    differing.push(...(await difference(url, see)));
  }
  expect(differing).toEqual([]);
});

describe('the buyer', () => {
  const everything: Looker = 'the buyer’s administrator who has granted himself everything';

  test('finds nobody in a report, run or exported', async () => {
    const reports = await quiet.app.asSuperuser<{ id: string }>('select id::text from report order by id');
    expect(reports.length).toBeGreaterThan(5);
    const found = [];
    for (const { id } of reports)
      for (const endpoint of [runReport, exportReport])
        found.push(
          ...(await difference(`${endpoint.route} ${id}`, (world) => world.see(everything, endpoint, { id }))),
        );
    expect(found).toEqual([]);
  });

  test('is answered alike when he adds the company to his library by hand, and registers it on paper', async () => {
    const creditCode = `91440101MA5000${bidder.slice(-4)}`;
    const header = ['供应商名称', '统一社会信用代码'];
    const library = workbookOf([header, ['某某公司', creditCode]]);
    const paper = workbookOf([
      ['包号', ...header, '联系人', '手机号'],
      [1, '某某公司', creditCode, '钱进', '13900000009'],
    ]);
    const load = async (world: World, path: string, spreadsheet: typeof paper) => {
      const { text } = await world.send(world.tokenOf(everything), `/api/purchase/${path}`, spreadsheet);
      return JSON.parse(text) as object;
    };
    for (const world of [quiet, busy]) {
      const entries = `entry/entryImport?projectId=${world.projectId}`;
      expect(await load(world, 'supplier/import?isCovered=0', library)).toMatchObject({ code: 200 });
      expect(await load(world, entries, paper)).toMatchObject({ code: 200, data: { count: 1 } });
      // Once more: now somebody is registered in either world, and it still tells nothing.
      expect(await load(world, entries, paper)).toMatchObject({ code: 200, data: { count: 1 } });
    }
  });
});

async function difference(what: string, see: (world: World) => Promise<string>): Promise<string[]> {
  const [without, withBidder] = [await see(quiet), await see(busy)];
  return without === withBidder ? [] : [`${what} ${firstDifference(without, withBidder)}`];
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at] && at < one.length) at += 1;
  return `…${one.slice(Math.max(0, at - 60), at + 60)}… / …${other.slice(Math.max(0, at - 60), at + 60)}…`;
}
