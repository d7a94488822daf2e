import type { EndpointOutput, openingRecord, ownQuote } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { damageQuote, plantQuote } from '../../../../test/plant-quote.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

/** Three bidders; the second's quote is then replaced by this. */
async function quotedWith(content: (itemId: string) => string): Promise<{ id: string; entryId: string }> {
  const id = await steps.quotedProject(app);
  const [own] = await steps.ownEntries(app, 'supplier2', id);
  const entryId = await plantQuote(app, 'supplier2', { projectId: id, text: content(own?.items[0]?.id ?? '') });
  return { id, entryId };
}

const aQuote = (itemId: string, changes: object = {}) => ({
  lines: [{ itemId, quantity: '600', perMoney: '860.00', totalMoney: '516000.00' }],
  perMoney: '860.00',
  totalMoney: '516000.00',
  remark: null,
  serviceShow: '质保三年',
  matchExplain: null,
  files: [],
  ...changes,
});
const aLine = { quantity: '600', perMoney: '860.00', totalMoney: '516000.00' };

const bad: readonly (readonly [string, (itemId: string) => string, number])[] = [
  ['a U+0000 in its remark', (itemId) => JSON.stringify(aQuote(itemId, { remark: '优惠\u0000' })), 3],
  [
    'half a character in the name of a file',
    (itemId) =>
      JSON.stringify(aQuote(itemId, { files: [{ fileId: '1', fileName: '\ud800', fileSuffix: 'pdf', size: 1 }] })),
    4,
  ],
  ['an amount that is none', (itemId) => JSON.stringify(aQuote(itemId, { totalMoney: 'many' })), 2],
  ['a line that asks for what nobody asked', () => JSON.stringify(aQuote('77', {})), 3],
  [
    'the same line twice',
    (itemId) =>
      JSON.stringify(
        aQuote(itemId, {
          lines: [
            { itemId, ...aLine },
            { itemId, ...aLine },
          ],
        }),
      ),
    3,
  ],
  ['a content of another form', () => '{"price": 860}', 2],
  ['a content that is no JSON', () => '860', 2],
];

const record = async (account: Account, projectId: string) =>
  steps.dataOf<EndpointOutput<typeof openingRecord>>(
    await app.as(account).get(`/purchase/entry/queryOpeningRecord?projectId=${projectId}&tenantId=100001`),
  );

describe('a quote with', () => {
  test.each(bad)('%s cannot be opened, and the others are', async (_what, content, openFault) => {
    const { id, entryId } = await quotedWith(content);
    expect(await steps.open(app, id)).toMatchObject({ code: 200, data: { stage: 45, opened: 2, unopened: 1 } });
    const { suppliers, packages } = await steps.comparison(app, id);
    expect(suppliers.map(({ totalM }) => totalM)).toEqual(['528300.00', '534000.00', '0.00']);
    expect(suppliers.at(2)).toMatchObject({
      supplierName: '南京澄观信息技术有限公司',
      detailListVOS: [],
      unopened: [{ packageId: packages[0]?.packageId, entryId, openFault }],
    });
    const shown = await record('supplier2', id);
    expect(shown.map(({ totalMoney, openFault: fault }) => [totalMoney, fault])).toEqual([
      ['528300.00', null],
      ['534000.00', null],
      [null, openFault],
    ]);
    expect(shown.find(({ isOwn }) => isOwn)).toMatchObject({ entryId, openFault });
  });
});

const rule = (projectId: string, ruling: object, by: Account = 'buyer') =>
  app.as(by).post('/bid-electronic/seal/opening/rule', { projectId, ...ruling });

