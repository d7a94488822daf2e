import type { EndpointOutput, verifyProjectEvidence } from '@zhaocai/model';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signRoots } from '../../../platform/audit/index.ts';
import { publishChange } from '../../../../test/clarify-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

test('every step of a project stands in its chain, with who did it and when', async () => {
  const { projectId } = await steps.openedProject(app);
  const { data } = await app.as('manager').get(`/purchase/project/evidenceList?projectId=${projectId}`);
  const rows = data as { stream: string; seq: string; action: string; payload: string; supplierName: string | null }[];
  for (const stream of new Set(rows.map((row) => row.stream))) {
    const chain = rows.filter((row) => row.stream === stream);
    expect(chain.map(({ seq }) => seq)).toEqual(chain.map((_, index) => String(index + 1)));
    expect(chain.every(({ supplierName }) => (supplierName === null) === (stream === projectId))).toBe(true);
  }
  const actions = rows.map(({ action }) => action);
  for (const action of [
    'project.save',
    'project.submit',
    'project.approve',
    'project.publish',
    'bulletin.publish',
    'entry.register',
    'quote.submit',
    'project.open',
  ]) {
    expect(actions).toContain(action);
  }
  const approval = rows.find(({ action }) => action === 'project.approve');
  expect(JSON.parse(approval?.payload ?? '{}')).toMatchObject({
    from: 10,
    to: 25,
    agree: true,
    skipped: [15, 20],
    actor: { account: 'manager' },
  });
});

test('a chain that was tampered with names its first broken row', async () => {
  const { projectId } = await steps.openedProject(app);
  await app.asSuperuser(
    `update evidence set payload = replace(payload, '"agree":true', '"agree":false') where stream = $1 and action = 'project.approve'`,
    [projectId],
  );
  const [row] = await app.asSuperuser<{ seq: string }>(
    `select seq::text from evidence where stream = $1 and action = 'project.approve'`,
    [projectId],
  );
  const { data } = await app.as('buyer').get(`/purchase/project/evidenceVerify?projectId=${projectId}`);
  expect(data).toMatchObject({ ok: false, firstBroken: { stream: projectId, seq: row?.seq, reason: 'content' } });
});

test.each([
  ['content', "update evidence set payload = replace(payload, 'versionNo', 'versionNr') where stream = $1 and seq = 2"],
  ['head', 'delete from evidence where stream = $1 and seq = (select seq from evidence_head where stream = $1)'],
  [
    'head',
    `with gone as (delete from evidence where stream = $1 and seq > 1)
     update evidence_head h set seq = 1, hash = e.hash from evidence e where h.stream = $1 and e.stream = $1 and e.seq = 1`,
  ],
])("a supplier's chain that was tampered with after the opening is named (%s)", async (reason, tampering) => {
  const { projectId } = await steps.openedProject(app);
  const stream = `${projectId}.300001`;
  await app.asSuperuser(tampering, [stream]);
  const { data } = await app.as('buyer').get(`/purchase/project/evidenceVerify?projectId=${projectId}`);
  expect(data).toMatchObject({ ok: false, firstBroken: { stream, reason } });
});

test("a receipt's number counts the supplier's own acts and nobody else's", async () => {
  const { projectId } = await steps.openedProject(app);
  const rows = await app.asSuperuser<{ stream: string; n: number }>(
    'select stream, count(*)::int as n from evidence where stream like $1 group by 1 order by 1',
    [`${projectId}.%`],
  );
  expect(rows).toEqual(['300001', '300002', '300003'].map((tenant) => ({ stream: `${projectId}.${tenant}`, n: 2 })));
});

const asOwner = (sql: string, projectId: string) => app.asSuperuser(sql, [projectId]);
const verdictOf = async (projectId: string) => {
  const { data } = await app.as('buyer').get(`/purchase/project/evidenceVerify?projectId=${projectId}`);
  return data as EndpointOutput<typeof verifyProjectEvidence>;
};

