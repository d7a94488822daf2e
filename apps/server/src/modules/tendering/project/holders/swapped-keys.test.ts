import type { EndpointOutput, verifyProjectEvidence } from '@zhaocai/model';
import { newIdentity } from '@zhaocai/model/sealing/age';
import { newSigningPair } from '@zhaocai/model/sealing/signature';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../../test/tendering-app.ts';
import * as steps from '../../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const idOf = (account: 'buyer' | 'manager' | 'finance') => app.as(account).user.userId;
const verdictOf = async (projectId: string) =>
  steps.dataOf<EndpointOutput<typeof verifyProjectEvidence>>(
    await app.as('supervisor').get(`/purchase/project/evidenceVerify?projectId=${projectId}`),
  );

beforeAll(() => app.asSuperuser('create table key_before as select * from seal_key'));
beforeEach(() => app.clock.setTo(steps.publicationDay));
afterEach(() =>
  app.asSuperuser(`update seal_key set key_status = 2, end_time = now() where key_status = 1;
    update seal_key k set user_id = b.user_id, key_kind = b.key_kind, public_key = b.public_key,
    key_status = b.key_status, end_time = b.end_time from key_before b where b.id = k.id`),
);

const swap = async (account: 'buyer' | 'manager') => {
  const { recipient } = await newIdentity();
  await app.asSuperuser('update seal_key set public_key = $2 where user_id = $1 and key_kind = 1 and key_status = 1', [
    idOf(account),
    recipient,
  ]);
  return recipient;
};

describe('a holder’s key that was exchanged in the database', () => {
  test('before the notice is settled by no publication, and nothing is published', async () => {
    const { id } = await steps.confirmedProject(app);
    await swap('buyer');
    const answer = await steps.publish(app, await steps.draftNotice(app, id));
    expect(answer).toMatchObject({ code: 400, msg: expect.stringContaining('与登记时的存证不一致') });
    expect((await steps.detail(app, id)).publishTime).toBeNull();
    expect(app.logged.some((line) => line.includes('keys are not what the evidence says'))).toBe(true);
  });

  test('or in whose place the key of a colleague was put, opens nothing of his', async () => {
    const { id } = await steps.confirmedProject(app);
    const given = 'update seal_key set key_status = 2, end_time = now() where user_id = $1 and key_kind = 1';
    await app.asSuperuser(given, [idOf('buyer')]);
    const put = 'update seal_key set user_id = $2 where user_id = $1 and key_kind = 1 and key_status = 1';
    await app.asSuperuser(put, [idOf('finance'), idOf('buyer')]);
    expect(await steps.publish(app, await steps.draftNotice(app, id))).toMatchObject({
      code: 400,
      msg: expect.stringContaining('与登记时的存证不一致'),
    });
  });

  test('does not come back by an act that the owner of the database appends', async () => {
    const { id } = await steps.confirmedProject(app);
    const recipient = await swap('buyer');
    await app.asSuperuser(
      `select append_evidence(e.tenant_id, e.stream, e.action, e.subject,
         replace(e.payload, e.payload::jsonb ->> 'publicKey', $2), e.actor_tenant, e.actor, e.at, e.seal)
       from evidence e join seal_key k on k.id::text = e.subject
       where e.action = 'sealKey.add' and k.user_id = $1 and k.public_key = $2`,
      [idOf('buyer'), recipient],
    );
    expect((await steps.publish(app, await steps.draftNotice(app, id))).code).toBe(400);
  });

  test('and was given up before is used no more, whatever the table says', async () => {
    const { id } = await steps.confirmedProject(app);
    const [key] = await app.asSuperuser<{ id: string }>(
      'select id::text as id from seal_key where user_id = $1 and key_kind = 1 and key_status = 1',
      [idOf('finance')],
    );
    steps.dataOf(await steps.nameHolders(app, id, ['buyer', 'finance', 'supervisor']));
    steps.dataOf(await app.as('finance').post('/bid-electronic/seal/key/lose', { id: key?.id }));
    await app.asSuperuser('update seal_key set key_status = 1, end_time = null where id = $1', [key?.id]);
    expect((await steps.publish(app, await steps.draftNotice(app, id))).code).toBe(400);
  });

  test('is sealed to by no bidder: he is told instead of the recipients', async () => {
    const projectId = await steps.publishedProject(app);
    steps.dataOf(await steps.register(app, 'supplier1', projectId));
    const [entry] = await steps.ownEntries(app, 'supplier1', projectId);
    await app.asSuperuser(
      `update evidence set payload = replace(payload, 'age1', 'age1q') where stream = $1 and action = 'project.publish'`,
      [projectId],
    );
    const answer = await app.as('supplier1').get(`/purchase/entry/queryMyQuote?entryId=${entry?.entryId}`);
    expect(answer).toMatchObject({ code: 400, msg: expect.stringContaining('存证不一致') });
  });
});

describe('a bidder’s signing key that was exchanged in the database', () => {
  test('signs no quote', async () => {
    const projectId = await steps.publishedProject(app);
    steps.dataOf(await steps.register(app, 'supplier1', projectId));
    const { publicKey } = await newSigningPair();
    await app.asSuperuser('update seal_key set public_key = $2 where user_id = $1 and key_kind = 2', [
      app.as('supplier1').user.userId,
      publicKey,
    ]);
    expect(await steps.quote(app, 'supplier1', { projectId, price: '880' })).toMatchObject({
      code: 400,
      msg: expect.stringContaining('与登记时的存证不一致'),
    });
  });

  test('opens no quote: what it was signed with stands in the record', async () => {
    const projectId = await steps.quotedProject(app);
    app.clock.setTo(steps.deadline);
    await steps.unlockByTwo(app, projectId);
    const { publicKey } = await newSigningPair();
    await app.asSuperuser(
      'update quote set signing_key = $2 where id = (select min(id) from quote where project_id = $1)',
      [projectId, publicKey],
    );
    expect(await steps.openNow(app, projectId)).toMatchObject({ code: 400, msg: expect.stringContaining('校验失败') });
  });
});

describe('a publication that settled an exchanged key', () => {
  test('is found by the verification', async () => {
    const { id } = await steps.confirmedProject(app);
    steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id)));
    expect(await verdictOf(id)).toMatchObject({ ok: true });
    // As a version that did not look would have recorded it.
    await app.asSuperuser(`delete from evidence where action = 'sealKey.add' and subject in (
      select key_id::text from package_key_holder where project_id = ${id})`);
    expect(await verdictOf(id)).toMatchObject({ ok: false, firstBroken: { reason: 'holders' } });
  });
});
