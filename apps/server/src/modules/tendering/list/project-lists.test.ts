import type { Page, ProjectCard, ProjectLine, ShelfCount } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
  app.clock.setTo(steps.publicationDay);
});
afterAll(() => app.close());

const lines = async (body: object = {}, path = 'purchase/project/basePage') =>
  steps.dataOf<Page<ProjectLine>>(await app.as('buyer').post(`/${path}`, body));
const cards = async (path: string, account: Account = 'buyer') =>
  steps.dataOf<ProjectCard[]>(await app.as(account).get(`/${path}`));
const countsOf = async (account: Account, filter = '') => {
  const counts = steps.dataOf<ShelfCount[]>(await app.as(account).get(`/purchase/project/proCount${filter}`));
  return Object.fromEntries(counts.map(({ shelf, count }) => [shelf, count]));
};

describe('the shelves of a buyer', () => {
  test('have a draft, what waits for a confirmation and what is out, each where it belongs', async () => {
    const before = await countsOf('buyer');
    const draft = await steps.savedProject(app);
    const submitted = await steps.savedProject(app);
    steps.dataOf(await app.as('buyer').post('/purchase/cus/pro/elecSubmitTask', submitted));
    const published = await steps.publishedProject(app);
    const after = await countsOf('buyer');
    for (const [shelf, id] of [
      ['drafts', draft.id],
      ['toConfirm', submitted.id],
      ['tendering', published],
    ] as const) {
      expect(after[shelf]).toBe((before[shelf] ?? 0) + 1);
      expect((await lines({ shelf, size: 200 })).records.map((row) => row.id)).toContain(id);
    }
    const waiting = await lines({ size: 200 }, 'purchase/cus/pro/queryConfirmProPage');
    expect(waiting.records.map(({ id }) => id)).toContain(submitted.id);
    expect(waiting.total).toBe(after['toConfirm']);
  });

  test('are the same for both spellings of the list and for its export', async () => {
    const asked = { shelf: 'tendering', projectName: '单人床' };
    const { total } = await lines(asked);
    expect((await lines(asked, 'purchase/cus/pro/proPage')).total).toBe(total);
    expect((await lines(asked, 'purchase/project/projectPage')).total).toBe(total);
    expect((await app.as('buyer').rawPost('/purchase/project/export', asked)).statusCode).toBe(200);
  });

  test('refuse a shelf that the list does not have, in words', async () => {
    for (const path of ['purchase/project/basePage', 'bid-project/project/projectPage', 'purchase/project/projectPage'])
      expect(await app.as('buyer').post(`/${path}`, { shelf: 'offered' })).toMatchObject({ code: 400 });
    expect(await app.as('supplier1').post('/purchase/entry/queryBidEntryPage', { shelf: 'mine' })).toMatchObject({
      code: 400,
    });
  });

  test('are counted for the own unit alone', async () => {
    expect(await countsOf('buyer', '?tenantId=100001')).toEqual(await countsOf('buyer'));
    expect(await app.as('buyer').get('/purchase/cus/pro/proCount?tenantId=300001')).toMatchObject({ code: 404 });
  });
});

describe('the days', () => {
  test('a project opens today from midnight to midnight, and closes soon within three days', async () => {
    const id = await steps.publishedProject(app);
    const has = async (path: string) => (await cards(`purchase/project/${path}`)).some((card) => card.id === id);
    const at = async (now: string) => {
      app.clock.setTo(now);
      return { today: await has('queryBidToday'), soon: await has('queryDeadLineProList') };
    };
    expect(await at('2026-11-20 08:59:59')).toEqual({ today: false, soon: false });
    expect(await at('2026-11-20 09:00:00')).toEqual({ today: false, soon: true });
    expect(await at('2026-11-22 23:59:59')).toEqual({ today: false, soon: true });
    expect(await at('2026-11-23 00:00:00')).toEqual({ today: true, soon: true });
    expect(await at('2026-11-23 09:00:00')).toEqual({ today: true, soon: false });
    expect(await at('2026-11-24 00:00:00')).toEqual({ today: false, soon: false });
    app.clock.setTo(steps.publicationDay);
  });

  test('a supplier has those of his own registrations', async () => {
    const id = await steps.publishedProject(app);
    steps.dataOf(await steps.register(app, 'supplier1', id));
    app.clock.setTo('2026-11-22 10:00:00');
    const soon = async (account: Account) =>
      (await cards('purchase/project/queryDeadLineProList', account)).map((card) => card.id);
    expect(await soon('supplier1')).toContain(id);
    expect(await soon('supplier2')).not.toContain(id);
    app.clock.setTo(steps.publicationDay);
  });
});

describe('a supplier’s counts', () => {
  test('tell the projects and, beside them, the registrations that his list has', async () => {
    const second = steps.aPackage({ packageNo: 2, packageName: '床垫' });
    const id = await steps.publishedProject(app, {
      generalBudget: '1080000.00',
      packages: [steps.aPackage(), second],
    });
    steps.dataOf(await steps.register(app, 'supplier3', id));
    const counts = steps.dataOf<ShelfCount[]>(await app.as('supplier3').get('/purchase/project/proCount'));
    expect(counts.find(({ shelf }) => shelf === 'tendering')).toMatchObject({ count: 1, lines: 2 });
    const own = await app.as('supplier3').post('/purchase/entry/queryBidEntryPage', { shelf: 'tendering' });
    expect(own.data).toMatchObject({ total: 2 });
    const sale = steps.dataOf<Page<ProjectCard>>(
      await app.as('supplier3').post('/bid-project/entry/querySaleProject', { size: 200 }),
    );
    expect(sale.records.find((card) => card.id === id)).toMatchObject({ registered: 2 });
  });
});

