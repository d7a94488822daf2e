import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approval, aNode, anEdge, startFlowApp, type FlowApp, type PersonName } from '../../../../test/flow-app.ts';

let app: FlowApp;
const flow = '/process/flow';
beforeAll(async () => {
  app = await startFlowApp();
  // 部门 (ann) → over 1,000 also 领导 (bob) → 财务 (cid), who sends it back to the applicant.
  const cells = [
    aNode('start', '1'),
    approval('部门', app.ids.ann),
    aNode('d', '6'),
    approval('领导', app.ids.bob),
    approval('财务', app.ids.cid, { rejectHandle: '3' }),
    aNode('end', '4'),
    anEdge('start', '部门'),
    anEdge('部门', 'd'),
    anEdge('d', '领导', { nodeExpression: 'amount > 1000' }),
    anEdge('d', '财务'),
    anEdge('领导', '财务'),
    anEdge('财务', 'end'),
  ];
  await app.publishFlow('claim', cells, { variables: [{ name: 'amount', type: 'number' }] });
});
afterAll(() => app.close());

const decide = async (who: PersonName, run: string, more: object) =>
  app.post(who, `${flow}/complete`, { id: await app.taskOf(who, run), ...more });
const agree = (who: PersonName, run: string) => decide(who, run, { operateStatus: 0 });
const reject = (who: PersonName, run: string, more = {}) =>
  decide(who, run, { operateStatus: 3, remark: '金额有误', ...more });
const resubmit = async (run: string, more: object) =>
  app.post('dan', `${flow}/resubmit`, { id: await app.taskOf('dan', run), ...more });
const askedNow = async (run: string) => {
  const rows = await app.asSuperuser<{ name: string }>(
    'select node_name as name from flow_task where instance_id = $1 and operate_status in (1, 4) order by 1',
    [run],
  );
  return rows.map(({ name }) => name);
};

/** Sent back by 财务 with a small amount. */
async function returned(more = {}): Promise<string> {
  const run = await app.start('dan', 'claim', { amount: 500 });
  expect((await agree('ann', run)).code).toBe(200);
  expect((await reject('cid', run, more)).code).toBe(200);
  return run;
}

describe('an application that was sent back', () => {
  test('with a larger amount does not come straight to the last step', async () => {
    const run = await returned();
    expect((await resubmit(run, { form: { amount: 5_000_000 }, resume: 'back' })).code).toBe(200);
    expect(await askedNow(run)).toEqual(['部门']);
    await agree('ann', run);
    expect(await askedNow(run)).toEqual(['领导']);
  });

  test('with an amount that goes the same way comes straight back', async () => {
    const run = await returned();
    expect((await resubmit(run, { form: { amount: 600 }, resume: 'back' })).code).toBe(200);
    expect(await askedNow(run)).toEqual(['财务']);
  });

  test('starts from the beginning where who sent it back wants it', async () => {
    const run = await returned({ mustRestart: true });
    const { data } = await app.get('dan', `${flow}/myApplyDetail?flowInsId=${run}`);
    expect(data).toMatchObject({ mayGoBack: false });
    const back = await resubmit(run, { resume: 'back' });
    expect(back).toMatchObject({ code: 400, msg: '退回人要求重新走完全部审批，不能直接回到退回环节' });
    expect((await resubmit(run, { resume: 'restart' })).code).toBe(200);
    expect(await askedNow(run)).toEqual(['部门']);
  });
});

describe('a value that is not of its field’s kind', () => {
  const wrong = '“amount”应为不带分隔符的数字，如 5000 或 12.50';

  test.each(['5,000,000', 'abc', '1e9', [5]])('starts nothing: %j', async (amount) => {
    const sent = { flowKey: 'claim', title: '报销', form: { amount } };
    expect(await app.post('dan', `${flow}/start`, sent)).toMatchObject({ code: 400, msg: wrong });
  });

  test('is not handed in again, and what was there stays', async () => {
    const run = await returned();
    expect(await resubmit(run, { form: { amount: '5,000,000' } })).toMatchObject({ code: 400, msg: wrong });
    expect(await askedNow(run)).toEqual(['start']);
  });

  test('nor is a link that a browser would run taken beside a decision', async () => {
    const run = await app.start('dan', 'claim', { amount: 500 });
    const files = [{ fileName: '说明', link: 'javascript:alert(1)' }];
    expect((await decide('ann', run, { operateStatus: 0, files })).code).toBe(400);
    const long = [{ fileName: 'a'.repeat(900_000) }];
    expect((await decide('ann', run, { operateStatus: 0, files: long })).code).toBe(400);
    expect(await askedNow(run)).toEqual(['部门']);
  });
});
