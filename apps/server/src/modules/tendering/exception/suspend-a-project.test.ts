import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as tender from '../../../../test/open-tender-steps.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });

/** Registered and quoted for by three; it is Wednesday noon, two days before registration ends. */
async function running(): Promise<string> {
  const id = await steps.publishedProject(app);
  for (const account of steps.suppliers) steps.dataOf(await steps.register(app, account, id));
  steps.dataOf(await steps.quote(app, 'supplier1', { projectId: id, price: '880' }));
  steps.dataOf(await steps.quote(app, 'supplier2', { projectId: id, price: '870' }));
  app.clock.setTo('2026-11-18 12:00:00');
  return id;
}

async function resume(id: string, by: 'manager' | 'buyer' = 'manager', reason = '投诉处理完毕') {
  const { version } = await steps.detail(app, id, by);
  return app.as(by).post('/purchase/project/normalPro', { id, version, reason });
}

describe('a procurement that is suspended', () => {
  test('stands still: nobody registers, quotes, changes or opens, and everybody is told', async () => {
    const id = await running();
    expect(await out.agreedOn(app, id, 'suspend')).toMatchObject({
      stage: 89,
      nextDeadline: null,
      next: [{ action: 'resume' }],
    });
    expect(await steps.quote(app, 'supplier3', { projectId: id, price: '860' })).toMatchObject({ code: 400 });
    expect(await steps.quote(app, 'supplier1', { projectId: id, price: '860' })).toMatchObject({ code: 400 });
    app.clock.setTo('2026-11-23 09:00:00');
    expect(await steps.open(app, id, '仍要开标')).toMatchObject({ code: 400 });
    for (const account of ['supplier1', 'supplier3'] as const) {
      const tenant = account === 'supplier1' ? '300001' : '300003';
      expect(await out.toldTo(app, tenant, id)).toEqual([
        { kind: 'projectSuspended', account, content: expect.stringContaining('质疑、投诉') },
      ]);
    }
    expect((await out.noticesOf(app, id)).at(-1)).toMatchObject({ type: 3, title: expect.stringContaining('暂停') });
    expect(await steps.readPublished(app.as('supplier2'), id)).toMatchObject({ stage: 89 });
  });

  test('goes on with the times ahead moved by the days that it stood still, to working days', async () => {
    const id = await running();
    await out.agreedOn(app, id, 'suspend');
    // Two days and a half: three days. Friday becomes Monday; Monday becomes Thursday.
    app.clock.setTo('2026-11-21 00:00:00');
    expect(await resume(id, 'buyer')).toMatchObject({ code: 403 });
    expect(await resume(id, 'manager', ' ')).toMatchObject(refused('原因'));
    steps.dataOf(await resume(id));
    const times = {
      entryEndTime: '2026-11-23 17:00:00',
      bidEndTime: '2026-11-26 09:00:00',
      openTime: '2026-11-26 09:00:00',
    };
    expect(await steps.detail(app, id)).toMatchObject({ stage: 35, suspendTime: null, ...times });
    const notice = (await out.noticesOf(app, id)).at(-1);
    expect(notice).toMatchObject({ type: 3, title: expect.stringContaining('恢复') });
    expect(notice?.content).toContain('2026-11-26 09:00:00');
    expect((await out.toldTo(app, '300001', id)).map(({ kind }) => kind)).toContain('projectResumed');
    steps.dataOf(await steps.quote(app, 'supplier3', { projectId: id, price: '860' }));
    app.clock.setTo('2026-11-23 09:00:00');
    expect(await steps.open(app, id)).toMatchObject(refused('未到开标时间'));
    app.clock.setTo(times.openTime);
    expect(steps.dataOf(await steps.open(app, id))).toMatchObject({ opened: 3 });
    expect(await out.isWhole(app, id)).toMatchObject({ ok: true });
  });

  test('twice at once goes on once', async () => {
    const id = await running();
    await out.agreedOn(app, id, 'suspend');
    const answers = await Promise.all(Array.from({ length: 8 }, () => resume(id)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await out.noticesOf(app, id)).filter(({ title }) => title.includes('恢复'))).toHaveLength(1);
  });

  test('after the opening goes back to the comparison, and keeps what was opened', async () => {
    const { projectId } = await steps.openedProject(app);
    await out.agreedOn(app, projectId, 'suspend');
    const { version } = await steps.comparison(app, projectId);
    const saved = await app.as('buyer').post('/purchase/entry/saveSelection', { projectId, version, selections: [] });
    expect(saved).toMatchObject({ code: 400 });
    steps.dataOf(await resume(projectId));
    expect(await steps.detail(app, projectId)).toMatchObject({ stage: 45, openedTime: expect.any(String) });
    await out.confirmedSelection(app, projectId, 0);
  });

  test('before its publication stays the buyer’s own, and goes back to the documents', async () => {
    app.clock.setTo(steps.publicationDay);
    const { id } = await steps.confirmedProject(app, tender.aTender);
    expect(await out.agreedOn(app, id, 'suspend')).toMatchObject({ stage: 89 });
    expect(await out.noticesOf(app, id)).toEqual([]);
    expect(await tender.handIn(app, id)).toMatchObject({ code: 400 });
    steps.dataOf(await resume(id));
    expect(await steps.detail(app, id)).toMatchObject({ stage: 20 });
    expect(await out.noticesOf(app, id)).toEqual([]);
  });

  test('can be terminated, and then never goes on', async () => {
    const id = await running();
    await out.agreedOn(app, id, 'suspend');
    expect(await out.agreedOn(app, id, 'terminate')).toMatchObject({ stage: 95, projectStatus: 4 });
    expect(await resume(id)).toMatchObject({ code: 400 });
  });
});
