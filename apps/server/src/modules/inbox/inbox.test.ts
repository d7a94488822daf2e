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
    expect(await inboxOf('manager')).toMatchObject({ overdue: 1, records: [{ isOverdue: true }] });
  });

  test('a removed draft waits for nobody', async () => {
    const { id } = await steps.savedProject(app);
    steps.dataOf(await app.as('buyer').post('/purchase/project/deleteByIds', { ids: id }));
    expect(await waiting('buyer')).toEqual([]);
  });
});
