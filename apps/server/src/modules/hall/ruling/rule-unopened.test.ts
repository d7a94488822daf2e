import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as deposit from '../../../../test/deposit-steps.ts';
import * as hall from '../../../../test/hall-steps.ts';
import { damageQuote } from '../../../../test/plant-quote.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await deposit.startDepositApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const reason = '经核查系平台存储故障所致';
/** Whose bid is damaged. */
const second = 'supplier2';

/** Three bidders with their deposits, the second's bid damaged, opened in the hall by its host. */
async function openedHall(): Promise<string> {
  const projectId = await steps.publishedProject(app);
  for (const [index, account] of steps.suppliers.entries()) {
    steps.dataOf(await deposit.confirm(app, await deposit.handedIn(app, account, projectId)));
    steps.dataOf(await steps.quote(app, account, { projectId, price: String(880 + index) }));
  }
  app.clock.setTo(steps.deadline);
  await damageQuote(app, projectId, '300002');
  steps.dataOf(await hall.setUp(app, projectId));
  steps.dataOf(await hall.sign(app, 'buyer', projectId));
  for (const _ of ['signIn', 'bidderList', 'unlock']) steps.dataOf(await hall.next(app, projectId));
  await steps.unlockByTwo(app, projectId);
  steps.dataOf(await hall.next(app, projectId));
  expect(await steps.openNow(app, projectId)).toMatchObject({ code: 200, data: { opened: 2, unopened: 1 } });
  return projectId;
}

async function ownOf(account: Account, projectId: string) {
  const [entry] = await steps.ownEntries(app, account, projectId);
  const [kept] = await app.asSuperuser<{ status: number; entry: number; cause: number | null; refund: number | null }>(
    `select d.deposit_status as status, e.entry_status as entry, d.forfeit_cause as cause, d.refund_cause as refund
     from deposit d join entry e on e.tenant_id = d.tenant_id and e.id = d.entry_id where e.id = $1`,
    [entry?.entryId],
  );
  return kept;
}

async function rule(projectId: string, ruling: number, by: Account = 'buyer', why = reason) {
  const [entry] = await steps.ownEntries(app, second, projectId);
  const wish = { projectId, entryId: entry?.entryId, ruling, reason: why };
  return app.as(by).post('/bid-electronic/seal/opening/rule', wish);
}

describe('R35 a bid that did not open', () => {
  test('waits for its host, who rules in the hall; meanwhile the opening does not end', async () => {
    const projectId = await openedHall();
    expect(await ownOf(second, projectId)).toMatchObject({ entry: 8, status: 2 });
    for (const _ of ['readOut', 'confirm']) steps.dataOf(await hall.next(app, projectId));
    for (const account of steps.suppliers) steps.dataOf(await hall.confirm(app, account, projectId));
    expect(await hall.next(app, projectId)).toMatchObject(refused('请先认定未能开启的报价的责任：南京澄观'));
    const room = await hall.roomOf(app, 'buyer', projectId);
    expect(room.hall).toMatchObject({ canRule: true });
    expect((await hall.roomOf(app, 'supervisor', projectId)).hall).toMatchObject({ canRule: false });
    steps.dataOf(await rule(projectId, 2));
    expect(hall.went(await hall.next(app, projectId))).toBe(7);
  });

  test('is ruled on by nobody else who may open, once another hosts it', async () => {
    const projectId = await openedHall();
    const { id, version } = (await hall.roomOf(app, 'buyer', projectId)).hall ?? {};
    const over = { id, version, hostId: app.as('manager').user.userId, reason: '原主持人身体不适，由采购负责人接替' };
    steps.dataOf(await app.as('manager').post('/purchase/elebid/conf/saveOrUpdate', over));
    expect(await rule(projectId, 2)).toMatchObject(refused('只有主持人'));
    expect(await steps.comparison(app, projectId)).toMatchObject({ canRule: false });
  });

  test('R23 by its bidder’s fault is revoked, and its deposit proposed to be kept, which another decides', async () => {
    const projectId = await openedHall();
    steps.dataOf(await rule(projectId, 1, 'buyer', '密封件由投标人程序损坏所致'));
    expect(await ownOf(second, projectId)).toEqual({ entry: 6, status: 8, cause: 1, refund: null });
    expect(await ownOf('supplier1', projectId)).toMatchObject({ entry: 9, status: 2 });
    const { readOut } = await hall.roomOf(app, 'supplier1', projectId);
    expect(readOut.find(({ openFault }) => openFault !== null)).toMatchObject({ ruling: 1, rulingReason: null });
  });

  test('R19 by another’s fault is withdrawn, and its deposit is due to go back; ruled anew the other way as well', async () => {
    const projectId = await openedHall();
    steps.dataOf(await rule(projectId, 1));
    steps.dataOf(await rule(projectId, 2));
    expect(await ownOf(second, projectId)).toEqual({ entry: 5, status: 2, cause: null, refund: 1 });
    const own = (await hall.roomOf(app, second, projectId)).readOut.find(({ isOwn }) => isOwn);
    expect(own).toMatchObject({ ruling: 2, rulingReason: reason });
    steps.dataOf(await rule(projectId, 1));
    expect(await ownOf(second, projectId)).toMatchObject({ entry: 6, status: 8 });
  });

  test('whose deposit is forfeited already is not ruled withdrawn before that is undone', async () => {
    const projectId = await openedHall();
    steps.dataOf(await rule(projectId, 1));
    const [kept] = await app.asSuperuser<{ id: string; version: number }>(
      'select id::text as id, version from deposit where project_id = $1 and deposit_status = 8',
      [projectId],
    );
    const agreed = await app.as('manager').post('/purchase/deposit/approveForfeit', { ...kept });
    steps.dataOf(agreed);
    expect(await rule(projectId, 2)).toMatchObject(refused('保证金已不予退还'));
    expect(await ownOf(second, projectId)).toMatchObject({ entry: 6, status: 6 });
  });
});