test('a chain is held against the rows of which it speaks: a project that is as it says verifies in every stage', async () => {
  const { projectId } = await steps.openedProject(app);
  expect(await verdictOf(projectId)).toMatchObject({ ok: true, firstBroken: null });
});

test.each([
  [
    'a price behind the opening',
    'opened',
    `update opened_quote set total_money = total_money - 1 where id = (select min(id) from opened_quote where project_id = $1)`,
  ],
  [
    'a line of an offer',
    'opened',
    `update quote_line set per_money = per_money - 1 where id = (select min(id) from quote_line where project_id = $1)`,
  ],
  [
    'an offer taken out',
    'opened',
    `delete from opened_quote where id = (select min(id) from opened_quote where project_id = $1)`,
  ],
  [
    'a sealed quote',
    'quote',
    `update quote set cipher = cipher || 'A' where id = (select min(quote_id) from opened_quote where project_id = $1)`,
  ],
  ['the stage of the project', 'state', 'update project set stage = 65 where id = $1'],
])('what somebody changed by hand shows: %s', async (_what, reason, sql) => {
  const { projectId } = await steps.openedProject(app);
  await asOwner(sql, projectId);
  const [opening] = await asOwner(
    `select seq::text as seq from evidence where stream = $1 and action = 'project.open'`,
    projectId,
  );
  expect(await verdictOf(projectId)).toMatchObject({
    ok: false,
    firstBroken: { stream: projectId, seq: opening?.seq, reason },
  });
});

test.each(['entry_end_time', 'bid_end_time', 'open_time'])(
  'a time that no notice told shows, in every stage: %s',
  async (column) => {
    const projectId = await steps.publishedProject(app);
    expect(await verdictOf(projectId)).toMatchObject({ ok: true });
    const later = column === 'entry_end_time' ? '-' : '+';
    await asOwner(
      `update project set ${column} = ${column} ${later} interval '1 minute'
         ${column === 'bid_end_time' ? ", open_time = open_time + interval '1 minute'" : ''} where id = $1`,
      projectId,
    );
    const [told] = await asOwner(
      `select seq::text as seq from evidence where stream = $1 and action = 'project.publish'`,
      projectId,
    );
    expect(await verdictOf(projectId)).toMatchObject({ ok: false, firstBroken: { seq: told?.seq, reason: 'times' } });
  },
);

test.each([
  [
    'exchanged for another’s',
    `update package_key_holder set key_id = (
       select h.key_id from package_key_holder h where h.project_id = $1 and h.place = 2 limit 1)
     where project_id = $1 and place = 1`,
  ],
  [
    'given to another holder',
    `update package_key_holder h set user_id = (
       select u.id from user_account u where u.tenant_id = h.tenant_id
         and u.id not in (select user_id from package_key_holder where project_id = $1) order by u.id limit 1)
     where project_id = $1 and place = 1`,
  ],
  ['opened by one alone', 'update package_key_holder set threshold = 1 where project_id = $1'],
  ['taken out', 'delete from package_key_holder where project_id = $1 and place = 1'],
])('keys to the opening that were %s show before it', async (_what, sql) => {
  const projectId = await steps.publishedProject(app);
  expect(await verdictOf(projectId)).toMatchObject({ ok: true });
  await asOwner(sql, projectId);
  expect(await verdictOf(projectId)).toMatchObject({ ok: false, firstBroken: { reason: 'holders' } });
});

test.each([
  [
    'given to another supplier',
    `update entry set supplier_tenant_id = '300009' where id = (select min(id) from entry where project_id = $1)`,
  ],
  ['under another name', `update entry set supplier_name = supplier_name || '（新）' where project_id = $1`],
  ['under another code', `update entry set credit_code = '91330000000000000X' where project_id = $1`],
])('a registration that was %s shows from the opening on', async (_what, sql) => {
  const { projectId } = await steps.openedProject(app);
  expect(await verdictOf(projectId)).toMatchObject({ ok: true });
  await asOwner(sql, projectId);
  expect(await verdictOf(projectId)).toMatchObject({ ok: false, firstBroken: { reason: 'bidder' } });
});

