import type { EndpointOutput, verifyProjectEvidence } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as hall from '../../../../test/hall-steps.ts';
import { damageQuote } from '../../../../test/plant-quote.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let projectId: string;
beforeAll(async () => {
  app = await hall.startHallApp();
  projectId = await toldHall();
});
afterAll(() => app.close());

const verdict = async () =>
  steps.dataOf<EndpointOutput<typeof verifyProjectEvidence>>(
    await app.as('supervisor').get(`/purchase/project/evidenceVerify?projectId=${projectId}`),
  );
const record = (account: Account) =>
  app.as(account).get(`/bid-electronic/hall/record?projectId=${projectId}&tenantId=100001&format=json`);

/** One bid damaged and ruled on; one bidder agreed after his objection was answered, another objects. */
async function toldHall(): Promise<string> {
  const id = await hall.begunHall(app);
  await damageQuote(app, id, '300003');
  for (const _ of ['bidderList', 'unlock']) steps.dataOf(await hall.next(app, id));
  await steps.unlockByTwo(app, id);
  steps.dataOf(await hall.next(app, id));
  steps.dataOf(await hall.sign(app, 'supplier1', id));
  steps.dataOf(await steps.openNow(app, id));
  for (const _ of ['readOut', 'confirm']) steps.dataOf(await hall.next(app, id));
  steps.dataOf(await hall.sign(app, 'supervisor', id));
  steps.dataOf(await hall.object(app, 'supplier1', id, '唱标未读出质保期，请补充'));
  steps.dataOf(await hall.answer(app, id, '质保期三年，已补充宣读'));
  steps.dataOf(await hall.confirm(app, 'supplier1', id));
  steps.dataOf(await hall.object(app, 'supplier3', id, '我方报价为何未能开启'));
  return id;
}

/** By whoever owns the database; put back afterwards. */
async function tampered(table: string, sql: string) {
  await app.asSuperuser(`create table kept_before as select * from ${table} where project_id = ${projectId}`);
  try {
    await app.asSuperuser(sql.replaceAll('$1', projectId));
    return { verdict: await verdict(), records: [await record('buyer'), await record('supplier1')] };
  } finally {
    await app.asSuperuser(`set session_replication_role = replica;
      delete from ${table} where project_id = ${projectId}; insert into ${table} select * from kept_before;
      drop table kept_before; set session_replication_role = default`);
  }
}

