import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approval, inARow, startFlowApp, type FlowApp, type PersonName } from '../../../../test/flow-app.ts';

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp();
  await app.publishFlow('sign', inARow(approval('审', app.ids.ann, { rejectHandle: '3' })));
});
afterAll(() => app.close());

const agree = (who: PersonName, id: string) => app.post(who, '/process/flow/complete', { id, operateStatus: 0 });
const reject = (who: PersonName, id: string) => app.post(who, '/process/flow/complete', { id, operateStatus: 3 });
const addSign = (id: string, when: 'before' | 'after', userIds: string = app.ids.bob) =>
  app.post('ann', '/process/flow/addSign', { id, userIds, when });
const statusOf = async (run: string) => {
  const { data } = await app.get('dan', `/process/flow/myApplyDetail?flowInsId=${run}`);
  return (data as { instanceStatus: string }).instanceStatus;
};

describe('another word', () => {
  test('asked for before holds the task back until it is given', async () => {
    const run = await app.start('dan', 'sign');
    const id = await app.taskOf('ann', run);
    expect((await addSign(id, 'before', `${app.ids.bob},${app.ids.cid}`)).code).toBe(200);
    expect(await agree('ann', id)).toMatchObject({ code: 400, msg: '加签人尚未处理，请等待' });
    await agree('bob', await app.taskOf('bob', run));
    expect((await agree('ann', id)).msg).toBe('加签人尚未处理，请等待');
    await agree('cid', await app.taskOf('cid', run));
    expect(await statusOf(run)).toBe('running');
    expect(await agree('ann', id)).toMatchObject({ code: 200, data: { instanceStatus: 'finished' } });
  });

  test('asked for after is an agreement that waits for it', async () => {
    const run = await app.start('dan', 'sign');
    const id = await app.taskOf('ann', run);
    expect(await addSign(id, 'after')).toMatchObject({ code: 200, data: { instanceStatus: 'running' } });
    expect((await agree('ann', id)).msg).toBe('加签人尚未处理，请等待');
    const last = await agree('bob', await app.taskOf('bob', run));
    expect(last).toMatchObject({ code: 200, data: { instanceStatus: 'finished' } });
  });

  test.each(['before', 'after'] as const)('that says no, asked for %s, is the asker’s no', async (when) => {
    const run = await app.start('dan', 'sign');
    await addSign(await app.taskOf('ann', run), when);
    await reject('bob', await app.taskOf('bob', run));
    expect(await statusOf(run)).toBe('returned');
    const { data } = await app.get('dan', `/process/flow/doneDetailHis?flowInstanceId=${run}`);
    expect(data).toMatchObject([
      { operateStatus: -1 },
      { realName: 'bob', operateStatus: 3 },
      { realName: 'ann', operateStatus: 2, operateStatusStr: '加签未通过' },
    ]);
  });

  test.each([
    { whom: 'somebody of another tenant', userIds: () => app.strangerId, says: '所选人员不存在或已停用' },
    { whom: 'who is asked already', userIds: () => app.ids.ann, says: '该人员已在处理人中或曾经处理过' },
    { whom: 'nobody', userIds: () => '', says: '' },
  ])('is not asked of $whom, and nothing changes', async ({ userIds, says }) => {
    const run = await app.start('dan', 'sign');
    const id = await app.taskOf('ann', run);
    const answer = await addSign(id, 'before', userIds());
    expect(answer.code).toBe(400);
    expect(answer.msg).toContain(says);
    expect((await agree('ann', id)).code).toBe(200);
  });
});

describe('a task handed on', () => {
  test('never comes back to who has held it', async () => {
    const run = await app.start('dan', 'sign');
    const transfer = async (from: PersonName, to: PersonName) =>
      app.post(from, '/process/flow/transfer', { id: await app.taskOf(from, run), toUserId: app.ids[to] });
    expect((await transfer('ann', 'bob')).code).toBe(200);
    expect((await transfer('bob', 'cid')).code).toBe(200);
    expect((await transfer('cid', 'ann')).msg).toBe('该人员已在处理人中或曾经处理过');
    expect(await agree('cid', await app.taskOf('cid', run))).toMatchObject({ data: { instanceStatus: 'finished' } });
  });
});

describe('several tasks at once', () => {
  const batch = (who: PersonName, ids: readonly string[]) =>
    app.post(who, '/process/flow/batchComplete', { ids: ids.join(','), remark: '一并同意' });

  test('are agreed with in one go', async () => {
    const runs = [await app.start('dan', 'sign'), await app.start('eve', 'sign')];
    const ids = await Promise.all(runs.map((run) => app.taskOf('ann', run)));
    expect(await batch('ann', ids)).toMatchObject({ code: 200, data: { completed: 2 } });
    expect(await statusOf(runs[0] ?? '')).toBe('finished');
  });

  test('are each decided on their own: what is closed or not the caller’s is told by its title', async () => {
    const run = await app.start('dan', 'sign');
    const open = await app.taskOf('ann', run);
    const other = await app.start('dan', 'sign');
    const closed = await app.taskOf('ann', other);
    await agree('ann', closed);
    const none = await batch('bob', [open, closed]);
    expect(none.code).toBe(400);
    expect(none.msg).toMatch(/^没有办理任何一项：“.+”该任务不是您的任务；“.+”该任务不是您的任务$/);
    expect((await batch('ann', [open, '999'])).code).toBe(404);
    expect(await statusOf(run)).toBe('running');
    const { data } = await batch('ann', [closed, open]);
    const fault = { id: closed, title: expect.stringMatching(/./), message: '该任务已由ann处理' };
    expect(data).toEqual({ completed: 1, faults: [fault] });
    expect(await statusOf(run)).toBe('finished');
  });

  test('more than a hundred are refused before anything is looked at', async () => {
    const run = await app.start('dan', 'sign');
    const open = await app.taskOf('ann', run);
    const many = [open, ...Array.from({ length: 100 }, (_, at) => String(at + 1))];
    expect(await batch('ann', many)).toMatchObject({ code: 400, msg: '一次最多办理100项，所选101项' });
    expect(await statusOf(run)).toBe('running');
  });

  test('of two who were asked in the same runs, at once and in either order: each run is decided once', async () => {
    await app.publishFlow('either', inARow(approval('或签', `${app.ids.ann},${app.ids.bob}`)));
    const runs: string[] = [];
    for (let made = 0; made < 10; made += 1) runs.push(await app.start('dan', 'either'));
    const ofAnn = await Promise.all(runs.map((run) => app.taskOf('ann', run)));
    const ofBob = await Promise.all(runs.map((run) => app.taskOf('bob', run)));
    const answers = await Promise.all([batch('ann', ofAnn), batch('bob', ofBob.reverse())]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(answers.find(({ code }) => code === 400)?.msg).toMatch(/该任务已由(ann|bob)处理|流程已结束/);
  });
});
