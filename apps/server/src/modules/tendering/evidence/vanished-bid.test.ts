import type { EndpointOutput, verifyProjectEvidence } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quiet } from '../../../../test/database-url.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { agreedOn } from '../../../../test/way-out-steps.ts';
import { signRoots } from '../../../platform/audit/index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const tenantId = '100001';
const sign = () =>
  app.database.transaction(tenantId, (db) => signRoots(db, { book: app.rootBook, log: quiet, tenantId, now: db.now }));

/** Quoted for by three, signed into the book of roots; the clock at the opening. */
async function signedProject(): Promise<string> {
  const projectId = await steps.quotedProject(app);
  await sign();
  return projectId;
}

/** As whoever owns the database: the quote, the acts of the chain from this one on, and its head. */
async function vanish(projectId: string, { supplier = '300002', keep = 1 } = {}): Promise<void> {
  const entry = `(select id from entry where project_id = ${projectId} and supplier_tenant_id = '${supplier}')`;
  const chain = `stream = '${projectId}.${supplier}'`;
  await app.asSuperuser(`set session_replication_role = replica;
    delete from quote_share where quote_id in (select id from quote where entry_id = ${entry});
    delete from quote where entry_id = ${entry};
    update entry set entry_status = 2, is_bid = false, bid_time = null, quote_version = 0 where id = ${entry};
    delete from evidence where ${chain} and seq > ${keep};
    update evidence_head h set seq = e.seq, hash = e.hash, prev_hash = e.prev_hash from evidence e
      where h.${chain} and e.${chain} and e.seq = ${keep};
    delete from evidence_head where ${chain} and ${keep} = 0;
    set session_replication_role = default`);
}

const open = (projectId: string, reason = '供应商不足三家，经批准继续开标') => steps.open(app, projectId, reason);
const verdictOf = async (projectId: string) =>
  steps.dataOf<EndpointOutput<typeof verifyProjectEvidence>>(
    await app.as('supervisor').get(`/purchase/project/evidenceVerify?projectId=${projectId}`),
  );
const stageOf = async (projectId: string) => (await steps.detail(app, projectId)).openedTime;

test('a bid that was taken out with the end of its chain opens nothing: the book of roots knows it, and says since when', async () => {
  const projectId = await signedProject();
  expect(await verdictOf(projectId)).toMatchObject({ ok: true });
  await vanish(projectId);
  expect(await open(projectId)).toMatchObject({
    code: 400,
    msg: expect.stringMatching(/某投标人存证链第2条起缺失或被改动（2026-11-23 09:00:\d\d已签入存证根），未开标/),
  });
  expect(await stageOf(projectId)).toBeNull();
});

test('nor does one whose whole chain is gone, or was written anew', async () => {
  const gone = await signedProject();
  await vanish(gone, { keep: 0 });
  expect(await open(gone)).toMatchObject({ code: 400, msg: expect.stringContaining('存证链第1条起缺失') });
  const forged = await signedProject();
  await app.asSuperuser(`update evidence set seal = null where stream = '${forged}.300002' and seq = 2`);
  expect(await open(forged)).toMatchObject({ code: 400, msg: expect.stringContaining('存证链第2条起缺失或被改动') });
});

test('the verification finds it before the opening, and does not say whose bid it is', async () => {
  const projectId = await signedProject();
  await vanish(projectId);
  const verdict = await verdictOf(projectId);
  expect(verdict).toMatchObject({ ok: false, firstBroken: { stream: projectId, reason: 'supplier' } });
  expect(JSON.stringify(verdict)).not.toContain('300002');
});

test('a registration that was taken out with its quote is missed by its chain, though that is whole', async () => {
  const projectId = await signedProject();
  await app.asSuperuser(`set session_replication_role = replica;
    update entry set is_deleted = 1 where project_id = ${projectId} and supplier_tenant_id = '300002';
    set session_replication_role = default`);
  expect(await open(projectId)).toMatchObject({ code: 400, msg: expect.stringContaining('某投标人存证链第2条') });
});

test('a bid is missed in a package that would fail for want of bidders, too', async () => {
  const projectId = await signedProject();
  await app.asSuperuser(`update entry set entry_status = 2, is_bid = false where project_id = ${projectId}
    and supplier_tenant_id <> '300001'; update entry set quote_version = 0 where project_id = ${projectId} and not is_bid`);
  expect(await steps.open(app, projectId)).toMatchObject({ code: 400, msg: expect.stringContaining('校验失败') });
});

test('the administrators are told once, the refusal stands in the record, and the procurement can be ended', async () => {
  const projectId = await signedProject();
  await vanish(projectId);
  await open(projectId);
  await open(projectId);
  const told = await app.asSuperuser<{ content: string; account: string }>(
    `select m.content, u.account from flow_message m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
     where m.business_id = $1 and m.kind = 'error'`,
    [projectId],
  );
  expect(told.map(({ account }) => account)).toEqual(['admin']);
  expect(told[0]?.content).toContain('存证链第2条起缺失');
  expect(told[0]?.content).not.toContain('300002');
  const acts = await app.asSuperuser(
    `select 1 from evidence where action = 'project.openingRefused' and subject = $1 and seal is not null`,
    [projectId],
  );
  expect(acts).toHaveLength(1);
  expect(await agreedOn(app, projectId, 'terminate')).toMatchObject({ stage: 95 });
});
