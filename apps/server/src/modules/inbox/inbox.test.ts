import type { EndpointOutput, inboxPage } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTenderingApp, type Account, type TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { inboxModule } from './index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([inboxModule]);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asSuperuser('delete from duty');
  app.clock.setTo(steps.publicationDay);
});

const inboxOf = async (account: Account) =>
  steps.dataOf<EndpointOutput<typeof inboxPage>>(await app.as(account).get('/inbox/page'));
const waiting = async (account: Account) => (await inboxOf(account)).records.map(({ kind }) => kind);
/** For the handler, the manager and a supplier. */
const everybody = async () => [await waiting('buyer'), await waiting('manager'), await waiting('supplier2')];

describe('what waits for whom in a procurement', () => {
  test('goes from hand to hand, and is with nobody who cannot do it', async () => {
    const draft = await steps.savedProject(app);
    expect(await everybody()).toEqual([['project.submit'], [], []]);
    const submitted = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/project/submitTask', draft));
    expect(await everybody()).toEqual([[], ['project.confirm'], []]);
    steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
    expect(await everybody()).toEqual([['project.publish'], [], []]);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, draft.id)));
    expect(await everybody()).toEqual([[], [], []]);
  });

  test('a supplier has to quote from his registration to his quote, and nobody of the buyer learns of it', async () => {
    const projectId = await steps.publishedProject(app);
    steps.dataOf(await steps.register(app, 'supplier2', projectId));
    expect(await everybody()).toEqual([[], [], ['entry.quote']]);
    expect((await inboxOf('supplier2')).records[0]).toMatchObject({
      label: '递交报价',
      name: '学生公寓单人床',
      due: steps.deadline,
      path: `/bidding/projectDetail/index/${projectId}?tenantId=100001`,
    });
    steps.dataOf(await steps.quote(app, 'supplier2', { projectId, price: '875' }));
    expect(await everybody()).toEqual([[], [], []]);
    const [{ entryId } = { entryId: '' }] = await steps.ownEntries(app, 'supplier2', projectId);
    steps.dataOf(await app.as('supplier2').post('/purchase/entry/withdrawQuote', { entryId }));
    expect(await everybody()).toEqual([[], [], ['entry.quote']]);
    app.clock.setTo(steps.deadline);
    expect(await waiting('supplier2')).toEqual([]);
  });

  test('opening is due when its time has come, without any command', async () => {
    await steps.publishedProject(app);
    expect(await waiting('buyer')).toEqual([]);
    app.clock.setTo(steps.deadline);
    expect(await waiting('buyer')).toEqual(['project.open']);
  });

  test('from the opening to the contract with both signatures', async () => {
    await steps.resultProject(app, { until: 'confirmed' });
    expect(await everybody()).toEqual([['project.publishResult'], [], []]);
    await app.asSuperuser('delete from duty');
    await steps.resultProject(app);
    expect(await everybody()).toEqual([[], [], ['entry.handInContract']]);
    expect(await waiting('supplier1')).toEqual([]);
  });

  test('registrations are for whoever reviews them, not for whoever gives rights; then it is the supplier’s turn', async () => {
    const projectId = await steps.publishedProject(app, { isEntryReviewed: true });
    steps.dataOf(await steps.register(app, 'supplier2', projectId));
    expect(await waiting('buyer')).toEqual(['entry.review']);
    expect(await waiting('chief')).toEqual([]);
    const [line] = (await inboxOf('buyer')).records;
    expect(line).toMatchObject({ name: '学生公寓单人床', handedBy: null });
    expect(JSON.stringify(line)).not.toContain('供应');
    const [{ entryId } = { entryId: '' }] = await steps.ownEntries(app, 'supplier2', projectId);
    steps.dataOf(await app.as('buyer').post('/purchase/entry/checkAccept', { ids: [entryId], agree: true }));
    expect(await everybody()).toEqual([[], [], ['entry.quote']]);
  });

  test('each line says what, of what, who handed it on, since when and by when', async () => {
    const draft = await steps.savedProject(app);
    steps.dataOf(await app.as('buyer').post('/purchase/project/submitTask', draft));
    const { records, total } = await inboxOf('manager');
    expect(total).toBe(1);
    expect(records[0]).toMatchObject({
      label: '确认项目',
      about: '采购项目',
      name: '学生公寓单人床',
      number: expect.stringMatching(/^XDCG-/),
      handedBy: expect.any(String),
      since: expect.stringMatching(`^${steps.publicationDay.slice(0, 16)}`),
      due: '2026-11-20 17:00:00',
      isOverdue: false,
      path: `/tenderee/projectDetail/index?id=${draft.id}`,
    });
    app.clock.setTo('2026-11-20 17:00:01');
    expect(await inboxOf('manager')).toMatchObject({ overdue: 1, dueThisWeek: 0, records: [{ isOverdue: true }] });
  });

  test('is counted for the week, which ends with Sunday, and each count lists as many', async () => {
    const draft = await steps.savedProject(app);
    steps.dataOf(await app.as('buyer').post('/purchase/project/submitTask', draft));
    const counts = async (now: string) => {
      app.clock.setTo(now);
      const { overdue, dueThisWeek } = await inboxOf('manager');
      const listed = async (due: string) =>
        steps.dataOf<{ total: number }>(await app.as('manager').get(`/inbox/page?due=${due}`)).total;
      expect([await listed('overdue'), await listed('week')]).toEqual([overdue, dueThisWeek]);
      return [overdue, dueThisWeek];
    };
    // It is due on Friday the 20th at 17:00.
    expect(await counts('2026-11-15 23:59:59')).toEqual([0, 0]);
    expect(await counts('2026-11-16 00:00:00')).toEqual([0, 1]);
    expect(await counts('2026-11-20 17:00:00')).toEqual([0, 1]);
    expect(await counts('2026-11-20 17:00:01')).toEqual([1, 0]);
  });

  test('counts what is due this week whatever lies before it, and to a hundred', async () => {
    const draft = await steps.savedProject(app);
    steps.dataOf(await app.as('buyer').post('/purchase/project/submitTask', draft));
    const more = (from: number, count: number, due: string) =>
      app.asSuperuser(
        `insert into duty select (jsonb_populate_record(d, jsonb_build_object('row_id', d.row_id + n, 'due', $1::text))).*
         from duty d cross join generate_series($2::int, $2::int + $3::int - 1) n
         where d.tenant_id = '100001' and d.row_id = $4`,
        [due, from, count, draft.id],
      );
    await more(1, 150, '2026-11-17 09:00:00');
    await more(1001, 7, '2026-11-19 09:00:00');
    app.clock.setTo('2026-11-18 09:00:00');
    const { overdue, dueThisWeek } = await inboxOf('manager');
    expect(overdue).toBeGreaterThan(100);
    expect(dueThisWeek).toBe(8);
    await app.asSuperuser(`delete from duty where row_id > $1 and row_id <= $1::bigint + 2000`, [draft.id]);
  });

  test('a removed draft waits for nobody', async () => {
    const { id } = await steps.savedProject(app);
    steps.dataOf(await app.as('buyer').post('/purchase/project/deleteByIds', { ids: id }));
    expect(await waiting('buyer')).toEqual([]);
  });
});

