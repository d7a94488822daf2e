import { exportReport, runReport } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workbookOf } from '../workbook.ts';
import { bid, difference, differencesFor } from './watching.ts';
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

describe.each(Object.keys(lookers))('%s', (looker) => {
  test('sees the same with and without a bidder', async () => {
    expect(await differencesFor({ quiet, busy }, looker)).toEqual([]);
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
    differing.push(...(await difference({ quiet, busy }, url, see)));
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
          ...(await difference({ quiet, busy }, `${endpoint.route} ${id}`, (world) =>
            world.see(everything, endpoint, { id }),
          )),
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