describe('R35 whose fault it was that a quote did not open', () => {
  test('is ruled by whoever opens, with a reason, told to its bidder, and kept in the evidence', async () => {
    const id = await steps.quotedProject(app);
    await damageQuote(app, id, '300002');
    steps.dataOf(await steps.open(app, id));
    const { version, suppliers } = await steps.comparison(app, id);
    const entryId = suppliers.at(-1)?.unopened[0]?.entryId;
    const ruling = { version, entryId, ruling: 2, reason: '经核查系平台存储故障所致' };
    expect((await rule(id, { ...ruling, reason: '故障' })).msg).toContain('至少10个字');
    expect((await rule(id, { ...ruling, ruling: 3 })).code).toBe(400);
    expect((await rule(id, ruling, 'finance')).code).toBe(403);
    const opened = suppliers[0]?.detailListVOS[0]?.entryId;
    expect((await rule(id, { ...ruling, entryId: opened })).code).toBe(404);
    steps.dataOf(await rule(id, ruling));
    expect((await steps.comparison(app, id)).suppliers.at(-1)?.unopened).toMatchObject([
      { ruling: 2, rulingReason: '经核查系平台存储故障所致' },
    ]);
    const [own, others] = [await record('supplier2', id), await record('supplier1', id)];
    expect(own.find(({ isOwn }) => isOwn)).toMatchObject({ ruling: 2, rulingReason: '经核查系平台存储故障所致' });
    expect(others.find((one) => one.entryId === entryId)).toMatchObject({ ruling: 2, rulingReason: null });
    const told = await app.asSuperuser<{ content: string }>(
      `select content from flow_message where tenant_id = '300002' and business_id = $1 and content <> ''`,
      [id],
    );
    expect(told.map(({ content }) => content)).toEqual([
      '您的报价未能开启，认定为非投标人原因，视为撤回：经核查系平台存储故障所致',
    ]);
    const [act] = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'openedQuote.rule'`,
      [id],
    );
    expect(JSON.parse(act?.payload ?? '{}')).toMatchObject({ entryId, ruling: 2 });
  });
});

describe('a quote that was damaged', () => {
  test('cannot be opened, the evidence names it, and the log tells the cause', async () => {
    const id = await steps.quotedProject(app);
    await damageQuote(app, id, '300002');
    app.logged.length = 0;
    expect(await steps.open(app, id)).toMatchObject({ code: 200, data: { opened: 2, unopened: 1 } });
    const [act] = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'project.open'`,
      [id],
    );
    const [own] = await steps.ownEntries(app, 'supplier2', id);
    expect(JSON.parse(act?.payload ?? '')).toMatchObject({
      bidders: [{ packageNo: 1, sealed: 3 }],
      unopened: [{ entryId: own?.entryId, openFault: 1 }],
    });
    const told = app.logged.filter((line) => line.includes('cannot be opened'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('the cipher text is not the one of the envelope');
  });

  test('counts as handed in: of three bidders two opened ones are enough', async () => {
    const id = await steps.quotedProject(app, { prices: ['880', '870'] });
    expect(await steps.open(app, id)).toMatchObject({ code: 400, msg: '投标人少于3家，不得开标' });
    const whole = await steps.quotedProject(app);
    await damageQuote(app, whole, '300003');
    expect(await steps.open(app, whole)).toMatchObject({ code: 200 });
  });

  test('cannot be chosen, and stays what it was ruled to be when the result is published', async () => {
    const id = await steps.quotedProject(app);
    await damageQuote(app, id, '300001');
    steps.dataOf(await steps.open(app, id));
    const { version, suppliers, packages } = await steps.comparison(app, id);
    const packageId = packages[0]?.packageId;
    const choose = (entryId: string | undefined, as: object = {}) =>
      app.as('buyer').post('/purchase/entry/saveSelection', {
        projectId: id,
        version,
        selections: [{ packageId, entryId, bidStatus: '1', bidRemark: '价格最低', ...as }],
      });
    const unopened = suppliers.at(-1)?.unopened[0];
    expect(await choose(unopened?.entryId)).toMatchObject({ code: 400, msg: '选择的报价不属于该采购包' });
    const saved = steps.dataOf<steps.Draft>(await choose(suppliers[0]?.detailListVOS[0]?.entryId));
    const handIn = (version: number) =>
      app.as('buyer').post('/purchase/entry/submitSelection', { projectId: id, version });
    expect(await handIn(saved.version)).toMatchObject({
      code: 400,
      msg: '请先认定未能开启的报价的责任：杭州云岫科教仪器有限公司',
    });
    const ruled = steps.dataOf<steps.Draft>(
      await rule(id, {
        version: saved.version,
        entryId: unopened?.entryId,
        ruling: 1,
        reason: '密封件由投标人程序损坏',
      }),
    );
    const submitted = steps.dataOf<steps.Draft>(await handIn(ruled.version));
    steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 2)));
    const [entry] = await app.asSuperuser('select entry_status as status from entry where id = $1', [
      unopened?.entryId,
    ]);
    expect(entry).toEqual({ status: 6 });
  });

  test('is told to its bidder when he looks at it, before the opening too', async () => {
    const id = await steps.quotedProject(app);
    await damageQuote(app, id, '300002');
    const [own] = await steps.ownEntries(app, 'supplier2', id);
    const read = steps.dataOf<EndpointOutput<typeof ownQuote>>(
      await app.as('supplier2').get(`/purchase/entry/queryMyQuote?entryId=${own?.entryId}`),
    );
    expect(read).toMatchObject({ quote: null, isUnreadable: true });
    expect(read.receipts).toHaveLength(1);
  });
});

test('where no quote at all can be opened, nothing is: that is no bidder’s fault', async () => {
  const id = await steps.quotedProject(app);
  for (const tenantId of ['300001', '300002', '300003']) await damageQuote(app, id, tenantId);
  expect(await steps.open(app, id)).toMatchObject({ code: 400, msg: '所有密封报价均无法开启，未开标，请联系管理员' });
  expect(await steps.detail(app, id)).toMatchObject({ stage: 40, openedTime: null });
  expect(await app.asSuperuser('select 1 from opened_quote where project_id = $1', [id])).toEqual([]);
});
