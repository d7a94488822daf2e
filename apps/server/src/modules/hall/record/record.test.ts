import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as hall from '../../../../test/hall-steps.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { minutesAfter } from '../../../platform/db/index.ts';
import * as out from '../../../../test/way-out-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await hall.startHallApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const wordsOf = async (projectId: string, account: Account = 'supplier1') =>
  (await hall.roomOf(app, account, projectId)).readOut.map(({ confirmStatus }) => confirmStatus);
const dutiesOf = (tenantId: string) =>
  app.asSuperuser<{ kind: string }>(
    `select kind from duty where tenant_id = $1 and kind = 'hallConfirmation.confirm'`,
    [tenantId],
  );

describe('the record', () => {
  test('is confirmed by each bidder for himself, once', async () => {
    const projectId = await hall.recordedHall(app);
    steps.dataOf(await hall.confirm(app, 'supplier2', projectId));
    expect(await wordsOf(projectId)).toEqual([1, 0, 0]);
    expect(await hall.confirm(app, 'supplier2', projectId)).toMatchObject(refused('或已确认'));
  });

  test('is deemed confirmed by who says nothing for ten minutes, not a second earlier', async () => {
    const projectId = await hall.recordedHall(app);
    const [line] = (await hall.roomOf(app, 'supplier1', projectId)).readOut;
    const until = line?.confirmUntil ?? '';
    expect(until).toMatch(/^2026-11-23 09:1\d:/);
    await hall.minutePasses(app, minutesAfter(until, -1 / 60));
    expect(await wordsOf(projectId)).toEqual([0, 0, 0]);
    await hall.minutePasses(app, until);
    expect(await wordsOf(projectId)).toEqual([3, 3, 3]);
    await hall.minutePasses(app, until);
    expect(hall.went(await hall.next(app, projectId))).toBe(7);
  });

  test('waits for each bidder as his duty until he has said his word', async () => {
    const before = (await dutiesOf('300003')).length;
    const projectId = await hall.recordedHall(app);
    expect(await dutiesOf('300003')).toHaveLength(before + 1);
    steps.dataOf(await hall.confirm(app, 'supplier3', projectId));
    expect(await dutiesOf('300003')).toHaveLength(before);
  });
});

describe('an objection', () => {
  test('R45 is made on the spot: from the opening until the hall is closed, and not before or after', async () => {
    const projectId = await hall.begunHall(app);
    expect(await hall.object(app, 'supplier1', projectId)).toMatchObject(refused('开标后至开标结束前'));
    for (const _ of ['bidderList', 'unlock']) steps.dataOf(await hall.next(app, projectId));
    await steps.unlockByTwo(app, projectId);
    steps.dataOf(await hall.next(app, projectId));
    steps.dataOf(await steps.openNow(app, projectId));
    steps.dataOf(await hall.object(app, 'supplier1', projectId));
    expect(await hall.object(app, 'supplier1', projectId)).toMatchObject(refused('尚未答复'));
    steps.dataOf(await hall.answer(app, projectId));
    for (const _ of ['readOut', 'confirm']) steps.dataOf(await hall.next(app, projectId));
    for (const account of steps.suppliers) steps.dataOf(await hall.confirm(app, account, projectId));
    for (const _ of ['close', 'over']) steps.dataOf(await hall.next(app, projectId));
    expect(await hall.object(app, 'supplier2', projectId)).toMatchObject(refused('开标后至开标结束前'));
  });

  test('R45 stops the opening until its host has answered; its bidder is asked anew and told', async () => {
    const projectId = await hall.recordedHall(app);
    for (const account of steps.suppliers) steps.dataOf(await hall.confirm(app, account, projectId));
    steps.dataOf(await hall.object(app, 'supplier1', projectId));
    expect(await hall.next(app, projectId)).toMatchObject(refused('1条异议未答复'));
    expect(await wordsOf(projectId)).toEqual([1, 2, 1]);
    app.clock.setTo('2026-11-23 09:30:00');
    steps.dataOf(await hall.answer(app, projectId));
    const [, own] = (await hall.roomOf(app, 'supplier1', projectId)).readOut;
    expect(own).toMatchObject({ confirmStatus: 0, confirmUntil: expect.stringMatching(/^2026-11-23 09:4[0-3]:/) });
    expect(await out.toldTo(app, '300001', projectId)).toContainEqual(
      expect.objectContaining({ kind: 'objectionAnswered' }),
    );
    expect(await hall.next(app, projectId)).toMatchObject(refused('1家投标人未确认'));
    steps.dataOf(await hall.confirm(app, 'supplier1', projectId));
    expect(hall.went(await hall.next(app, projectId))).toBe(7);
  });

  test('R45 is the host’s to answer, and his answer stands in the evidence of the project with what was asked', async () => {
    const projectId = await hall.recordedHall(app);
    steps.dataOf(await hall.object(app, 'supplier1', projectId, '投标函大写金额与小写金额不一致'));
    const [asked] = (await hall.roomOf(app, 'manager', projectId)).objections;
    const wish = { id: asked?.id, version: asked?.version, answer: '以大写金额为准，记录已更正' };
    expect(await app.as('manager').post('/bid-electronic/hall/objection/answer', wish)).toMatchObject(
      refused('只有主持人'),
    );
    steps.dataOf(await hall.answer(app, projectId, wish.answer));
    const [kept] = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = '${projectId}' and action = 'hallObjection.answer'`,
    );
    for (const text of ['投标函大写金额与小写金额不一致', wish.answer]) expect(kept?.payload).toContain(text);
  });
});