describe('what the record of an opening is made of, changed in the database,', () => {
  test('shows nothing while nobody does: it verifies, and is given out', async () => {
    expect(await verdict()).toMatchObject({ ok: true });
    expect(await record('buyer')).toMatchObject({ record: { projectId } });
    expect(await record('supplier1')).toMatchObject({ record: { projectId } });
  });

  test.each([
    [
      'a confirmation that nobody gave',
      'hall_confirmation',
      `update hall_confirmation set confirm_status = 1, confirm_time = now() where project_id = $1 and supplier_tenant_id = '300002'`,
    ],
    [
      'a confirmation taken back',
      'hall_confirmation',
      `update hall_confirmation set confirm_status = 0, confirm_time = null where project_id = $1 and supplier_tenant_id = '300001'`,
    ],
    [
      'a confirmation at another time',
      'hall_confirmation',
      `update hall_confirmation set confirm_time = confirm_time - interval '1 hour' where project_id = $1 and supplier_tenant_id = '300001'`,
    ],
    [
      'a silence that nobody waited for',
      'hall_confirmation',
      `update hall_confirmation set confirm_status = 3 where project_id = $1 and supplier_tenant_id = '300002'`,
    ],
    [
      'a confirmation taken out',
      'hall_confirmation',
      `delete from hall_confirmation where project_id = $1 and supplier_tenant_id = '300001'`,
    ],
    [
      'an objection taken out',
      'hall_objection',
      `delete from hall_objection where project_id = $1 and supplier_tenant_id = '300003'`,
    ],
    [
      'an objection in other words',
      'hall_objection',
      `update hall_objection set content = '没有异议' where project_id = $1 and supplier_tenant_id = '300003'`,
    ],
    [
      'another answer',
      'hall_objection',
      `update hall_objection set answer = '已当场撤回' where project_id = $1 and supplier_tenant_id = '300001'`,
    ],
    [
      'an answer that nobody gave',
      'hall_objection',
      `update hall_objection set answer = '已答复', answer_time = now(), objection_status = 1 where project_id = $1 and supplier_tenant_id = '300003'`,
    ],
    [
      'another name of who was there',
      'attendance',
      `update attendance set person_name = '李四' where project_id = $1 and attend_role = 6`,
    ],
    [
      'a supervisor who was not there',
      'attendance',
      `insert into attendance (tenant_id, id, project_id, person_name, company_name, attend_role, sign_time, create_time) values ('100001', 77, $1, '严正', '监督处', 3, now(), now())`,
    ],
    ['a sign-in taken out', 'attendance', `delete from attendance where project_id = $1 and attend_role = 3`],
    ['shares taken out', 'opening_share', 'delete from opening_share where project_id = $1'],
    ['a share exchanged', 'opening_share', `update opening_share set share = share || '00' where project_id = $1`],
    [
      'another host',
      'hall',
      `update hall set host_id = (select id from user_account where tenant_id = '100001' and account = 'manager') where project_id = $1`,
    ],
    [
      'an earlier beginning',
      'hall',
      `update hall set begin_time = begin_time - interval '1 hour' where project_id = $1`,
    ],
    [
      'another reason why a bid did not open',
      'opened_quote',
      `update opened_quote set open_fault = 2 where project_id = $1 and open_fault is not null`,
    ],
  ])('shows, and no record is given out: %s', async (_what, table, sql) => {
    const { verdict: found, records } = await tampered(table, sql);
    expect(found).toMatchObject({ ok: false, firstBroken: { stream: projectId, reason: 'hall' } });
    for (const one of records) expect(one).toMatchObject({ code: 400, msg: expect.stringContaining('与存证链不一致') });
  });

  test('does not hold by an act that the owner of the database appends for it', async () => {
    await app.asSuperuser(`insert into attendance (tenant_id, id, project_id, person_name, company_name, attend_role,
      sign_time, create_time) values ('100001', 78, ${projectId}, '严正', '监督处', 3, now(), now())`);
    await app.asSuperuser(`select append_evidence(e.tenant_id, e.stream, e.action, a.id::text,
        (e.payload::jsonb || jsonb_build_object('subject', a.id::text, 'personName', a.person_name))::text, e.actor_tenant,
        e.actor, a.sign_time, e.seal)
      from evidence e join attendance a on a.id = 78
      where e.stream = '${projectId}' and e.action = 'attendance.sign' limit 1`);
    expect((await verdict()).ok).toBe(false);
    expect(await record('buyer')).toMatchObject({ code: 400, msg: expect.stringContaining('与存证链不一致') });
  });
});

test('before the opening nothing of a bidder’s sign-in stands in the chain that the buyer reads', async () => {
  const id = await hall.begunHall(app);
  steps.dataOf(await hall.sign(app, 'supplier1', id));
  const { data } = await app.as('manager').get(`/purchase/project/evidenceList?projectId=${id}`);
  const rows = data as { stream: string; actor: string | null }[];
  expect(rows.every(({ stream }) => stream === id)).toBe(true);
  expect(rows.some(({ actor }) => actor === app.as('supplier1').user.userId)).toBe(false);
});

test('a window that passed stands in the project’s chain, and verifies', async () => {
  const id = await hall.recordedHall(app);
  await hall.minutePasses(app, '2026-11-23 23:00:00');
  const acts = await app.asSuperuser<{ stream: string }>(
    `select stream from evidence where action = 'hallConfirmation.deem' and stream = $1`,
    [id],
  );
  expect(acts).toHaveLength(1);
  const answer = await app.as('supervisor').get(`/purchase/project/evidenceVerify?projectId=${id}`);
  expect(answer.data).toMatchObject({ ok: true });
});
