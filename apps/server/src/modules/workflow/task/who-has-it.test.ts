import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FlowDetail, FlowHistoryRow, FlowTaskRow, Page } from '@zhaocai/model';
import {
  aNode,
  anEdge,
  approval,
  inARow,
  startFlowApp,
  type FlowApp,
  type PersonName,
} from '../../../../test/flow-app.ts';

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp();
});
afterAll(() => app.close());

const detailOf = async (who: PersonName, run: string): Promise<FlowDetail> =>
  (await app.get(who, `/process/flow/myApplyDetail?flowInsId=${run}`)).data;
const doneOf = async (who: PersonName): Promise<readonly FlowTaskRow[]> => {
  const page: Page<FlowTaskRow> = (await app.get(who, '/process/flow/done')).data;
  return page.records;
};
const agree = async (who: PersonName, run: string) =>
  app.post(who, '/process/flow/complete', { id: await app.taskOf(who, run), operateStatus: 0 });
const said = ({ hiTaskList }: Pick<FlowDetail, 'hiTaskList'>, step: string): FlowHistoryRow | undefined =>
  hiTaskList.find(({ taskName }) => taskName === step);

describe('what a rule decided', () => {
  test('reads as the rule’s and not as a person’s, and stands in nobody’s decided tasks', async () => {
    const { ann, dan } = app.ids;
    const own = approval('自审', dan, { extension: { onSelf: 'pass' } });
    await app.publishFlow('own-case', inARow(own, approval('再审', ann)));
    const run = await app.start('dan', 'own-case');
    expect(said(await detailOf('dan', run), '自审')).toMatchObject({
      realName: '系统',
      operateStatusStr: '系统按规则同意（审批人为发起人本人）',
    });
    expect((await doneOf('dan')).filter(({ flowInstanceId }) => flowInstanceId === run)).toEqual([]);
  });

  test.each([
    { rule: 'pass', status: 'finished', says: '系统按规则同意（无人可审）' },
    { rule: 'reject', status: 'rejected', says: '系统按规则驳回（无人可审）' },
  ])('where nobody is left to ask stands in the record: $rule', async ({ rule, status, says }) => {
    const nobody = aNode('无人', '3', { grantType: '7', rejectHandle: '1', extension: { onEmpty: rule } });
    await app.publishFlow(`nobody-${rule}`, inARow(nobody));
    const detail = await detailOf('dan', await app.start('dan', `nobody-${rule}`));
    expect(detail.instanceStatus).toBe(status);
    expect(said(detail, '无人')).toMatchObject({ realName: '系统', operateStatusStr: says });
  });

  test('where nobody is left gives the applicant no right of that step', async () => {
    const rights = { onEmpty: 'pass', fieldRights: { secret: 'write' } };
    const nobody = aNode('无人', '3', { grantType: '7', taskEdit: '1', rejectHandle: '1', extension: rights });
    const start = aNode('start', '1', { extension: { fieldRights: { secret: 'hidden' } } });
    const ask = approval('审', app.ids.ann);
    const end = aNode('end', '4');
    const edges = [anEdge('start', '无人'), anEdge('无人', '审'), anEdge('审', 'end')];
    await app.publishFlow('nobody-rights', [start, nobody, ask, end, ...edges], {
      variables: [{ name: 'secret', type: 'text' }],
    });
    const run = await app.start('dan', 'nobody-rights');
    expect((await detailOf('dan', run)).fieldRights).toEqual({ secret: 'hidden' });
  });
});

test('a task that was handed on stands among one’s decided ones, with who has it', async () => {
  await app.publishFlow('hand-on', inARow(approval('审', app.ids.ann)));
  const run = await app.start('dan', 'hand-on');
  await app.post('ann', '/process/flow/transfer', { id: await app.taskOf('ann', run), toUserId: app.ids.cid });
  const [row] = await doneOf('ann');
  expect(row).toMatchObject({ flowInstanceId: run, operateStatusStr: '已转办给cid', transferredTo: 'cid' });
  expect((await app.get('ann', `/process/flow/doneDetail?hisId=${row?.id}`)).code).toBe(200);
  expect(said(await detailOf('dan', run), '审')).toMatchObject({ operateStatusStr: '已转办给cid' });
});

test('what an administrator terminated reads so, and not as withdrawn', async () => {
  await app.publishFlow('end-it', inARow(approval('审', app.ids.ann)));
  const run = await app.start('dan', 'end-it');
  await app.post('admin', '/process/flow/terminate', { flowInstanceId: run, remark: '重复申请' });
  const detail = await detailOf('dan', run);
  expect(detail.instanceStatus).toBe('terminated');
  expect(said(detail, '审')).toMatchObject({ operateStatusStr: '流程已终止' });
  const { data } = await app.get('dan', '/process/flow/messageList');
  expect(data).toMatchObject({ records: [{ kind: 'terminated' }] });
});

describe('where a run waits', () => {
  test('a branch that is done is shown as done while another waits', async () => {
    const { ann, bob } = app.ids;
    const steps = [approval('甲', ann), approval('乙', bob), approval('汇', ann, { isWait: '1' })];
    const ways = [
      anEdge('start', '甲'),
      anEdge('start', '乙'),
      anEdge('甲', '汇'),
      anEdge('乙', '汇'),
      anEdge('汇', 'end'),
    ];
    await app.publishFlow('two-ways', [aNode('start', '1'), ...steps, aNode('end', '4'), ...ways]);
    const run = await app.start('dan', 'two-ways');
    await agree('bob', run);
    const { flowList, ruTask } = await detailOf('dan', run);
    expect(flowList.map(({ examine, isPassed }) => `${examine} ${isPassed}`)).toEqual([
      'start true',
      '甲 false',
      '乙 true',
      '汇 false',
    ]);
    expect(ruTask).toEqual([{ id: '甲', people: 'ann', tally: null }]);
  });

  test('sent back, the steps behind are to come again', async () => {
    const { ann, bob } = app.ids;
    await app.publishFlow('back', inARow(approval('一', ann), approval('二', bob, { rejectHandle: '2' })));
    const run = await app.start('dan', 'back');
    await agree('ann', run);
    await app.post('bob', '/process/flow/complete', {
      id: await app.taskOf('bob', run),
      operateStatus: 3,
      remark: '补',
    });
    const { flowList } = await detailOf('dan', run);
    expect(flowList.map(({ isPassed }) => isPassed)).toEqual([true, false, false]);
  });

  test('names those who are asked, and tells of a countersign how many have agreed', async () => {
    const { ann, bob, cid } = app.ids;
    await app.publishFlow('all', inARow(approval('会签', [ann, bob, cid].join(','), { isCountersign: '1' })));
    const run = await app.start('dan', 'all');
    await agree('bob', run);
    const { ruTask, currentTasks } = await detailOf('dan', run);
    expect(ruTask).toEqual([{ id: '会签', people: 'ann、cid', tally: { agreed: 1, asked: 3 } }]);
    expect(currentTasks).toBe('会签（ann、cid）');
  });
});
