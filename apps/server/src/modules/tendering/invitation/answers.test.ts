import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as asked from '../../../../test/invite-steps.ts';
import { aTender, readyTender, uploaded } from '../../../../test/open-tender-steps.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { procedureModule } from '../../procedure/index.ts';

let app: TenderingApp;
let library: Awaited<ReturnType<typeof asked.libraryIds>>;
let strangers: string[];
let id: string;
let fileId: string;

beforeAll(async () => {
  app = await startTenderingApp([procedureModule]);
  await procedureModule.seed?.(app.database);
  library = await asked.libraryIds(app);
  strangers = await asked.strangers(app, 2);
});
afterAll(() => app.close());

/** The first two and one without an account are asked; the third company is not. */
beforeEach(async () => {
  app.clock.setTo(steps.publicationDay);
  const file = await uploaded(app, 'buyer', '图纸.pdf');
  fileId = file.fileId;
  id = await readyTender(app, { manner: 2, lawRegime: 1, files: [file] });
  steps.dataOf(await asked.invite(app, id, [library.supplier1, library.supplier2, ...strangers.slice(0, 1)]));
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 12)));
});

const published = (who: Account) => app.as(who).get(`/purchase/project/queryPublished?projectId=${id}&tenantId=100001`);
const statuses = async () => (await asked.list(app, id)).invitations.map(({ invitationStatus }) => invitationStatus);

describe('what an invitation lets read, and to whom', () => {
  const readers = { supplier1: true, supplier2: true, supplier3: false, agent: false } as const;

  test.each(Object.keys(readers) as (keyof typeof readers)[])('R38 %s before the result', async (who) => {
    const mayRead = readers[who];
    const letterId = (await asked.own(app, 'supplier1', id))[0]?.letterId;
    const answers = {
      project: await published(who),
      end: await app.as(who).get(`/purchase/project/queryEntryEnd?projectId=${id}&tenantId=100001`),
      notices: await app.as(who).post('/purchase/bulletin/queryByProjectId', { projectId: id }),
      letter: await app.as(who).get(`/purchase/bulletin/queryById?id=${letterId}&tenantId=100001`),
      file: await app.as(who).get(`/file/downloadTicket?fileId=${fileId}`),
    };
    const read = Object.entries(answers).map(([what, { code }]) => [what, code === 200]);
    expect(Object.fromEntries(read)).toEqual(
      Object.fromEntries(Object.keys(answers).map((what) => [what, mayRead && who !== 'agent'])),
    );
    const hall = await app.as(who).post('/purchase/bulletin/bulletinTenantPage', {});
    const lines = (hall.data as { records: { projectId: string }[] } | null)?.records ?? [];
    expect(lines.some(({ projectId }) => projectId === id)).toBe(mayRead);
  });

  test('who was not invited cannot register, whatever he knows of the project', async () => {
    const { packages } = await steps.readPublished(app.as('supplier1'), id);
    const packageIds = packages.map((one) => one.id);
    expect(await steps.registerFor(app, 'supplier3', { projectId: id, packageIds })).toMatchObject({ code: 404 });
    steps.dataOf(await steps.registerFor(app, 'supplier1', { projectId: id, packageIds }));
  });

  test('R38 an invited supplier never learns who else or how many were asked', async () => {
    const [line] = await asked.own(app, 'supplier1', id);
    const letter = await app.as('supplier1').get(`/purchase/bulletin/queryById?id=${line?.letterId}&tenantId=100001`);
    const told = JSON.stringify([line, letter.data, (await published('supplier1')).data]);
    expect(told).toContain('邀请');
    for (const name of ['supplier2', '线下供应商', '具有相应资质']) expect(told).not.toContain(name);
    const list = await app.as('supplier1').get(`/purchase/invitation/queryByProjectId?projectId=${id}`);
    expect(list.code).not.toBe(200);
  });
});