describe('the family of a project', () => {
  test('shows what it is procured again from and by, in the list and by itself', async () => {
    const { id } = await steps.savedProject(app, { projectName: '第一次' });
    const child = await steps.savedProject(app, { projectName: '第二次' });
    await app.asSuperuser('update project set parent_id = $1 where id = $2', [id, child.id]);
    const { records } = await lines({ projectName: '次', size: 200 });
    const numberOf = (one: string) => records.find((row) => row.id === one)?.projectNo;
    expect(records.find((row) => row.id === id)).toMatchObject({ childId: child.id, childNo: numberOf(child.id) });
    expect(records.find((row) => row.id === child.id)).toMatchObject({ parentNo: numberOf(id), childId: null });
    const family = (of: string) => cards(`purchase/project/queryByParentId?parentId=${of}`);
    expect(await family(id)).toMatchObject([{ id: child.id, generation: 1 }]);
    expect(await family(child.id)).toMatchObject([{ id, generation: -1 }]);
    expect(await app.as('buyer').get('/purchase/project/queryByParentId')).toMatchObject({ code: 400 });
    expect(await app.as('buyer').get('/purchase/project/queryByParentId?parentId=1')).toMatchObject({ code: 404 });
  });
});

describe('sums and data', () => {
  test('the totals open their rows, by status and by method', async () => {
    const totals = steps.dataOf<{ total: number; projectStatus: { value: number; count: number }[] }>(
      await app.as('buyer').get('/purchase/project/proTotalCount'),
    );
    expect(totals.total).toBe((await lines()).total);
    for (const { value, count } of totals.projectStatus)
      expect((await lines({ projectStatus: value })).total).toBe(count);
  });

  test('the handler’s sum grows by the budget of what he begins', async () => {
    const sum = async () =>
      steps.dataOf<{ count: number; running: number; generalBudget: string }>(
        await app.as('buyer').get('/purchase/project/myProjectSum'),
      );
    const before = await sum();
    await steps.savedProject(app);
    const after = await sum();
    expect(after).toMatchObject({ count: before.count + 1, running: before.running + 1 });
    expect(Number(after.generalBudget) - Number(before.generalBudget)).toBe(540_000);
    expect((await lines({ shelf: 'mine' })).total).toBe(after.count);
  });

  test('the data of a project are named as its form names them, in the reader’s words', async () => {
    const { id } = await steps.savedProject(app);
    const data = steps.dataOf<{ prop: string; label: string; text: string }[]>(
      await app.as('buyer').get(`/purchase/project/projectCustomData?id=${id}`),
    );
    expect(data).toContainEqual({ prop: 'generalBudget', label: '项目总预算', value: '540000.00', text: '540,000.00' });
    expect(data.find(({ prop }) => prop === 'manner')?.text).toBe('询价');
    const text = await app.as('buyer').get(`/purchase/project/queryBulletinContent?projectId=${id}`);
    expect(text.data).toMatchObject({ title: expect.stringContaining('采购公告') });
  });

  test('the buyer’s other spellings save, show and confirm the same project', async () => {
    const saved = steps.dataOf<steps.Draft>(
      await app.as('buyer').post('/purchase/cus/pro/saveOrUpdate', steps.aProject()),
    );
    const submitted = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/project/submitTask', saved));
    const confirm = (account: Account) =>
      app.as(account).post('/purchase/cus/pro/confirm', { ...submitted, agree: true });
    expect(await confirm('buyer')).toMatchObject({ code: 403 });
    expect(await confirm('manager')).toMatchObject({ code: 200 });
    const info = await app.as('buyer').get(`/purchase/cus/pro/proInfo?id=${saved.id}`);
    expect(info.data).toMatchObject({ id: saved.id, stage: 25 });
  });
});

describe('the qualification of registrations', () => {
  test('[R363] takes a result for each, with its reason, and none where one cannot be judged', async () => {
    const id = await steps.publishedProject(app, { isEntryReviewed: true });
    for (const account of steps.suppliers) steps.dataOf(await steps.register(app, account, id));
    const list = async () =>
      steps.dataOf<{ id: string; supplierName: string; qualifyStatus: number; rejectReason: string | null }[]>(
        await app.as('buyer').get(`/purchase/qualify/queryEntryByProjectId?projectId=${id}`),
      );
    const ids = (await list()).map((row) => row.id);
    expect(await list()).toMatchObject([{ qualifyStatus: 0 }, { qualifyStatus: 0 }, { qualifyStatus: 0 }]);
    const judge = (entries: object[]) => app.as('buyer').post('/bid-project/project/qualify/qualifyEntry', { entries });
    expect(await judge([{ id: ids[0], qualifyStatus: 2 }])).toMatchObject({ code: 400 });
    expect(
      await judge([
        { id: ids[0], qualifyStatus: 1 },
        { id: '1', qualifyStatus: 1 },
      ]),
    ).toMatchObject({ code: 404 });
    expect((await list()).every(({ qualifyStatus }) => qualifyStatus === 0)).toBe(true);
    steps.dataOf(
      await judge([
        { id: ids[0], qualifyStatus: 1 },
        { id: ids[1], qualifyStatus: 2, reason: '营业执照已过期' },
        { id: ids[2], qualifyStatus: 2, reason: '缺少授权书' },
      ]),
    );
    expect((await list()).toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id))).toMatchObject([
      { qualifyStatus: 1, rejectReason: null },
      { qualifyStatus: 2, rejectReason: '营业执照已过期' },
      { qualifyStatus: 2, rejectReason: '缺少授权书' },
    ]);
  });
});
