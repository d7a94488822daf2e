import type { EndpointOutput, verifyProjectEvidence } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actSealOf } from '../../../platform/audit/index.ts';
import { announceAnew } from '../../../../test/announce-anew.ts';
import * as sealed from '../../../../test/sealed-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const unlike = '项目的时间或状态与存证中公告的不一致';
const anHourLater = '2026-11-23 10:00:00';
const halfPastNine = '2026-11-23 09:30:00';

/** With the database's superuser and nothing else. */
const moveTimes = (projectId: string, by: string) =>
  app.asSuperuser(
    `update project set entry_end_time = entry_end_time + $2::interval, bid_end_time = bid_end_time + $2::interval,
       open_time = open_time + $2::interval where id = $1`,
    [projectId, by],
  );

async function ownEntry(projectId: string) {
  const [own] = await steps.ownEntries(app, 'supplier3', projectId);
  if (!own) throw new Error('not registered');
  return own;
}

const replace = (projectId: string) => sealed.quoteSealed(app, 'supplier3', { projectId, price: '874.99' });

const verified = async (projectId: string) =>
  steps.dataOf<EndpointOutput<typeof verifyProjectEvidence>>(
    await app.as('buyer').get(`/purchase/project/evidenceVerify?projectId=${projectId}`),
  );

describe('whoever knows all prices and moves the times in the database', () => {
  test('has no late bid taken, replaced, withdrawn, revoked or uploaded by it, and is told of', async () => {
    const projectId = await steps.quotedProject(app);
    app.clock.setTo(halfPastNine);
    await moveTimes(projectId, '1 hour');
    app.logged.length = 0;
    const { entryId } = await ownEntry(projectId);
    expect(await replace(projectId)).toMatchObject(refused(unlike));
    const own = app.as('supplier3');
    expect(await own.post('/purchase/entry/withdrawQuote', { entryId })).toMatchObject(refused(unlike));
    const file = { name: 'sealed.age', bytes: Buffer.from('x') };
    expect(await own.upload(`/bid-electronic/seal/bid/upload?entryId=${entryId}`, file)).toMatchObject(refused(unlike));
    expect(app.logged.join('')).toContain('a project is not what its record says');
    expect(app.logged.filter((line) => line.includes('not what its record says')).join('')).not.toContain('300003');
    await moveTimes(projectId, '-1 hour');
    expect(await replace(projectId)).toMatchObject(refused('已过投标截止时间'));
    steps.dataOf(await steps.open(app, projectId));
    expect(await verified(projectId)).toMatchObject({ ok: true });
  });

  test('has none taken after a holder has unlocked, though the record itself says so', async () => {
    const projectId = await steps.quotedProject(app);
    steps.dataOf(await sealed.unlock(app, 'buyer', projectId));
    const takeBack = await announceAnew(app, projectId, { bidEndTime: anHourLater, openTime: anHourLater });
    expect(await replace(projectId)).toMatchObject(refused('开标解锁已经开始'));
    // Nor by taking the share out again.
    await app.asSuperuser('delete from opening_share where project_id = $1', [projectId]);
    const { entryId } = await ownEntry(projectId);
    const withdrawn = await app.as('supplier3').post('/purchase/entry/withdrawQuote', { entryId });
    expect(withdrawn).toMatchObject(refused('开标解锁已经开始'));
    await takeBack();
  });

  test('has none taken by an act that he writes into the record, or by taking the publication out of it', async () => {
    const projectId = await steps.quotedProject(app);
    const { entryId, items } = await ownEntry(projectId);
    const bid = await sealed.sealedBid(app, 'supplier3', { entryId, items, price: '874.99' });
    app.clock.setTo(halfPastNine);
    await moveTimes(projectId, '1 hour');
    await app.asSuperuser(
      `update evidence set payload = replace(payload, $2, $3) where stream = $1 and action = 'project.publish'`,
      [projectId, steps.deadline, anHourLater],
    );
    expect(await sealed.handIn(app, 'supplier3', bid)).toMatchObject(refused(unlike));
    await app.asSuperuser(`delete from evidence where stream = $1 and action = 'project.publish'`, [projectId]);
    const withdrawn = await app.as('supplier3').post('/purchase/entry/withdrawQuote', { entryId });
    expect(withdrawn).toMatchObject(refused(unlike));
    // And nothing opens where nobody can say when it was to be.
    app.clock.setTo(anHourLater);
    expect(await steps.open(app, projectId)).toMatchObject(refused('与存证中公告的时间不一致，未开标'));
  });

  test('has none taken for a project that he puts back to tendering', async () => {
    const projectId = await steps.quotedProject(app);
    app.clock.setTo(steps.publicationDay);
    await app.asSuperuser('update project set stage = 95 where id = $1', [projectId]);
    await app.asSuperuser(
      `select append_evidence('100001', $1, 'project.terminate', $1, $2, '100001', '1', now(), $3)`,
      [projectId, ...terminated(projectId)],
    );
    await app.asSuperuser('update project set stage = 40 where id = $1', [projectId]);
    expect(await replace(projectId)).toMatchObject(refused(unlike));
  });
});

/** An act of ours that ended the project. */
function terminated(projectId: string): [string, string] {
  const payload = JSON.stringify({ action: 'project.terminate', at: steps.publicationDay, to: 95 });
  return [payload, actSealOf(app.secret).seal({ tenantId: '100001', stream: projectId, payload })];
}

describe('a bid that was received after the recorded deadline', () => {
  async function withLateBid(): Promise<string> {
    const projectId = await steps.quotedProject(app);
    app.clock.setTo(halfPastNine);
    const takeBack = await announceAnew(app, projectId, { bidEndTime: anHourLater, openTime: anHourLater });
    steps.dataOf(await replace(projectId));
    await takeBack();
    return projectId;
  }

  test('is not opened: it is named with why, and the verification says so', async () => {
    const projectId = await withLateBid();
    expect(await steps.open(app, projectId)).toMatchObject({ code: 200, data: { opened: 2, unopened: 1 } });
    const { suppliers } = await steps.comparison(app, projectId);
    expect(suppliers.map(({ totalM }) => totalM)).toEqual(['525000.00', '528300.00', '0.00']);
    expect(suppliers.at(-1)).toMatchObject({ unopened: [{ openFault: 7, ruling: null }], detailListVOS: [] });
    const { ok, firstBroken } = await verified(projectId);
    expect({ ok, firstBroken }).toEqual({
      ok: false,
      firstBroken: { stream: `${projectId}.300003`, seq: expect.any(String), reason: 'late' },
    });
  });

  test('is told by nobody before the opening', async () => {
    expect(await verified(await withLateBid())).toMatchObject({ ok: true });
  });
});

test('a bid that somebody wrote into the database stops the opening, for no act of ours took it', async () => {
  const projectId = await steps.quotedProject(app);
  await app.asSuperuser(
    `update evidence set seal = (select seal from evidence where stream = $1::text || '.300001' and action = 'quote.submit')
     where stream = $1::text || '.300003' and action = 'quote.submit'`,
    [projectId],
  );
  expect(await steps.open(app, projectId)).toMatchObject(refused('存证链第2条起缺失或被改动'));
});
