import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { seedDemoProjects } from './demo-projects.ts';

let app: TenderingApp;
const log = pino({ level: 'silent' });
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const seed = () => seedDemoProjects({ ...app.platform, log });
const stages = () =>
  app.asSuperuser<{ no: string; stage: number }>(
    `select project_no as no, stage from project where project_no like 'DEMO-%' order by project_no`,
  );

test('the demo has one project in each stage, whose evidence verifies', async () => {
  app.clock.setTo('2026-11-20 14:00:00');
  await seed();
  expect((await stages()).map(({ stage }) => stage)).toEqual([5, 10, 25, 35, 35, 45, 60, 65]);
  const { data } = await app.as('manager').post('/purchase/project/projectPage', { projectNo: 'DEMO-' });
  const { records } = data as { records: { id: string; projectNo: string; stage: number }[] };
  const inQuoting = records.find(({ projectNo }) => projectNo === 'DEMO-005');
  expect(inQuoting?.stage).toBe(40);
  for (const { id } of records) {
    expect((await app.as('manager').get(`/purchase/project/evidenceVerify?projectId=${id}`)).data).toMatchObject({
      ok: true,
    });
  }
  const decided = records.find(({ projectNo }) => projectNo === 'DEMO-008');
  expect((await steps.detail(app, decided?.id ?? '')).packages[0]).toMatchObject({ packageStatus: 5 });
});

test('seeding again adds nothing', async () => {
  const before = await app.asSuperuser('select count(*) as n from evidence');
  await seed();
  expect(await app.asSuperuser('select count(*) as n from evidence')).toEqual(before);
});

test('beyond the known calendar the demo brings only what needs no rule', async () => {
  await app.asSuperuser(`update project set project_no = 'OLD' || id where project_no like 'DEMO-%'`);
  app.clock.setTo('2027-06-15 14:00:00');
  await seed();
  expect((await stages()).map(({ stage }) => stage)).toEqual([5, 10, 25]);
});
