import type { Envelope, TaskRow } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPurchasingApp } from '../../../../test/purchasing-app.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { sampleBytes } from '../../../platform/files/sample-bytes.ts';
import { turnTasks } from './turn-tasks.ts';

interface Line {
  readonly id: string;
  readonly version: number;
  readonly taskCode: string;
}

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp();
});
afterAll(() => app.close());

const tasksOf = async (projectId: string) =>
  steps.dataOf<TaskRow[]>(await app.as('buyer').get(`/purchase/project/task/queryTaskList?projectId=${projectId}`));
const finish = (id: string | undefined, more: object = {}, by: Account = 'buyer'): Promise<Envelope> =>
  app.as(by).post('/purchase/project/task/taskFinish', { id, ...more });
const mine = async (by: Account) =>
  steps.dataOf<{ records: TaskRow[]; overdue: number; open: number }>(
    await app.as(by).post('/purchase/buildtask/queryMyTask', { size: 200 }),
  );
const upload = async (by: Account = 'buyer') =>
  steps.dataOf<{ fileId: string }>(
    await app.as(by).upload('/file/uploadOSS', { name: '采购文件.pdf', bytes: sampleBytes.pdf }),
  ).fileId;
const fileOf = (fileId: string) => ({ fileId, fileName: '采购文件.pdf', fileUrl: '', fileSuffix: 'pdf' });

/** A night in which the clock turns what is due. */
const night = async (now: string) => {
  app.clock.setTo(now);
  await app.database.transaction('100001', (db) => turnTasks(db, { tenantId: '100001', now: db.now }));
};

describe('a project that begins', () => {
  test('gets the tasks of its method; the first begins, with its last day by the work calendar', async () => {
    const { id } = await steps.savedProject(app);
    expect(await tasksOf(id)).toEqual([]);
    const begun = await steps.confirmedProject(app);
    const [first, second, ...rest] = await tasksOf(begun.id);
    expect(first).toMatchObject({ taskName: '编制采购文件', taskStatus: 1, planEnd: '2026-11-23', waitsFor: [] });
    expect(second).toMatchObject({ taskStatus: 0, planEnd: null, waitsFor: ['编制采购文件'] });
    expect(rest.every(({ taskStatus }) => taskStatus === 0)).toBe(true);
    expect(first?.handlerId).toBe(app.as('buyer').user.userId);
    const review = rest.find(({ taskName }) => taskName === '结果确认');
    expect(review?.handlerId).toBe(app.as('manager').user.userId);
  });

  test('keeps its tasks when the template is changed', async () => {
    const { id } = await steps.confirmedProject(app);
    const before = await tasksOf(id);
    const types = steps.dataOf<{ id: string; typeCode: string }[]>(
      await app.as('manager').get('/purchase/conf/type/queryTypeList'),
    );
    const typeId = types.find(({ typeCode }) => typeCode === 'ZFCG-HW')?.id;
    const methods = steps.dataOf<{ id: string; mannerCode: number }[]>(
      await app.as('manager').get(`/purchase/conf/manner/queryMannerList?typeId=${typeId}`),
    );
    const mannerId = methods.find(({ mannerCode }) => mannerCode === 5)?.id;
    const templates = steps.dataOf<Line[]>(
      await app.as('manager').get(`/purchase/conf/task/queryTaskList?mannerId=${mannerId}`),
    );
    const list = templates.slice(0, 1).map(({ id: one, version }) => ({ id: one, version, taskName: '改名的任务' }));
    steps.dataOf(await app.as('manager').post('/purchase/conf/task/saveOrUpdate', { list }));
    expect(await tasksOf(id)).toEqual(before);
    const later = await steps.confirmedProject(app);
    expect((await tasksOf(later.id))[0]?.taskName).toBe('改名的任务');
    const back = list.map((one) => ({ ...one, version: one.version + 1, taskName: '编制采购文件' }));
    steps.dataOf(await app.as('manager').post('/purchase/conf/task/saveOrUpdate', { list: back }));
  });
});

