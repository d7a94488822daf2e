import type { EndpointOutput, decryptBids } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as hall from '../../../../test/hall-steps.ts';
import * as sealed from '../../../../test/sealed-steps.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await hall.startHallApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });

/** Sealed to three holders by three bidders, led on to the node at which they unlock. */
async function lockedHall(): Promise<string> {
  const projectId = await steps.publishedProject(app);
  for (const [index, account] of steps.suppliers.entries()) {
    steps.dataOf(await steps.register(app, account, projectId));
    steps.dataOf(await sealed.quoteSealed(app, account, { projectId, price: String(880 + index) }));
  }
  app.clock.setTo(steps.deadline);
  steps.dataOf(await hall.setUp(app, projectId));
  steps.dataOf(await hall.sign(app, 'buyer', projectId));
  for (const _ of ['signIn', 'bidderList', 'unlock']) steps.dataOf(await hall.next(app, projectId));
  return projectId;
}

async function decrypt(account: Account, projectId: string) {
  const shares = await sealed.unsealed(app, account, projectId);
  return app.as(account).post('/purchase/entry/entryDecrypt', { projectId, shares });
}

test('the keys are ready when two of three holders have decrypted their shares, and everybody sees who has', async () => {
  const projectId = await lockedHall();
  expect(await hall.next(app, projectId)).toMatchObject(refused('解锁0人，至少需要2人'));
  const asked = steps.dataOf<EndpointOutput<typeof decryptBids>>(
    await app.as('supervisor').post('/purchase/entry/entryDecrypt', { projectId }),
  );
  expect(asked).toMatchObject({ given: 0, holders: 3, threshold: 2, toGive: [{}, {}, {}] });
  expect(steps.dataOf(await decrypt('supervisor', projectId))).toMatchObject({ given: 1, toGive: [] });
  expect(await hall.next(app, projectId)).toMatchObject(refused('解锁1人'));
  steps.dataOf(await decrypt('buyer', projectId));
  for (const account of ['supplier1', 'buyer'] as const) {
    const { holders } = await hall.hallOf(app, account, projectId);
    expect(holders.map(({ givenTime, isSigned }) => [givenTime !== null, isSigned])).toEqual([
      [true, true],
      [false, false],
      [true, false],
    ]);
  }
  expect(hall.went(await hall.next(app, projectId))).toBe(4);
});

test('who holds nothing gives nothing, and a bidder has nothing to decrypt', async () => {
  const projectId = await lockedHall();
  expect(await app.as('supplier1').post('/purchase/entry/entryDecrypt', { projectId })).toMatchObject(
    refused('投标人无需解密'),
  );
  expect(
    await app.as('chief').post('/purchase/entry/entryDecrypt', { projectId, shares: [{ quoteId: '1', text: '{}' }] }),
  ).toMatchObject({ code: 400 });
});

test('the agency that runs a project attends its opening, and reads neither who bids nor at what price', async () => {
  const projectId = await lockedHall();
  // As an agency that has accepted; how it comes to that is tested where agencies are.
  await app.asSuperuser(`
    set session_replication_role = replica;
    insert into agency_entrustment (tenant_id, id, entrust_no, project_id, cooperation_id, agent_name, agent_tenant_id,
        entrust_status, way, create_time)
      values ('100001', 77, 'WT-77', ${projectId}, 1, '代理', '200001', 2, 1, now());
    set session_replication_role = default`);
  steps.dataOf(await hall.sign(app, 'agent', projectId));
  const { part, rooms, attendances } = await hall.hallOf(app, 'agent', projectId);
  expect(part).toBe('agency');
  expect(rooms.map(({ readOut, objections, nodes }) => [readOut, objections, nodes.length])).toEqual([[[], [], 7]]);
  expect(attendances.map(({ attendRole }) => attendRole)).toEqual([1, 5]);
});
