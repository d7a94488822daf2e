import { afterAll, beforeAll, expect, test } from 'vitest';
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