test('another winner than was selected shows', async () => {
  const projectId = await steps.resultProject(app);
  expect(await verdictOf(projectId)).toMatchObject({ ok: true });
  await asOwner('update opened_quote set selected = not selected where project_id = $1', projectId);
  expect(await verdictOf(projectId)).toMatchObject({ ok: false, firstBroken: { reason: 'selected' } });
});

test.each([
  ['its text', `update bulletin set content = content || '。' where project_id = $1 and bulletin_type = 3`],
  ['its title', `update bulletin set title = title || '（一）' where project_id = $1 and bulletin_type = 3`],
  [
    'the changes that it tells',
    `update bulletin set changes = jsonb_set(changes, '{0,after}', '"三号开标室"') where project_id = $1 and bulletin_type = 3`,
  ],
  ['its kind', 'update bulletin set bulletin_type = 6 where project_id = $1 and bulletin_type = 3'],
  [
    'a file that was hung on',
    `update bulletin set files = '[{"fileId": "1"}]' where project_id = $1 and bulletin_type = 3`,
  ],
  ['that it is gone', 'delete from bulletin where project_id = $1 and bulletin_type = 3'],
])('a published notice that says something else shows: %s', async (_what, sql) => {
  const projectId = await steps.publishedProject(app);
  await publishChange(app, projectId, { openPlace: '二号开标室' });
  expect(await verdictOf(projectId)).toMatchObject({ ok: true });
  await asOwner(sql, projectId);
  const [told] = await asOwner(
    `select max(seq)::text as seq from evidence where stream = $1 and action = 'bulletin.publish'`,
    projectId,
  );
  expect(await verdictOf(projectId)).toMatchObject({ ok: false, firstBroken: { seq: told?.seq, reason: 'notice' } });
});

test('a chain that was cut at its end, with its head set back, is found out by what was signed of it', async () => {
  const { projectId } = await steps.openedProject(app);
  const { rootBook: book } = app.platform;
  if (!book) throw new Error('no book of roots');
  await app.database.transaction('100001', (db) =>
    signRoots(db, { book, log: pino({ level: 'silent' }), tenantId: '100001', now: db.now }),
  );
  expect(await verdictOf(projectId)).toMatchObject({ ok: true });
  await asOwner(
    `with gone as (delete from evidence where stream = $1 and seq = (select seq from evidence_head where stream = $1))
     update evidence_head h set seq = e.seq, hash = e.hash, prev_hash = e.prev_hash
     from evidence e where h.stream = $1 and e.stream = $1 and e.seq = h.seq - 1`,
    projectId,
  );
  expect(await verdictOf(projectId)).toMatchObject({ ok: false, firstBroken: { stream: projectId, reason: 'root' } });
});

test.each([
  ['a package', 'package.decide', 'update package set package_status = 8 where project_id = $1'],
  ['who won', 'entry.win', 'update entry set entry_status = 12 where project_id = $1 and entry_status = 11'],
  [
    'a notice',
    'bulletin.publish',
    'update bulletin set bulletin_status = 4 where project_id = $1 and bulletin_type = 2',
  ],
])('the state of a row that no recorded act led to shows: %s', async (_what, act, sql) => {
  const projectId = await steps.resultProject(app);
  await asOwner(sql, projectId);
  const [last] = await asOwner(
    `select max(seq)::text as seq from evidence where stream = $1 and action = '${act}'`,
    projectId,
  );
  expect(await verdictOf(projectId)).toMatchObject({ ok: false, firstBroken: { seq: last?.seq, reason: 'state' } });
});

test('registrations are not compared before the opening: who quoted shows nowhere', async () => {
  const projectId = await steps.quotedProject(app);
  expect(await verdictOf(projectId)).toMatchObject({ ok: true });
});
