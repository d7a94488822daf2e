import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { createTally } from '../../../platform/jobs/index.ts';
import { approval, inARow, startFlowApp, type FlowApp } from '../../../../test/flow-app.ts';
import { replaceAbsent } from '../absent.ts';

let app: FlowApp;
const flow = '/process/flow';
beforeAll(async () => {
  app = await startFlowApp();
  await app.publishFlow('one', inARow(approval('审', app.ids.ann)));
  await app.publishFlow('all', inARow(approval('会', `${app.ids.ann},${app.ids.bob}`, { isCountersign: '1' })));
});
afterAll(() => app.close());

const setStatus = (id: string, status: number) =>
  app.asSuperuser("update user_account set status = $2 where tenant_id = '100001' and id = $1", [id, status]);
beforeEach(() => setStatus(app.ids.ann, 1));

const sweep = () =>
  replaceAbsent({
    ...app.platform,
    clock: app.clock,
    database: app.database,
    log: pino({ level: 'silent' }),
    tally: createTally(),
  });
const tasksOf = async (run: string) => {
  const rows = await app.asSuperuser<{ who: string; status: number; why: string | null }>(
    `select assignee::text as who, operate_status as status, closed_because as why from flow_task
     where instance_id = $1 and node_type <> '1' order by task_no`,
    [run],
  );
  return rows.map(({ who, status, why }) => [who, status, why]);
};

describe('a task of somebody who leaves', () => {
  test('goes to the administrator, with its vote, and stands in the record', async () => {
    const run = await app.start('dan', 'all');
    await setStatus(app.ids.ann, 2);
    expect(await sweep()).toBe(1);
    expect(await tasksOf(run)).toEqual([
      [app.ids.ann, 2, 'left'],
      [app.ids.bob, 1, null],
      [app.ids.admin, 1, null],
    ]);
    const [told] = await app.asSuperuser(
      "select actor from evidence where action = 'flow.replaceAbsent' and subject = $1",
      [run],
    );
    expect(told).toEqual({ actor: '0' });
    expect(await sweep()).toBe(0);
  });

  test('is not urged: the applicant hears who cannot act', async () => {
    const run = await app.start('dan', 'one');
    await setStatus(app.ids.ann, 2);
    const answer = await app.post('dan', `${flow}/urge`, { flowInstanceId: run });
    expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(/已停用，无法办理/) });
  });
});

describe('an administrator', () => {
  test('gives a task to another person, with a reason', async () => {
    const run = await app.start('dan', 'one');
    const id = await app.taskOf('ann', run);
    const sent = { id, toUserId: app.ids.bob, remark: '本人出差' };
    expect((await app.post('dan', `${flow}/reassign`, sent)).code).toBe(403);
    expect((await app.post('admin', `${flow}/reassign`, { ...sent, remark: '' })).code).toBe(400);
    expect((await app.post('admin', `${flow}/reassign`, sent)).code).toBe(200);
    expect(await tasksOf(run)).toEqual([
      [app.ids.ann, 2, 'transferred'],
      [app.ids.bob, 1, null],
    ]);
  });

  test('lets a run go on past a step, with a reason', async () => {
    const run = await app.start('dan', 'one');
    const detail = await app.get('admin', `${flow}/myApplyDetail?flowInsId=${run}`);
    const [step] = (detail.data as { skippable: { id: string; name: string }[] }).skippable;
    expect(step?.name).toBe('审');
    expect((await app.get('dan', `${flow}/myApplyDetail?flowInsId=${run}`)).data).toMatchObject({ skippable: [] });
    const sent = { flowInstanceId: run, task: step?.id, remark: '该环节已撤销' };
    expect((await app.post('dan', `${flow}/skip`, sent)).code).toBe(403);
    expect(await app.post('admin', `${flow}/skip`, sent)).toMatchObject({ data: { instanceStatus: 'finished' } });
    expect(await tasksOf(run)).toEqual([[app.ids.ann, 2, 'skipped']]);
    const [told] = await app.asSuperuser("select payload from evidence where action = 'flow.skip' and subject = $1", [
      run,
    ]);
    expect(told).toMatchObject({ payload: expect.stringContaining('"remark":"该环节已撤销"') });
  });
});

test('a vote that was taken back stands in the record as taken back', async () => {
  const run = await app.start('dan', 'all');
  const id = await app.taskOf('ann', run);
  expect((await app.post('ann', `${flow}/complete`, { id, operateStatus: 0 })).code).toBe(200);
  expect((await app.post('ann', `${flow}/recall`, { id })).code).toBe(200);
  expect(await tasksOf(run)).toEqual([
    [app.ids.ann, 2, 'recalled'],
    [app.ids.bob, 1, null],
    [app.ids.ann, 4, null],
  ]);
});
