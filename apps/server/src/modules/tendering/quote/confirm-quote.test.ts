import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as clarify from '../../../../test/clarify-steps.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await clarify.startClarifyApp();
});
afterAll(() => app.close());

interface Changed {
  readonly entryId: string;
  readonly bulletinId: string;
  readonly confirmTime: string | null;
}

const changedOf = async (account: Account, projectId: string) =>
  steps.dataOf<Changed[]>(
    await app.as(account).get(`/purchase/entry/queryChangedQuotes?projectId=${projectId}&tenantId=100001`),
  );

const confirm = (account: Account, { entryId, bulletinId }: Changed) =>
  app.as(account).post('/purchase/entry/confirmQuote', { entryId, bulletinId });

async function quoted(): Promise<string> {
  const id = await steps.publishedProject(app);
  for (const account of steps.suppliers) {
    steps.dataOf(await steps.register(app, account, id));
    steps.dataOf(await steps.quote(app, account, { projectId: id, price: '880' }));
  }
  app.clock.setTo('2026-11-17 09:00:00');
  return id;
}

const requirement = { requirement: '床板厚度不低于15mm' };

describe('a sealed quote from before a change of the documents', () => {
  test('waits for its bidder’s word: he confirms that it stands, or quotes anew', async () => {
    const id = await quoted();
    await clarify.publishChange(app, id, requirement);
    const [first] = await changedOf('supplier1', id);
    const [second] = await changedOf('supplier2', id);
    if (!first || !second) throw new Error('no quote waits');
    expect([first.confirmTime, second.confirmTime]).toEqual([null, null]);
    steps.dataOf(await confirm('supplier1', first));
    steps.dataOf(await confirm('supplier1', first));
    expect(await changedOf('supplier1', id)).toMatchObject([
      { confirmTime: expect.stringMatching(/^2026-11-17 09:0/) },
    ]);
    app.clock.setTo('2026-11-17 09:30:00');
    steps.dataOf(await steps.quote(app, 'supplier2', { projectId: id, price: '870' }));
    expect(await changedOf('supplier2', id)).toEqual([]);
  });

  test('R38 is nobody else’s to see: not whether anybody has quoted, not whether he confirmed', async () => {
    const id = await quoted();
    await clarify.publishChange(app, id, requirement);
    const [first] = await changedOf('supplier1', id);
    if (!first) throw new Error('no quote waits');
    const before = await seenByBuyer(id);
    steps.dataOf(await confirm('supplier1', first));
    expect(await seenByBuyer(id)).toEqual(before);
    expect((await confirm('supplier2', first)).code).toBe(404);
    for (const account of ['buyer', 'manager', 'chief'] as const)
      expect((await app.as(account).get(`/purchase/entry/queryChangedQuotes?projectId=${id}`)).code).toBe(403);
  });

  test('is not touched by a change of times or places', async () => {
    const id = await quoted();
    await clarify.publishChange(app, id, { openPlace: '二号开标室' });
    expect(await changedOf('supplier1', id)).toEqual([]);
  });

  test('stays valid without his word, and is confirmed no more after the deadline', async () => {
    const id = await quoted();
    await clarify.publishChange(app, id, requirement);
    const [first] = await changedOf('supplier1', id);
    app.clock.setTo(steps.deadline);
    if (!first) throw new Error('no quote waits');
    expect(await confirm('supplier1', first)).toMatchObject({ code: 400 });
    steps.dataOf(await steps.open(app, id, '按本单位采购管理制度继续开标'));
    expect((await steps.comparison(app, id)).suppliers).toHaveLength(3);
  });
});

/** All that stands in the buyer’s tables about a project’s bids: rows, and the length of its chains. */
async function seenByBuyer(projectId: string): Promise<string[]> {
  const rows = await app.asSuperuser<{ text: string }>(
    `select e::text as text from entry e where e.project_id = ${projectId}
     union all select v::text from evidence v where v.tenant_id = '100001' and v.stream like '${projectId}%'
     union all select m::text from flow_message m where m.tenant_id = '100001'
     order by 1`,
  );
  return rows.map(({ text }) => text);
}
