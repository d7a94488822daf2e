import { afterAll, beforeAll, expect, test } from 'vitest';
import { approval, inARow, startFlowApp, type FlowApp } from '../../../../test/flow-app.ts';

let app: FlowApp;
let defindId: string;
beforeAll(async () => {
  app = await startFlowApp();
  const step = approval('审批', app.ids.ann, { rejectHandle: '1', extension: { fieldRights: { reason: 'hidden' } } });
  ({ defindId } = await app.publishFlow('leave', inARow(step), { businessType: 'leave' }));
});
afterAll(() => app.close());

const leave = { startTime: '2026-12-01 09:00:00', endTime: '2026-12-03 09:00:00', reason: '探亲' };

async function apply(): Promise<{ id: string; flowInstanceId: string }> {
  const answer = await app.post('dan', '/blade-desk/process/leave/start-process', leave);
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data as { id: string; flowInstanceId: string };
}

const stateOf = async (id: string) =>
  (await app.get('dan', `/blade-desk/process/leave/detail?businessId=${id}`)).data as { leaveState: number };

test.each([
  { operateStatus: 0, leaveState: 2 },
  { operateStatus: 3, leaveState: 3 },
])('[R458] a leave hears how its flow ended: $operateStatus', async ({ operateStatus, leaveState }) => {
  const { id, flowInstanceId } = await apply();
  expect(await stateOf(id)).toMatchObject({ leaveState: 1, days: '2.0000' });
  const task = await app.taskOf('ann', flowInstanceId);
  expect((await app.post('ann', '/process/flow/complete', { id: task, operateStatus })).code).toBe(200);
  expect(await stateOf(id)).toMatchObject({ leaveState });
});

test('a leave and its run keep who ended them, and with which words', async () => {
  const { id, flowInstanceId } = await apply();
  const task = await app.taskOf('ann', flowInstanceId);
  await app.post('ann', '/process/flow/complete', { id: task, operateStatus: 3, remark: '人手不足' });
  const changes = await app.asSuperuser(
    `select entity, action, from_state, to_state, reason, create_user from state_change
     where row_id = any($1::bigint[]) order by entity`,
    [[id, flowInstanceId]],
  );
  const said = { action: 'reject', reason: '人手不足', create_user: app.ids.ann };
  expect(changes).toEqual([
    { entity: 'flowInstance', from_state: 'running', to_state: 'rejected', ...said },
    { entity: 'leaveRequest', from_state: '1', to_state: '3', ...said },
  ]);
});

test('leaves are agreed to together, in whichever order they are chosen', async () => {
  const leaves = [await apply(), await apply(), await apply()];
  const tasks = await Promise.all(leaves.map(({ flowInstanceId }) => app.taskOf('ann', flowInstanceId)));
  const ids = tasks.toReversed().join(',');
  const answer = await app.post('ann', '/process/flow/batchComplete', { ids });
  expect(answer).toMatchObject({ code: 200, data: { completed: 3, faults: [] } });
  for (const { id } of leaves) expect(await stateOf(id)).toMatchObject({ leaveState: 2 });
});

test('a step does not see what is hidden from it, nor its changes', async () => {
  const { flowInstanceId } = await apply();
  const task = await app.taskOf('ann', flowInstanceId);
  const { data } = await app.get('ann', `/process/flow/taskDetail?id=${task}`);
  expect(data).toMatchObject({ form: { days: 2 }, actions: ['agree', 'reject', 'transfer', 'addSign', 'cc'] });
  expect(JSON.stringify((data as { form: object }).form)).not.toContain('探亲');
});

test('its decisions are found by the flow and the leave, by who takes part alone', async () => {
  const { id } = await apply();
  const path = `/process/flow/getAuditHistoryByFlowIdBusinessId?flowId=${defindId}&businessId=${id}`;
  expect((await app.get('dan', path)).data).toMatchObject([{ operateStatus: -1 }, { operateStatus: 1 }]);
  expect((await app.get('eve', path)).code).toBe(404);
  expect(
    (await app.get('dan', `/process/flow/getAuditHistoryByFlowIdBusinessId?flowId=${defindId}&businessId=1`)).data,
  ).toEqual([]);
});

test('is refused when it ends before it begins, and cannot be started beside its form', async () => {
  const back = await app.post('dan', '/blade-desk/process/leave/start-process', { ...leave, endTime: leave.startTime });
  expect(back).toMatchObject({ code: 400, msg: '结束时间应晚于开始时间' });
  const beside = await app.post('dan', '/process/flow/start', { flowKey: 'leave', title: '假', form: {} });
  expect(beside.msg).toBe('该流程请从业务单据发起');
});