describe('a task', () => {
  test('[R378] is finished when those before it are, and with what it hands in; then the next begins', async () => {
    const { id } = await steps.confirmedProject(app);
    const [first] = await tasksOf(id);
    const opening = (await tasksOf(id)).at(-1);
    expect((await finish(opening?.id, { files: [fileOf(await upload())] })).msg).toMatch(/^前置任务未完成：/);
    expect(await finish(first?.id)).toMatchObject({ code: 400, msg: '请先上传采购文件' });
    const files = [fileOf(await upload())];
    expect(await finish(first?.id, { files, version: first?.version })).toMatchObject({ data: { taskStatus: 2 } });
    const [done, next, after] = await tasksOf(id);
    expect(done).toMatchObject({ taskStatus: 2, files: [expect.objectContaining({ fileName: '采购文件.pdf' })] });
    expect([next?.taskStatus, after?.taskStatus]).toEqual([1, 0]);
    expect(await finish(first?.id)).toMatchObject({ code: 400 });
  });

  test('is its handler’s; the head of procurement may do it in his place', async () => {
    const { id } = await steps.confirmedProject(app);
    const tasks = await tasksOf(id);
    const review = tasks.find(({ taskName }) => taskName === '结果确认');
    expect(await finish(review?.id)).toMatchObject({ code: 400, msg: expect.stringMatching(/^该任务由.+办理$/) });
    const files = [fileOf(await upload('manager'))];
    expect(await finish(tasks[0]?.id, { files }, 'manager')).toMatchObject({ code: 200 });
  });

  test('that must be done is not skipped, another only with the reason; what comes after it begins', async () => {
    const { id } = await steps.confirmedProject(app);
    const [first, second] = await tasksOf(id);
    const skip = (task: string | undefined, reason?: string) =>
      app.as('buyer').post('/purchase/project/task/taskSkip', { id: task, reason });
    expect(await skip(second?.id, '不需要')).toMatchObject({ code: 400, msg: '必办任务不能跳过' });
    expect(await skip(first?.id)).toMatchObject({ code: 400 });
    expect(await skip(first?.id, '使用通用询价文件')).toMatchObject({ data: { taskStatus: 4 } });
    expect((await tasksOf(id))[1]?.taskStatus).toBe(1);
  });

  test('is overdue the day after its last one, counted, and in the inbox of who does it', async () => {
    const { id } = await steps.confirmedProject(app);
    const [first] = await tasksOf(id);
    await night('2026-11-23 23:00:00');
    expect((await tasksOf(id))[0]?.taskStatus).toBe(1);
    const before = (await mine('buyer')).overdue;
    // Its day is over at midnight, before the clock of the night has gone over the tasks.
    app.clock.setTo('2026-11-24 00:00:00');
    expect((await tasksOf(id))[0]?.taskStatus).toBe(3);
    expect((await mine('buyer')).overdue).toBeGreaterThan(before);
    await night('2026-11-24 00:30:00');
    await night('2026-11-24 00:31:00');
    expect((await tasksOf(id))[0]).toMatchObject({ taskStatus: 3, actions: expect.arrayContaining(['finish']) });
    const { overdue, records, open } = await mine('buyer');
    expect(overdue).toBeGreaterThan(before);
    expect(open).toBeGreaterThanOrEqual(overdue);
    expect(records.map((one) => one.id)).toContain(first?.id);
    const duties = await app.asSuperuser<{ kind: string; person: string | null; name: string }>(
      `select kind, person_id::text as person, name from duty where row_id = $1 order by kind`,
      [first?.id],
    );
    const name = '编制采购文件 · 学生公寓单人床';
    expect(duties).toEqual([
      { kind: 'projectTask.finish', person: app.as('buyer').user.userId, name },
      { kind: 'projectTask.hasten', person: null, name },
    ]);
    expect(await finish(first?.id, { files: [fileOf(await upload())] })).toMatchObject({ code: 200 });
    app.clock.setTo(steps.publicationDay);
  });

  test('that is overdue is told each day once, to who does it and to who leads procurement', async () => {
    await steps.confirmedProject(app);
    await app.asSuperuser(`delete from flow_message where kind = 'overdue'`);
    for (const now of ['2026-11-24 00:30:00', '2026-11-24 00:31:00', '2026-11-25 00:30:00']) await night(now);
    const told = await app.asSuperuser<{ userId: string; about: string; day: string; content: string }>(
      `select user_id::text as "userId", business_type as about, to_char(create_time, 'MM-DD') as day, content
       from flow_message where tenant_id = '100001' and kind = 'overdue' order by create_time, business_type desc`,
    );
    const of = (who: Account) => app.as(who).user.userId;
    const days = (who: Account, about: string) =>
      told.filter((one) => one.userId === of(who) && one.about === about).map(({ day }) => day);
    expect(days('buyer', 'projectTask')).toEqual(['11-24', '11-25']);
    expect(days('manager', 'overdueTasks')).toEqual(['11-24', '11-25']);
    expect(days('buyer', 'overdueTasks')).toEqual([]);
    expect(told[0]?.content).toContain('编制采购文件 · 学生公寓单人床（应于2026-11-23完成）');
    app.clock.setTo(steps.publicationDay);
  });

  test('whose day no calendar tells says of which year it is missing, and gets its day with the calendar', async () => {
    app.clock.setTo('2026-12-29 10:00:00');
    const later = '2027-02-23 09:00:00';
    const { id } = await steps.confirmedProject(app, {
      entryEndTime: '2027-02-20 17:00:00',
      bidEndTime: later,
      openTime: later,
    });
    expect((await tasksOf(id))[0]).toMatchObject({ planEnd: null, missingYear: '2027' });
    await app.asSuperuser(
      `insert into work_calendar (tenant_id, id, day, day_type, create_time)
       select '000000', 990000 + n, '2027-01-01'::date + n, case when n = 0 then 2 else 0 end, now()
       from generate_series(0, 60) n`,
    );
    await night('2026-12-30 00:30:00');
    expect((await tasksOf(id))[0]).toMatchObject({ planEnd: '2027-01-04', missingYear: null });
  });
});

test('the team of a project is told by role', async () => {
  app.clock.setTo(steps.publicationDay);
  const { id } = await steps.confirmedProject(app);
  const team = steps.dataOf<object[]>(await app.as('buyer').get(`/purchase/prouser/queryByProId?proId=${id}`));
  expect(team).toContainEqual(
    expect.objectContaining({ role: 5, roleName: '采购经办人', userId: app.as('buyer').user.userId }),
  );
});
