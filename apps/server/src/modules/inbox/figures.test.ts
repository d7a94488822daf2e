import { projectLifecycle, type bidFigures, type EndpointOutput, type Page, type projectFigures } from '@zhaocai/model';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTenderingApp, type Account, type TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { documentModule } from '../document/index.ts';
import { inboxModule } from './index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([inboxModule, documentModule]);
  app.clock.setTo(steps.publicationDay);
  await steps.savedProject(app);
  confirmed = (await steps.confirmedProject(app)).id;
  registering = await steps.publishedProject(app);
  // Its registration is over by the clock below; nobody records that.
  overByClock = await steps.publishedProject(app);
  steps.dataOf(await steps.register(app, 'supplier1', overByClock));
  steps.dataOf(await steps.register(app, 'supplier1', registering));
  await app.asSuperuser(`update project set entry_end_time = '2026-11-22 17:00:00' where id = $1`, [registering]);
  app.clock.setTo('2026-11-21 10:00:00');
});
afterAll(() => app.close());

let confirmed = '';
let registering = '';
let overByClock = '';
const { quoting, registering: registeringCode, ready } = projectLifecycle.code;

const ask = async <T>(account: Account, path: string) => steps.dataOf<T>(await app.as(account).get(path));
const totalOf = async (account: Account, path: string, filter: object) =>
  steps.dataOf<Page<object>>(await app.as(account).post(path, { current: 1, size: 1, ...filter })).total;
const figures = () => ask<EndpointOutput<typeof projectFigures>>('buyer', '/inbox/projectFigures');
const bids = () => ask<EndpointOutput<typeof bidFigures>>('supplier1', '/inbox/bidFigures');

describe('every tile counts exactly what the list behind it holds', () => {
  test('of each stage, also of a registration that is over by the clock', async () => {
    const { stages } = await figures();
    const counted = new Map(stages.map(({ stage, count }) => [stage, count]));
    expect([counted.get(registeringCode), counted.get(quoting), counted.get(ready)]).toEqual([1, 1, 1]);
    for (const { value } of projectLifecycle.choices) {
      const filter = { stage: String(value) };
      expect([value, await totalOf('buyer', '/purchase/project/projectPage', filter)]).toEqual([
        value,
        counted.get(value) ?? 0,
      ]);
      expect([value, await totalOf('buyer', '/purchase/cus/pro/proFilePage', filter)]).toEqual([
        value,
        counted.get(value) ?? 0,
      ]);
    }
  });

  test('the archive shows the stage that the list of projects shows', async () => {
    const lines = steps.dataOf<Page<{ id: string; stage: number }>>(
      await app.as('buyer').post('/purchase/cus/pro/proFilePage', { current: 1, size: 50 }),
    );
    expect(lines.records.find(({ id }) => id === overByClock)?.stage).toBe(quoting);
  });

  test('of each day with a deadline', async () => {
    const { days, ahead } = await figures();
    expect(days).toHaveLength(14);
    expect(days[0]?.day).toBe('2026-11-21');
    for (const { day, count } of days)
      expect((await ask<Page<object>>('buyer', `/inbox/projectDeadlines?day=${day}`)).total).toBe(count);
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(ahead.map(({ id, field }) => [id, field])).toEqual([
      [registering, 'entryEndTime'],
      [confirmed, 'bidEndTime'],
      [overByClock, 'bidEndTime'],
    ]);
  });

  test('of a supplier, by state and by day', async () => {
    const { statuses, days } = await bids();
    expect(statuses.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    for (const { status, count } of statuses)
      expect(await totalOf('supplier1', '/purchase/entry/queryBidEntryPage', { entryStatus: status })).toBe(count);
    for (const { day, count } of days)
      expect((await ask<Page<object>>('supplier1', `/inbox/bidDeadlines?day=${day}`)).total).toBe(count);
  });
});

test('a supplier reads his newest registrations with how they stand', async () => {
  const { newest } = await bids();
  expect(newest.map(({ projectId, isMet }) => [projectId, isMet])).toEqual([
    [registering, false],
    [overByClock, false],
  ]);
});

describe('the first page asks three statements at most', () => {
  test.each([
    ['buyer', ['/inbox/page', '/inbox/projectFigures']],
    ['supplier1', ['/inbox/page', '/inbox/bidFigures', '/purchase/bulletin/bulletinTenantPage']],
  ] as const)('of %s', async (account, paths) => {
    const open = async () => {
      for (const path of paths)
        await (path.startsWith('/inbox') ? ask(account, path) : totalOf(account, path, { size: 8, isUncounted: 1 }));
    };
    const statementsOfOpening = async () => {
      const asked = vi.spyOn(pg.Client.prototype, 'query');
      await open();
      const statements = asked.mock.calls.length;
      asked.mockRestore();
      return statements;
    };
    // Once before: what a session may and where it is, is remembered.
    await open();
    // The log of calls is written beside them once a second, and only adds.
    const openings = [await statementsOfOpening(), await statementsOfOpening(), await statementsOfOpening()];
    expect(Math.min(...openings)).toBe(paths.length);
  });
});

describe('figures', () => {
  test('are of all projects, whatever their number, with their budgets to the fen', async () => {
    const [before] = (await figures()).stages;
    await app.asSuperuser(
      `insert into project select (jsonb_populate_record(p, jsonb_build_object('id', n, 'project_no', 'M-' || n))).*
       from project p, generate_series(1, 1000) n where p.stage = 5 and p.id > 1000`,
    );
    const [after] = (await figures()).stages;
    expect(after?.count).toBe((before?.count ?? 0) + 1000);
    expect(after?.budget).toBe('540540000.00');
    expect(await totalOf('buyer', '/purchase/project/projectPage', { stage: '5' })).toBe(after?.count);
    await app.asSuperuser(`delete from project where project_no like 'M-%'`);
  });

  test('name what is due next by the stage of the clock: whoever opened a project waits for nothing of it', async () => {
    await app.asSuperuser('update project set stage = 45 where id = $1', [overByClock]);
    expect((await figures()).ahead.map(({ id }) => id)).toEqual([registering, confirmed]);
    await app.asSuperuser('update project set stage = 35 where id = $1', [overByClock]);
  });
});
