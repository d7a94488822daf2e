import type { FlowDetail } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aNode, anEdge, approval, startFlowApp, type FlowApp } from '../../../../test/flow-app.ts';

let app: FlowApp;
const days = { name: 'days', type: 'number', label: { zh: '天数', en: 'Days' } };
beforeAll(async () => {
  app = await startFlowApp();
  const rights = { days: 'required', note: 'write', grade: 'read', score: 'hidden' };
  await app.publishFlow(
    'form',
    [
      aNode('start', '1', { extension: { fieldRights: rights } }),
      approval('一审', app.ids.ann),
      aNode('end', '4'),
      anEdge('start', '一审'),
      anEdge('一审', 'end'),
    ],
    {
      variables: [
        days,
        { name: 'note', type: 'text' },
        { name: 'grade', type: 'text' },
        { name: 'score', type: 'number' },
      ],
    },
  );
});
afterAll(() => app.close());

const start = (form: object) => app.post('dan', '/process/flow/start', { flowKey: 'form', title: '一个申请', form });

describe('a flow without a kind of business', () => {
  test('says what its form holds and what the initiator may do with it', async () => {
    const { data } = await app.get('dan', '/process/flow/flowTypeList');
    expect(data).toMatchObject([
      {
        flowKey: 'form',
        variables: [days, { name: 'note', type: 'text' }, { name: 'grade' }, { name: 'score' }],
        fieldRights: { days: 'required', grade: 'read', score: 'hidden' },
      },
    ]);
  });

  test('takes the form that is handed in, and tells it with the names of its fields', async () => {
    const { code, data } = await start({ days: 3, note: '探亲' });
    expect(code).toBe(200);
    const { flowInstanceId } = data as { flowInstanceId: string };
    const { data: detail } = await app.get('dan', `/process/flow/myApplyDetail?flowInsId=${flowInstanceId}`);
    const { form, variables } = detail as FlowDetail;
    expect(form).toMatchObject({ days: 3, note: '探亲' });
    expect(variables[0]).toEqual(days);
  });

  test.each([
    { what: 'without what is required', form: { note: '探亲' }, says: '请填写：天数' },
    { what: 'with a field that is only read at the start', form: { days: 3, grade: 'A' }, says: '不允许修改：grade' },
    { what: 'with a field that is hidden at the start', form: { days: 3, score: 9 }, says: '不允许修改：score' },
    { what: 'with a field that it does not have', form: { days: 3, other: 1 }, says: '表单没有这些字段：other' },
  ])('is not started $what', async ({ form, says }) => {
    const before = await app.asSuperuser('select count(*) from flow_instance');
    const answer = await start(form);
    expect(answer.code).toBe(400);
    expect(answer.msg).toContain(says);
    expect(await app.asSuperuser('select count(*) from flow_instance')).toEqual(before);
  });
});
