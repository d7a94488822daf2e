import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });

type Change = readonly [field: string, after: string | number | null];

async function draft(projectId: string, changes: readonly Change[]): Promise<steps.Draft> {
  const notice = await steps.draftNotice(app, projectId, 3);
  const edited = {
    ...notice,
    title: '变更公告',
    content: '<p>变更说明</p>',
    changes: changes.map(([field, after]) => ({ field, after })),
  };
  return steps.dataOf(await app.as('buyer').post('/purchase/bulletin/editBulletinDetails', edited));
}

const change = async (projectId: string, changes: readonly Change[], reason?: string) =>
  steps.publish(app, await draft(projectId, changes), reason);

/** A change that touches the quotes: written by the buyer, published by the administrator, who may too. */
async function changeByTwo(projectId: string, changes: readonly Change[], reason?: string) {
  const handed = steps.dataOf<steps.Draft>(await change(projectId, changes, reason));
  return app.as('chief').post('/purchase/bulletin/upDown', { ...handed, upDown: 1, reason });
}

const later = '2026-11-30 09:00:00';
const extension: readonly Change[] = [
  ['entryEndTime', '2026-11-27 17:00:00'],
  ['bidEndTime', later],
  ['openTime', later],
];

describe('a change notice', () => {
  test('extends the times before the opening: quotes stay valid, everybody is told, late comers come in', async () => {
    const id = await steps.publishedProject(app);
    for (const account of ['supplier1', 'supplier2'] as const) {
      steps.dataOf(await steps.register(app, account, id));
      steps.dataOf(await steps.quote(app, account, { projectId: id, price: '880' }));
    }
    app.clock.setTo('2026-11-20 18:00:00');
    expect(await steps.register(app, 'supplier3', id)).toMatchObject(refused('不在报名时间内'));
    steps.dataOf(await change(id, extension));
    expect(await steps.detail(app, id)).toMatchObject({ stage: 35, bidEndTime: later, openTime: later });
    expect(await out.toldTo(app, '300001', id)).toMatchObject([
      { kind: 'projectChanged', content: expect.stringContaining('已递交的报价继续有效') },
    ]);
    expect(await out.toldTo(app, '300003', id)).toEqual([]);
    steps.dataOf(await steps.register(app, 'supplier3', id));
    steps.dataOf(await steps.quote(app, 'supplier3', { projectId: id, price: '870' }));
    steps.dataOf(await steps.quote(app, 'supplier1', { projectId: id, price: '860' }));
    app.clock.setTo('2026-11-23 09:00:00');
    expect(await steps.open(app, id)).toMatchObject(refused('未到开标时间'));
    app.clock.setTo(later);
    steps.dataOf(await steps.open(app, id));
    expect((await steps.comparison(app, id)).suppliers).toHaveLength(3);
    expect(await out.isWhole(app, id)).toMatchObject({ ok: true });
  });

  test('says field by field what was and what is, and the notice that it changes stays as it was read', async () => {
    const id = await steps.publishedProject(app);
    const [before] = await out.noticesOf(app, id);
    steps.dataOf(await change(id, [...extension, ['openPlace', '二号开标室']]));
    const [first, second] = await out.noticesOf(app, id);
    expect(first).toEqual(before);
    expect(second).toMatchObject({ type: 3, status: 3, replaces: first?.id });
    const read = async (notice: string | undefined) =>
      steps.dataOf(await app.as('supplier1').get(`/purchase/bulletin/queryById?id=${notice}&tenantId=100001`));
    expect(await read(second?.id)).toMatchObject({
      changes: [
        { field: 'entryEndTime', before: '2026-11-20 17:00:00', after: '2026-11-27 17:00:00' },
        { field: 'bidEndTime', before: steps.deadline, after: later },
        { field: 'openTime', before: steps.deadline, after: later },
        { field: 'openPlace', before: '开标室', after: '二号开标室' },
      ],
      replaces: { id: first?.id },
    });
    expect(await read(first?.id)).toMatchObject({ replacedBy: [{ id: second?.id }] });
    expect(second?.content).toContain('<td>二号开标室</td>');
    expect(await steps.readPublished(app.as('supplier1'), id)).toMatchObject({
      openPlace: '二号开标室',
      openTime: later,
    });
  });

  test('is in force from its publication on, and not taken down: another change notice undoes it', async () => {
    const id = await steps.publishedProject(app);
    const published = steps.dataOf<steps.Draft>(await change(id, [['openPlace', '二号开标室']]));
    const read = () => app.as('buyer').get(`/purchase/bulletin/queryById?id=${published.id}`);
    expect(steps.dataOf<{ actions: string[] }>(await read()).actions).toEqual([]);
    const down = { id: published.id, version: published.version, upDown: 0, reason: '误发' };
    expect(await app.as('buyer').post('/purchase/bulletin/upDown', down)).toMatchObject(refused('不能下架'));
    expect((await steps.detail(app, id)).openPlace).toBe('二号开标室');
  });

  test('that touches the quotes leaves the time of the law, to the day, or is refused with the lawful date (R05)', async () => {
    const id = await steps.publishedProject(app);
    app.clock.setTo('2026-11-17 10:00:00');
    const requirement: Change = ['requirement', '增加床头柜'];
    expect(await changeByTwo(id, [requirement])).toMatchObject({ code: 200 });
    app.clock.setTo('2026-11-18 10:00:00');
    expect(await change(id, [['requirement', '不要床头柜']])).toMatchObject(refused('2026-11-24 00:00:00'));
    expect((await steps.detail(app, id)).requirement).toBe('增加床头柜');
    expect(await changeByTwo(id, [['requirement', '不要床头柜'], ...extension])).toMatchObject({ code: 200 });
  });

  test('of the tendering law leaves fifteen days (R05)', async () => {
    const times = {
      entryEndTime: '2026-12-10 17:00:00',
      bidEndTime: '2026-12-14 09:00:00',
      openTime: '2026-12-14 09:00:00',
    };
    const id = await steps.publishedProject(app, { lawRegime: 1, ...times });
    app.clock.setTo('2026-11-26 10:00:00');
    expect(await changeByTwo(id, [['qualification', '具有经营资质']])).toMatchObject({ code: 200 });
    app.clock.setTo('2026-11-27 10:00:00');
    expect(await change(id, [['qualification', '无']])).toMatchObject(refused('2026-12-15 00:00:00'));
  });

  test('of one’s own policy may leave less, with a reason', async () => {
    const id = await steps.publishedProject(app, { lawRegime: 3 });
    app.clock.setTo('2026-11-20 10:00:00');
    const notice = await draft(id, [['requirement', '增加床头柜']]);
    expect(await steps.publish(app, notice)).toMatchObject(refused('请填写理由'));
    expect(await steps.publish(app, notice, '供应商均已书面同意缩短时间')).toMatchObject({ code: 200 });
  });

  test('takes no promised time away, reopens no deadline, and changes something', async () => {
    const id = await steps.publishedProject(app);
    expect(await change(id, [['bidEndTime', '2026-11-21 09:00:00']])).toMatchObject(refused('只能推迟'));
    expect(await change(id, [['bidEndTime', later]])).toMatchObject(refused('依次先后'));
    expect(await change(id, [['openTime', later]])).toMatchObject(refused('一致'));
    expect(await change(id, [])).toMatchObject(refused('至少填写一项'));
    expect(await change(id, [['openPlace', '开标室']])).toMatchObject(refused('至少填写一项'));
    expect(await change(id, [['deliveryDays', 0]])).toMatchObject({ code: 400 });
    app.clock.setTo(steps.deadline);
    expect(await change(id, extension)).toMatchObject(refused('报价已截止'));
    expect(await out.toldTo(app, '300001', id)).toEqual([]);
  });

  test('changes neither who may buy nor for what money', async () => {
    const id = await steps.publishedProject(app);
    const notice = await steps.draftNotice(app, id, 3);
    const changes = [{ field: 'generalBudget', after: '1.00' }];
    const edited = { ...notice, title: '变更', content: '<p>变更</p>', changes };
    expect(await app.as('buyer').post('/purchase/bulletin/editBulletinDetails', edited)).toMatchObject({ code: 400 });
  });

  test('of a project that was opened is refused', async () => {
    const { projectId } = await steps.openedProject(app);
    expect(await change(projectId, [['openPlace', '二号开标室']])).toMatchObject(refused('当前阶段'));
  });
});

