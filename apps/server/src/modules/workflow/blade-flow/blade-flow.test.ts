import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approval, drawing, inARow, startFlowApp, type FlowApp } from '../../../../test/flow-app.ts';

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp();
});
afterAll(() => app.close());

const upload = (file: unknown, category = '上传') =>
  app.upload(
    'admin',
    `/blade-flow/manager/deploy-upload?category=${encodeURIComponent(category)}`,
    typeof file === 'string' ? file : JSON.stringify(file),
  );
const aFile = (flowKey: string, approver: string) => ({
  flowKey,
  flowName: '上传的流程',
  nodeJson: drawing(inARow(approval('审', approver))).nodeJson,
});

describe('a flow from a file', () => {
  test('is checked and published; the same key again is its next version', async () => {
    const first = await upload(aFile('from-file', app.ids.ann));
    expect(first).toMatchObject({ code: 200, data: { versionNo: 1 } });
    await app.taskOf('ann', await app.start('dan', 'from-file'));
    const { nodeJson, ...rest } = aFile('from-file', app.ids.bob);
    const second = await upload({ ...rest, nodeJson: JSON.parse(nodeJson) as object });
    expect(second).toMatchObject({ code: 200, data: { versionNo: 2 } });
    expect((first.data as { processId: string }).processId).toBe((second.data as { processId: string }).processId);
    await app.taskOf('bob', await app.start('dan', 'from-file'));
  });

  test.each([
    { what: 'no JSON', file: () => '<bpmn/>', says: '文件不是可部署的流程' },
    { what: 'no flow', file: () => ({ flowKey: 'x' }), says: '文件不是可部署的流程' },
    {
      what: 'a drawing without cells',
      file: () => ({ ...aFile('a', '2'), nodeJson: '7' }),
      says: '文件不是可部署的流程',
    },
    { what: 'too much', file: () => 'x'.repeat(2_100_000), says: '文件不是可部署的流程' },
    { what: 'a key that is none', file: () => aFile('9 x', app.ids.ann), says: '流程标识须以字母开头' },
    {
      what: 'an approver of another tenant',
      file: () => aFile('foreign', app.strangerId),
      says: '审批人、角色或部门不存在',
    },
    {
      what: 'an unsound drawing',
      file: () => ({ ...aFile('unsound', ''), nodeJson: drawing(inARow(approval('审', ''))).nodeJson }),
      says: '没有指定审批人',
    },
  ])('with $what is refused, and nothing is kept', async ({ file, says }) => {
    const count = () => app.asSuperuser('select count(*)::int as n from flow_definition');
    const before = await count();
    const answer = await upload(file());
    expect(answer.code).toBe(400);
    expect(answer.msg).toContain(says);
    expect(await count()).toEqual(before);
  });

  test('is for who may add flows', async () => {
    const answer = await app.upload('dan', '/blade-flow/manager/deploy-upload', JSON.stringify(aFile('no', '2')));
    expect(answer.code).toBe(403);
  });
});

describe('a task for several', () => {
  test('[R458] waits to be claimed, is claimed once, and cannot be when it is closed or another’s', async () => {
    await app.publishFlow('shared-task', inARow(approval('或签', `${app.ids.ann},${app.ids.bob}`)));
    const run = await app.start('dan', 'shared-task');
    const [ofAnn, ofBob] = [await app.taskOf('ann', run), await app.taskOf('bob', run)];
    const waiting = async () => ((await app.get('ann', '/blade-flow/work/claim-list')).data as { total: number }).total;
    const claim = (who: 'ann' | 'bob', taskId: string) => app.post(who, '/blade-flow/work/claim-task', { taskId });
    expect(await waiting()).toBe(1);
    expect((await claim('bob', ofAnn)).msg).toBe('该任务不是您的任务');
    const first = await claim('ann', ofAnn);
    expect(first.code).toBe(200);
    expect(await waiting()).toBe(0);
    app.clock.advance({ seconds: 60 });
    expect((await claim('ann', ofAnn)).data).toEqual(first.data);
    await app.post('ann', '/blade-flow/work/complete-task', { taskId: ofAnn, flag: 'ok', comment: '同意' });
    expect(await claim('bob', ofBob)).toMatchObject({ code: 400, msg: '该任务已由ann处理' });
  });
});

describe('the other spelling of the same engine', () => {
  test('[R410] [R458] starts, lists, decides, tells the history, suspends, activates and removes', async () => {
    const { defindId } = await app.publishFlow('facade', inARow(approval('一审', app.ids.cid)));
    const listed = async (path: string) =>
      ((await app.get('cid', path)).data as { records: Record<string, string>[] }).records;
    const startable = await listed('/blade-flow/work/start-list?size=200');
    expect(startable.map((row) => row.processDefinitionKey)).toContain('facade');
    const run = await app.start('cid', 'facade');
    const [todo] = await listed('/blade-flow/work/todo-list');
    expect(todo).toMatchObject({ processInstanceId: run, taskName: '一审', status: 'todo' });
    const rejected = { taskId: todo?.taskId, flag: 'no', comment: '不同意' };
    expect(await app.post('cid', '/blade-flow/work/complete-task', rejected)).toMatchObject({
      data: { instanceStatus: 'rejected' },
    });
    expect((await listed('/blade-flow/work/done-list'))[0]).toMatchObject({ comment: '不同意', status: 'done' });
    expect((await listed('/blade-flow/work/send-list'))[0]).toMatchObject({ processIsFinished: 'finished' });
    const { data: history } = await app.get('cid', `/blade-flow/process/history-flow-list?processInstanceId=${run}`);
    expect(history).toMatchObject([{ historyActivityName: 'start' }, { historyActivityName: '一审' }]);

    const state = (to: string) =>
      app.post('admin', '/blade-flow/manager/change-state', { processId: defindId, state: to });
    expect((await state('suspended')).code).toBe(200);
    await expect(app.start('cid', 'facade')).rejects.toThrow('没有可用的流程');
    expect((await state('active')).code).toBe(200);
    const going = await app.start('cid', 'facade');
    const removal = () => app.post('admin', '/blade-flow/manager/delete-deployment', { ids: defindId });
    expect((await removal()).msg).toContain('还有未结束的流程');
    const end = { processInstanceId: going, deleteReason: '不再需要' };
    expect((await app.post('cid', '/blade-flow/follow/delete-process-instance', end)).code).toBe(403);
    expect((await app.post('admin', '/blade-flow/follow/delete-process-instance', end)).code).toBe(200);
    expect((await removal()).code).toBe(200);
  });

  test('[R443] lists a model, deploys its draft once, and removes it', async () => {
    const body = { flowKey: 'draft-only', flowName: '草稿', ...drawing(inARow(approval('审', app.ids.ann))) };
    const { data } = await app.post('admin', '/process/flow-design/flowSave', body);
    const { defindId } = data as { defindId: string };
    const listed = async () => {
      const { data: page } = await app.get('admin', '/blade-flow/model/list?size=200');
      return (page as { records: { id: string }[] }).records.filter(({ id }) => id === defindId).length;
    };
    expect(await listed()).toBe(1);
    const deploy = () => app.post('admin', '/blade-flow/model/deploy', { modelId: defindId, category: '行政' });
    expect(await deploy()).toMatchObject({ code: 200, data: { versionNo: 1 } });
    expect((await deploy()).msg).toBe('没有待发布的草稿');
    expect((await app.post('admin', '/blade-flow/model/remove', { ids: defindId })).code).toBe(200);
    expect(await listed()).toBe(0);
  });
});
