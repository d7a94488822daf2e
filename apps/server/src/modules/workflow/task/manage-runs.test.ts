import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approval, aNode, anEdge, drawing, inARow, startFlowApp, type FlowApp } from '../../../../test/flow-app.ts';

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp();
});
afterAll(() => app.close());

const about = (flowInstanceId: string) => ({ flowInstanceId, remark: '管理员处理' });
const detailOf = async (run: string) => (await app.get('admin', `/process/flow/myApplyDetail?flowInsId=${run}`)).data;
const evidenceOf = (action: string, subject: string) =>
  app.asSuperuser('select 1 from evidence where action = $1 and subject = $2', [action, subject]);

/** start → a decision whose condition asks for a list's first → 审 or the end. */
const drawn = (nodeExpression: string) => [
  aNode('start', '1'),
  aNode('d', '6'),
  approval('审', app.ids.ann),
  aNode('end', '4'),
  anEdge('start', 'd'),
  anEdge('d', '审', { nodeExpression }),
  anEdge('d', 'end'),
  anEdge('审', 'end'),
];
const variables = [{ name: 'tags', type: 'list' }];

describe('a run that is stuck', () => {
  test('waits for its administrator, who is told; mended and tried again it goes on', async () => {
    const { defindId, version } = await app.publishFlow('stuck', drawn('tags[0] == "goods"'), { variables });
    const run = await app.start('dan', 'stuck', { tags: [] });
    expect(await detailOf(run)).toMatchObject({ instanceStatus: 'error', actions: ['cc', 'retry', 'terminate'] });
    const { data: told } = await app.get('admin', '/process/flow/messageList');
    expect(told).toMatchObject({ records: [{ kind: 'error', flowInstanceId: run }] });
    expect((await app.post('dan', '/process/flow/retry', about(run))).code).toBe(403);
    // Tried again without a cure it stands where it stood.
    expect(await app.post('admin', '/process/flow/retry', about(run))).toMatchObject({
      data: { instanceStatus: 'error' },
    });
    const mended = { defindId, version, ...drawing(drawn('!("works" in tags)')), variables, publish: true };
    expect((await app.post('admin', '/process/flow-design/flowSave', mended)).code).toBe(200);
    const moved = await app.post('admin', '/process/flow/migrate', { ids: run, versionNo: 2, dryRun: false });
    expect(moved).toMatchObject({ data: { moved: 1 } });
    expect(await app.post('admin', '/process/flow/retry', about(run))).toMatchObject({
      code: 200,
      data: { instanceStatus: 'running' },
    });
    await app.taskOf('ann', run);
    expect((await app.post('admin', '/process/flow/retry', about(run))).msg).toBe('流程没有异常，无需重试');
    expect(await evidenceOf('flow.retry', run)).toHaveLength(2);
  });
});

describe('terminating', () => {
  test('ends a run with its open tasks; it is for who manages flows, and once', async () => {
    await app.publishFlow('ended', inARow(approval('会签', `${app.ids.ann},${app.ids.bob}`, { isCountersign: '1' })));
    const run = await app.start('dan', 'ended');
    const late = await app.taskOf('ann', run);
    expect((await app.post('dan', '/process/flow/terminate', about(run))).code).toBe(403);
    expect(await app.post('admin', '/process/flow/terminate', about(run))).toMatchObject({
      data: { instanceStatus: 'terminated' },
    });
    await expect(app.taskOf('bob', run)).rejects.toThrow('no open task');
    expect((await app.post('ann', '/process/flow/complete', { id: late, operateStatus: 0 })).code).toBe(400);
    expect((await app.post('admin', '/process/flow/terminate', about(run))).msg).toBe('流程已结束，不能再办理');
    expect((await app.post('admin', '/process/flow/terminate', about('999'))).code).toBe(404);
    expect(await evidenceOf('flow.terminate', run)).toHaveLength(1);
  });
});

describe('moving runs to another version', () => {
  test('dry it says of each whether it fits and why not; then it moves those that fit', async () => {
    const two = inARow(approval('甲', app.ids.ann), approval('乙', app.ids.bob));
    const { defindId, version } = await app.publishFlow('moving', two);
    const runs = [await app.start('dan', 'moving'), await app.start('dan', 'moving'), await app.start('dan', 'moving')];
    const [first = '', second = '', third = ''] = runs;
    const agree = async (who: 'ann' | 'bob', run: string) =>
      app.post(who, '/process/flow/complete', { id: await app.taskOf(who, run), operateStatus: 0 });
    await agree('ann', second);
    await agree('ann', third);
    await agree('bob', third);
    // The next version has lost 乙, at which the second stands.
    const next = drawing(inARow(approval('甲', app.ids.ann), approval('丙', app.ids.cid)));
    await app.post('admin', '/process/flow-design/flowSave', { defindId, version, ...next, publish: true });
    const ask = { ids: runs.join(','), versionNo: 2 };
    const dry = await app.post('admin', '/process/flow/migrate', ask);
    expect(dry).toMatchObject({ code: 200, data: { moved: 0 } });
    const reasons = new Map((dry.data as { rows: { id: string; reason: string }[] }).rows.map((r) => [r.id, r.reason]));
    expect(runs.map((run) => reasons.get(run))).toEqual(['可以迁移', '目标版本没有环节“乙”', '流程已结束']);
    expect(await detailOf(first)).toMatchObject({ versionNo: 1 });

    expect(await app.post('admin', '/process/flow/migrate', { ...ask, dryRun: false })).toMatchObject({
      data: { moved: 1 },
    });
    expect(await detailOf(first)).toMatchObject({ versionNo: 2, events: [{ kind: 'start' }, { kind: 'migrate' }] });
    expect(await detailOf(second)).toMatchObject({ versionNo: 1 });
    await agree('ann', first);
    await app.taskOf('cid', first);
    await app.taskOf('bob', second);
    expect(await evidenceOf('flow.migrate', defindId)).toHaveLength(1);
  });

  test('is refused to a version that is not there, to who may not, and for runs of other flows', async () => {
    await app.publishFlow('here', inARow(approval('甲', app.ids.ann)));
    await app.publishFlow('there', inARow(approval('甲', app.ids.ann)));
    const [here, there] = [await app.start('dan', 'here'), await app.start('dan', 'there')];
    const move = (who: 'admin' | 'dan', ids: string, versionNo: number) =>
      app.post(who, '/process/flow/migrate', { ids, versionNo, dryRun: false });
    expect((await move('admin', here, 9)).msg).toBe('没有已发布的版本9');
    expect((await move('dan', here, 1)).code).toBe(403);
    expect((await move('admin', '999', 1)).code).toBe(404);
    const both = await move('admin', [here, there].join(','), 1);
    expect(JSON.stringify(both.data)).toContain('不是同一流程');
    expect(both.data).toMatchObject({ moved: 0 });
  });
});