describe('a project that was confirmed too late', () => {
  test('goes back to be changed and confirmed anew, and its notice tells the new times', async () => {
    app.clock.setTo(steps.publicationDay);
    const confirmed = await steps.confirmedProject(app);
    const notice = await steps.draftNotice(app, confirmed.id);
    app.clock.setTo('2026-11-19 10:00:00');
    expect(await steps.publish(app, notice)).toMatchObject(refused('2026-11-25 00:00:00'));
    const late = await steps.detail(app, confirmed.id);
    expect(late).toMatchObject({ next: [{ action: 'retreat', by: ['周明'], isMine: true }] });
    const back = { id: confirmed.id, version: late.version };
    const buyer = app.as('buyer');
    expect(await buyer.post('/purchase/project/backToDraft', back)).toMatchObject(refused('原因'));
    const moved = steps.dataOf<steps.Draft>(
      await buyer.post('/purchase/project/backToDraft', { ...back, reason: '发布期限不足，顺延时间' }),
    );
    const times = { entryEndTime: '2026-11-27 17:00:00', bidEndTime: later, openTime: later };
    const { packages: _packages, ...whole } = steps.aProject({ ...times, ...moved });
    const saved = steps.dataOf<steps.Draft>(await buyer.post('/purchase/project/saveOrUpdate', whole));
    expect(await steps.publish(app, notice)).toMatchObject(refused('尚未确认'));
    const submitted = steps.dataOf<steps.Draft>(await buyer.post('/purchase/project/submitTask', saved));
    expect(await buyer.post('/purchase/project/projectConfirm', { ...submitted, agree: true })).toMatchObject({
      code: 403,
    });
    steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
    expect(await steps.publish(app, notice)).toMatchObject(refused('公告正文中的'));
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, confirmed.id)));
    expect(await steps.detail(app, confirmed.id)).toMatchObject({ stage: 35, bidEndTime: later });
  });
});
