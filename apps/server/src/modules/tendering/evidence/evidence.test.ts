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
  const rows = data as { seq: string; action: string; payload: string; at: string }[];
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => String(index + 1)));
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
  expect(data).toMatchObject({ ok: false, firstBroken: { seq: row?.seq, reason: 'content' } });
});