describe('an answer', () => {
  test('R38 one who accepted looks like one who has not answered until the opening', async () => {
    const before = await asked.list(app, id);
    steps.dataOf(await steps.register(app, 'supplier1', id));
    expect(await asked.list(app, id)).toEqual(before);
    expect(await asked.list(app, id, 'manager')).toEqual({ ...before, canChange: expect.any(Boolean) });
    expect(await asked.own(app, 'supplier1', id)).toMatchObject([{ invitationStatus: 2, canAnswer: false }]);
    expect(await asked.own(app, 'supplier2', id)).toMatchObject([{ invitationStatus: 1, canAnswer: true }]);
  });

  test('a decline is told to the handler with its reason, and another is asked while there is time', async () => {
    steps.dataOf(await asked.decline(app, 'supplier2', id));
    expect(await asked.decline(app, 'supplier2', id)).toMatchObject({ msg: expect.stringContaining('已答复') });
    expect(await statuses()).toEqual([1, 3, 1]);
    expect((await asked.list(app, id)).invitations[1]).toMatchObject({ declineReason: '产能已满' });
    const told = await app.asSuperuser<{ kind: string }>(
      `select kind from flow_message where tenant_id = '100001' and business_id = $1 and kind = 'invitationDeclined'`,
      [id],
    );
    expect(told).toHaveLength(1);
    expect(await steps.register(app, 'supplier2', id)).toMatchObject({ code: 404 });
    steps.dataOf(await asked.invite(app, id, [library.supplier3]));
    expect((await published('supplier3')).code).toBe(404);
    const send = () => app.as('buyer').post('/purchase/invitation/send', { projectId: id });
    steps.dataOf(await send());
    steps.dataOf(await steps.register(app, 'supplier3', id));
    expect(await send()).toMatchObject({ code: 400 });
  });

  test('R01 another is not asked when he would have less than the lawful time', async () => {
    app.clock.setTo('2026-11-20 10:00:00');
    steps.dataOf(await asked.invite(app, id, [library.supplier3]));
    const late = await app.as('buyer').post('/purchase/invitation/send', { projectId: id });
    expect(late).toMatchObject({ code: 400, msg: expect.stringContaining('截止') });
    expect((await published('supplier3')).code).toBe(404);
  });

  test('it is waited for in the inbox of the supplier, and no more once he has given it', async () => {
    const waiting = async () =>
      app.asSuperuser(`select 1 from duty where tenant_id = '300001' and kind = 'invitation.answer' and of_id = $1`, [
        id,
      ]);
    expect(await waiting()).toHaveLength(1);
    steps.dataOf(await steps.register(app, 'supplier1', id));
    expect(await waiting()).toHaveLength(0);
  });

  test('of fifty at once one counts', async () => {
    const { packages } = await steps.readPublished(app.as('supplier1'), id);
    const packageIds = packages.map((one) => one.id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => steps.registerFor(app, 'supplier1', { projectId: id, packageIds })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.every(({ code }) => code === 200 || code === 400)).toBe(true);
  });
});

describe('when the time has come', () => {
  test('R12 with too few it fails, is procured again with the same suppliers as drafts, and all who were asked are told', async () => {
    steps.dataOf(await steps.register(app, 'supplier1', id));
    steps.dataOf(await steps.quote(app, 'supplier1', { projectId: id, price: '880' }));
    app.clock.setTo(aTender.openTime);
    expect(await steps.open(app, id)).toMatchObject({ code: 400 });
    const { version } = await steps.detail(app, id);
    const ask = { id, version, type: 3, reasonCode: 1, reason: '响应供应商不足三家' };
    const exception = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/project/exceptionProject', ask));
    steps.dataOf(await app.as('manager').post('/purchase/project/exceptionConfirm', { ...exception, agree: true }));
    const told = await app.asSuperuser<{ tenant: string }>(
      `select distinct tenant_id as tenant from flow_message where business_id = $1 and kind = 'projectEnded' order by 1`,
      [id],
    );
    expect(told.map(({ tenant }) => tenant)).toEqual(['300001', '300002']);
    // It was never opened: who had accepted stays untold for ever.
    expect(await statuses()).toEqual([1, 1, 1]);
    const child = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/project/rebid', { id }));
    const { invitations } = await asked.list(app, child.id);
    expect(invitations.map(({ supplierId, invitationStatus }) => [supplierId, invitationStatus])).toEqual(
      [library.supplier1, library.supplier2, ...strangers.slice(0, 1)].map((one) => [one, 0]),
    );
  });

  test('R38 the opening tells who accepted and who never answered', async () => {
    steps.dataOf(await asked.invite(app, id, [library.supplier3]));
    steps.dataOf(await app.as('buyer').post('/purchase/invitation/send', { projectId: id }));
    for (const account of steps.suppliers) {
      steps.dataOf(await steps.register(app, account, id));
      steps.dataOf(await steps.quote(app, account, { projectId: id, price: '880' }));
    }
    app.clock.setTo(aTender.openTime);
    expect(await statuses()).toEqual([1, 1, 1, 1]);
    steps.dataOf(await steps.open(app, id));
    expect(await statuses()).toEqual([2, 2, 4, 2]);
  });

  test('a suspension and a change reach the invited and nobody else', async () => {
    const { version } = await steps.detail(app, id);
    const ask = { id, version, type: 1, reasonCode: 14, reason: '收到质疑，待处理后恢复' };
    const exception = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/project/exceptionProject', ask));
    steps.dataOf(await app.as('manager').post('/purchase/project/exceptionConfirm', { ...exception, agree: true }));
    const kinds = async (who: Account) => {
      const { code, data } = await app.as(who).post('/purchase/bulletin/queryByProjectId', { projectId: id });
      return code === 200 ? (data as { bulletinType: number }[]).map(({ bulletinType }) => bulletinType) : code;
    };
    expect(await kinds('supplier2')).toEqual([12, 3]);
    expect(await kinds('supplier3')).toBe(404);
    const told = await app.asSuperuser<{ tenant: string }>(
      `select distinct tenant_id as tenant from flow_message where business_id = $1 and kind = 'projectSuspended' order by 1`,
      [id],
    );
    expect(told.map(({ tenant }) => tenant)).toEqual(['300001', '300002']);
  });
});