describe('whoever’s thing was moved by somebody else is told', () => {
  const toldTo = (account: Account) =>
    app.asSuperuser<{ kind: string }>(
      `select kind from flow_message where tenant_id = $1 and user_id = $2 and business_type in ('project', 'bid')
       order by create_time, id`,
      [app.as(account).user.tenantId, app.as(account).user.userId],
    );
  const words = async (account: Account) => (await toldTo(account)).map(({ kind }) => kind);
  beforeEach(() => app.asSuperuser('delete from flow_message'));

  test('the handler of what the manager confirmed or returned, not of what he did himself', async () => {
    const draft = await steps.savedProject(app);
    const submitted = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/project/submitTask', draft));
    const returned = { ...submitted, agree: false, reason: '预算依据不足' };
    steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', returned));
    expect(await words('buyer')).toEqual(['returned']);
    await app.asSuperuser('delete from flow_message');
    await steps.confirmedProject(app);
    expect([await words('buyer'), await words('manager')]).toEqual([['confirmed'], []]);
  });

  test('the suppliers of the opening and of who won, and before the opening nobody of anything', async () => {
    await steps.quotedProject(app);
    await app.asSuperuser('delete from duty');
    expect([await words('supplier1'), await words('supplier2')]).toEqual([[], []]);
    expect((await words('buyer')).filter((kind) => kind !== 'confirmed')).toEqual([]);
    await app.asSuperuser('delete from flow_message');
    app.clock.setTo(steps.publicationDay);
    await steps.resultProject(app);
    expect(await words('supplier2')).toEqual(['opened', 'won']);
    expect(await words('supplier1')).toEqual(['opened', 'lost']);
    expect(await words('buyer')).toEqual(['confirmed', 'resultConfirmed']);
    const [message] = await app.asSuperuser(
      `select title, business_type as about from flow_message where kind = 'won' and tenant_id = '300002'`,
    );
    expect(message).toEqual({ title: '学生公寓单人床', about: 'bid' });
  });
});
