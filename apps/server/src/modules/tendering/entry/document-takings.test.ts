import type { EndpointOutput, documentTakings } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploaded, type Uploaded } from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let codes: Readonly<Record<(typeof steps.suppliers)[number], string>>;
let projectId: string;
let file: Uploaded;

beforeAll(async () => {
  app = await startTenderingApp();
  codes = await steps.knowSuppliers(app);
});
afterAll(() => app.close());

async function offered(changes: object = {}): Promise<void> {
  file = await uploaded(app, 'buyer');
  projectId = await steps.publishedProject(app, { files: [file], ...changes });
}

async function download(by: Account): Promise<number> {
  const { code, data } = await app.as(by).get(`/file/downloadTicket?fileId=${file.fileId}`);
  if (code === 200) await app.visit(String((data as { url: string }).url));
  return code;
}

type Takings = EndpointOutput<typeof documentTakings>;
const path = () => `/purchase/project/taking/queryByProjectId?projectId=${projectId}`;
const takings = async (by: Account = 'manager') => steps.dataOf<Takings>(await app.as(by).get(path()));

const sell = (account: (typeof steps.suppliers)[number], more: object = {}) =>
  app.as('buyer').post('/purchase/project/taking/saveSale', {
    projectId,
    creditCode: codes[account],
    receiptNo: 'SJ-001',
    linkman: '陈立',
    phone: '13800000001',
    ...more,
  });

describe('documents free of charge', () => {
  beforeEach(() => offered());

  test('who downloads them has taken them, once, with the first and the last time', async () => {
    expect(await download('supplier1')).toBe(200);
    app.clock.setTo('2026-11-17 10:00:00');
    expect(await download('supplier1')).toBe(200);
    expect(await download('supplier2')).toBe(200);
    expect(await download('buyer')).toBe(200);
    const { count, takings: rows } = await takings();
    expect(count).toBe(2);
    expect(rows.map(({ creditCode }) => creditCode)).toEqual([codes.supplier1, codes.supplier2]);
    expect(rows[0]?.takeTime.slice(0, 10)).toBe('2026-11-16');
    expect(rows[0]?.lastTime?.slice(0, 10)).toBe('2026-11-17');
  });

  test('R38 before the opening the head of procurement alone reads who and how many, on record', async () => {
    await download('supplier1');
    for (const by of ['buyer', 'finance', 'supervisor', 'chief', 'agent', 'supplier2'] as const)
      expect((await app.as(by).get(path())).code, by).not.toBe(200);
    expect((await takings()).count).toBe(1);
    const record = await app.asSuperuser(
      `select 1 from evidence where stream = $1 and action = 'project.takingsViewed'`,
      [projectId],
    );
    expect(record).toHaveLength(1);
  });

  test('after the opening the handler reads it too, and who watches over it once the result is out', async () => {
    await download('supplier1');
    for (const account of steps.suppliers) {
      steps.dataOf(await steps.register(app, account, projectId));
      steps.dataOf(await steps.quote(app, account, { projectId, price: '880' }));
    }
    app.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(app, projectId));
    expect((await takings('buyer')).count).toBe(1);
    expect((await app.as('supervisor').get(path())).code).not.toBe(200);
  });

  test('nothing is sold', async () => {
    expect(await sell('supplier1')).toMatchObject({ code: 400, msg: expect.stringContaining('无须登记') });
  });
});

describe('documents that are sold offline', () => {
  beforeEach(() => offered({ saleType: 3, saleMoney: '300.00' }));

  test('are read by who has bought them, and the notice says what they cost', async () => {
    expect(await download('supplier1')).toBe(404);
    const asSeen = async (by: Account) => (await steps.readPublished(app.as(by), projectId)).files.length;
    expect(await asSeen('supplier1')).toBe(0);
    steps.dataOf(await sell('supplier1'));
    expect(await asSeen('supplier1')).toBe(1);
    expect(await download('supplier1')).toBe(200);
    expect(await download('supplier2')).toBe(404);
    expect((await takings()).takings).toMatchObject([{ takeWay: 2, receiptNo: 'SJ-001' }]);
    expect((await steps.readPublished(app.as('supplier2'), projectId)).saleMoney).toBe('300.00');
  });

  test('R38 a second sale to the same company looks like the first', async () => {
    const first = await sell('supplier1');
    const second = await sell('supplier1', { receiptNo: 'SJ-002' });
    expect([second.code, second.data]).toEqual([200, first.data]);
    expect((await takings()).takings).toMatchObject([{ receiptNo: 'SJ-002' }]);
  });

  test('are sold to companies of the platform, until quoting ends', async () => {
    expect(await sell('supplier1', { creditCode: '91330000000000000X' })).toMatchObject({ code: 400 });
    app.clock.setTo(steps.deadline);
    expect(await sell('supplier1')).toMatchObject({ code: 400, msg: expect.stringContaining('发售时间') });
  });
});

test('a sale needs its price, and online a channel that is paid through', async () => {
  const save = (changes: object) => app.as('buyer').post('/purchase/project/saveOrUpdate', steps.aProject(changes));
  expect(await save({ saleType: 3 })).toMatchObject({ code: 400, msg: expect.stringContaining('售价') });
  expect(await save({ saleType: 2, saleMoney: '300.00' })).toMatchObject({ code: 400 });
  expect(await save({ saleType: 1, saleMoney: '300.00' })).toMatchObject({ code: 200 });
});
