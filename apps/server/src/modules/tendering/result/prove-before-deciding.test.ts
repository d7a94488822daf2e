import { afterAll, beforeAll, expect, test } from 'vitest';
import * as approval from '../../../../test/approval-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

/** In the tenant of the buyer: whoever proved who he is longer ago is asked once more. */
const askAfter = (minutes: number) =>
  app.asSuperuser(
    `insert into param (tenant_id, id, param_name, param_key, param_value, create_time)
     values ('100001', 991, 'x', 'account.stepUpMinutes', $1, now())
     on conflict (tenant_id, param_key) where is_deleted = 0 do update set param_value = excluded.param_value`,
    [String(minutes)],
  );

/** He signed in long ago. */
const openSessionOf = (userId: string) =>
  app.asSuperuser(
    `insert into session (tenant_id, id, user_id, client_id, address, start_time)
     values ('100001', $1, $2, 'saber', '127.0.0.1', '2026-01-01') on conflict do nothing`,
    [app.as('finance').user.sessionId, userId],
  );

test.each([
  ['agrees to', { operateStatus: 0 }],
  ['rejects', { operateStatus: 3, remark: '价格偏高，请重新评审' }],
])('who %s a result that a flow decides is asked who he is once more', async (_what, word) => {
  const path = '/process/flow/complete';
  const { finance } = await approval.approvers(app);
  await approval.bind(app, 'result_confirm', [approval.asked('财务', finance)]);
  const { projectId } = await steps.openedProject(app);
  const submitted = await steps.handInSelection(app, await steps.comparison(app, projectId), steps.lowestWins);
  steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
  const id = await approval.taskOf(app, finance, projectId);
  await openSessionOf(finance);
  await askAfter(10);
  expect(await app.as('finance').post(path, { id, ...word })).toMatchObject({
    code: 403,
    reason: 'platform.proveAgain',
  });
  expect(await steps.detail(app, projectId)).toMatchObject({ stage: 60, auditStatus: 1 });
  await askAfter(0);
  expect(await app.as('finance').post(path, { id, ...word })).toMatchObject({ code: 200 });
});
