import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as asked from '../../../../test/invite-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let library: Awaited<ReturnType<typeof asked.libraryIds>>;
beforeAll(async () => {
  app = await startTenderingApp();
  library = await asked.libraryIds(app);
});
afterAll(() => app.close());

/** The letter is out to these; they have offered, and the offers are open. */
async function offered(accounts: readonly ('supplier1' | 'supplier2')[]): Promise<string> {
  app.clock.setTo(steps.publicationDay);
  const { id } = await steps.confirmedProject(app, { manner: 8, lawRegime: 3, ...asked.sourceTimes });
  steps.dataOf(
    await asked.invite(
      app,
      id,
      accounts.map((account) => library[account]),
    ),
  );
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 12)));
  for (const account of accounts) {
    steps.dataOf(await steps.register(app, account, id));
    steps.dataOf(await steps.quote(app, account, { projectId: id, price: account === 'supplier1' ? '880' : '890' }));
  }
  app.clock.setTo(asked.sourceTimes.openTime);
  steps.dataOf(await steps.open(app, id));
  return id;
}

async function confirmed(id: string, winner: number | 'nobody'): Promise<void> {
  const submitted = await steps.handInSelection(app, await steps.comparison(app, id), (offers) =>
    steps.selectionsOf(offers, winner),
  );
  steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
}

const published = (who: 'supplier1' | 'supplier3', id: string) =>
  app.as(who).get(`/purchase/project/queryPublished?projectId=${id}&tenantId=100001`);

describe('what is bought directly', () => {
  test('asks one or more suppliers, and is concluded by the confirmation of its result, which nobody publishes', async () => {
    const id = await offered(['supplier1', 'supplier2']);
    await confirmed(id, 0);
    expect(await steps.detail(app, id)).toMatchObject({ stage: 65, projectStatus: 3, next: [] });
    const own = await steps.readPublished(app.as('supplier1'), id);
    expect(own.packages[0]?.entry?.entryStatus).toBe(11);
    expect((await steps.readPublished(app.as('supplier2'), id)).packages[0]?.entry?.entryStatus).toBe(12);
    expect((await published('supplier3', id)).code).toBe(404);
    const result = steps.draftNotice(app, id, 2).then((notice) => steps.publish(app, notice));
    await expect(result).resolves.toMatchObject({ code: expect.any(Number) });
    expect((await published('supplier3', id)).code).toBe(404);
  });

  test('where nobody is acceptable it fails, and can be bought again', async () => {
    const id = await offered(['supplier1']);
    await confirmed(id, 'nobody');
    expect(await steps.detail(app, id)).toMatchObject({ stage: 60 });
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 6)));
    expect(await steps.detail(app, id)).toMatchObject({ stage: 90 });
    steps.dataOf(await app.as('buyer').post('/purchase/project/rebid', { id }));
  });

  test('a result that was concluded is withdrawn and decided anew', async () => {
    const id = await offered(['supplier1', 'supplier2']);
    await confirmed(id, 0);
    const { version } = await steps.detail(app, id);
    const ask = { id, version, type: 5, reasonCode: 13, reason: '成交供应商放弃' };
    const exception = steps.dataOf<steps.Draft>(await app.as('buyer').post('/purchase/project/exceptionProject', ask));
    steps.dataOf(await app.as('manager').post('/purchase/project/exceptionConfirm', { ...exception, agree: true }));
    expect(await steps.detail(app, id)).toMatchObject({ stage: 45 });
    await confirmed(id, 1);
    expect(await steps.detail(app, id)).toMatchObject({ stage: 65 });
  });
});
