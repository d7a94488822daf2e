import type { EndpointOutput, projectSchedule } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import * as out from '../../../test/way-out-steps.ts';
import { procedureModule } from './index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([procedureModule]);
  await procedureModule.seed?.(app.database);
});
afterAll(() => app.close());

const scheduleOf = async (projectId: string) =>
  steps.dataOf<EndpointOutput<typeof projectSchedule>>(
    await app.as('buyer').get(`/purchase/procedure/queryProjectSchedule?projectId=${projectId}`),
  );

const proposedFor = async (more: object) => {
  const { data } = await app.as('buyer').post('/purchase/project/checkBeforeChoose', more);
  return (data as { proposed: unknown }).proposed;
};

test('R01 R02 R61 the times of an open tender are proposed as the law leaves them, from the wished notice on', async () => {
  app.clock.setTo(steps.publicationDay);
  // Five days of documents from Monday end on a Saturday, and so on the Monday after; the day after is the first lawful.
  expect(await proposedFor({ manner: 1, lawRegime: 1, publishTime: '2026-11-16 09:00:00' })).toEqual({
    entryEndTime: '2026-11-24 17:00:00',
    bidEndTime: '2026-12-08 09:00:00',
    openTime: '2026-12-08 09:00:00',
  });
});

test('R08 the times that are proposed for an inquiry are lawful on the day of the notice, and none a day before', async () => {
  const wished = { manner: 5, lawRegime: 2, publishTime: '2026-11-16 10:00:00' };
  const times = (await proposedFor(wished)) as { entryEndTime: string; bidEndTime: string; openTime: string };
  expect(times.bidEndTime).toBe('2026-11-20 09:00:00');
  app.clock.setTo(steps.publicationDay);
  const { id } = await steps.confirmedProject(app, { ...times, publishDay: '2026-11-16' });
  app.clock.setTo('2026-11-17 10:00:00');
  expect(await steps.publish(app, await steps.draftNotice(app, id))).toMatchObject({
    code: 400,
    msg: expect.stringMatching(/不足3个工作日.*第四十五条/),
  });
  app.clock.setTo(steps.publicationDay);
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id)));
});

test('the letter of a single source waits for its publicity, and its supplier has the next working day at least', async () => {
  // Five working days after Monday the 16th end with Monday the 23rd.
  expect(await proposedFor({ manner: 6, lawRegime: 2, publishTime: '2026-11-16 09:00:00' })).toEqual({
    entryEndTime: '2026-11-25 09:00:00',
    bidEndTime: '2026-11-25 09:00:00',
    openTime: '2026-11-25 09:00:00',
  });
});

test('a method without lawful terms is never proposed a time that is past when its notice goes out', async () => {
  const friday = { manner: 8, lawRegime: 3, publishTime: '2026-11-20 10:00:00' };
  expect(await proposedFor(friday)).toMatchObject({ bidEndTime: '2026-11-23 09:00:00' });
});

test('without a calendar no times are proposed', async () => {
  expect(await proposedFor({ manner: 1, lawRegime: 1, publishTime: '2029-03-01 09:00:00' })).toBeNull();
});

test('a project that is not published stands on the calendar from its planned notice, and from today once that is past', async () => {
  app.clock.setTo(steps.publicationDay);
  const { id } = await steps.savedProject(app, { publishDay: '2026-11-18' });
  expect(await scheduleOf(id)).toMatchObject({
    start: '2026-11-18',
    days: { publish: '2026-11-18', saleEnd: '2026-11-20', bidEnd: '2026-11-23', opening: '2026-11-23' },
    done: [],
    moves: [],
    pauses: [],
  });
  app.clock.setTo('2026-11-19 10:00:00');
  expect(await scheduleOf(id)).toMatchObject({ start: '2026-11-19' });
});

// The clock goes on from where it was set.
const noon = expect.stringMatching(/^2026-11-18 12:0/);

test('what a pause and a change moved is told with its former time', async () => {
  const id = await steps.publishedProject(app);
  app.clock.setTo('2026-11-18 12:00:00');
  await out.agreedOn(app, id, 'suspend');
  expect(await scheduleOf(id)).toMatchObject({ pauses: [{ from: noon, until: null }] });
  app.clock.setTo('2026-11-21 00:00:00');
  const { version } = await steps.detail(app, id, 'manager');
  steps.dataOf(await app.as('manager').post('/purchase/project/normalPro', { id, version, reason: '投诉处理完毕' }));
  app.clock.setTo('2026-11-23 10:00:00');
  const changes = [
    { field: 'bidEndTime', after: '2026-11-30 09:00:00' },
    { field: 'openTime', after: '2026-11-30 09:00:00' },
  ];
  const notice = await steps.draftNotice(app, id, 3);
  const written = { ...notice, title: '变更公告', content: '<p>变更说明</p>', changes };
  steps.dataOf(
    await steps.publish(
      app,
      steps.dataOf(await app.as('buyer').post('/purchase/bulletin/editBulletinDetails', written)),
    ),
  );
  const { days, done, moves, pauses } = await scheduleOf(id);
  expect(days).toMatchObject({ publish: '2026-11-16', saleEnd: '2026-11-23', bidEnd: '2026-11-30' });
  expect(done).toEqual(['publish']);
  expect(pauses).toEqual([{ from: noon, until: expect.stringMatching(/^2026-11-21 00:0/) }]);
  expect(moves.filter(({ milestone }) => milestone === 'bidEnd')).toMatchObject([
    { by: 'pause', before: '2026-11-23 09:00:00', after: '2026-11-26 09:00:00' },
    { by: 'change', before: '2026-11-26 09:00:00', after: '2026-11-30 09:00:00' },
  ]);
});

test('the schedule of another unit’s project is not there', async () => {
  const id = await steps.publishedProject(app);
  expect(await app.as('supplier1').get(`/purchase/procedure/queryProjectSchedule?projectId=${id}`)).toMatchObject({
    code: 403,
  });
});
