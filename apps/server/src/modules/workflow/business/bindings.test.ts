import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as approval from '../../../../test/approval-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';

let app: TenderingApp;
let flow: string;
beforeAll(async () => {
  app = await startTenderingApp();
  const { finance } = await approval.approvers(app);
  flow = await approval.bind(app, 'result_confirm', [approval.asked('一审', finance)], { isBound: false });
});
afterAll(() => app.close());

const save = (body: object, account: 'chief' | 'buyer' = 'chief') =>
  app.as(account).post('/process/flow-binding/save', { businessType: 'result_confirm', version: 0, ...body });

describe('which flow decides about an action', () => {
  test('is nobody’s at first; every action that can wait is listed with the flows that fit', async () => {
    const rows = await approval.bindings(app);
    expect(rows.map(({ businessType }) => businessType)).toEqual(
      expect.arrayContaining(['result_confirm', 'bulletin_publish']),
    );
    expect(rows.map(({ businessType }) => businessType)).not.toContain('leave');
    expect(rows.find(({ businessType }) => businessType === 'result_confirm')).toMatchObject({
      defindId: null,
      isInForce: false,
      flows: [{ defindId: flow }],
    });
  });

  test.each([
    {
      what: 'a flow of another kind of business',
      body: () => ({ businessType: 'bulletin_publish', defindId: flow }),
      code: 400,
    },
    { what: 'a flow that is not there', body: () => ({ defindId: '999' }), code: 404 },
    { what: 'an action that cannot wait', body: () => ({ businessType: 'leave', defindId: null }), code: 400 },
    { what: 'an old version', body: () => ({ defindId: flow, version: 7 }), code: 400 },
  ])('cannot be $what', async ({ body, code }) => {
    expect((await save(body())).code).toBe(code);
    expect((await approval.bindings(app)).every(({ defindId }) => defindId === null)).toBe(true);
  });

  test('is said by who may, once, and kept in evidence', async () => {
    expect((await save({ defindId: flow }, 'buyer')).code).toBe(403);
    expect(await save({ defindId: flow })).toMatchObject({ code: 200, data: { version: 1, defindId: flow } });
    expect((await save({ defindId: null })).msg).toBe('数据已被他人修改，请刷新后重试');
    const [evidence] = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where action = 'flow.bind' order by seq desc limit 1`,
    );
    expect(JSON.parse(evidence?.payload ?? '{}')).toMatchObject({ before: null, after: flow });
  });

  test('a flow that is deleted is bound no longer', async () => {
    await app.as('chief').get(`/process/flow-design/flowDelete?ids=${flow}`);
    const row = (await approval.bindings(app)).find(({ businessType }) => businessType === 'result_confirm');
    expect(row).toMatchObject({ defindId: null, isInForce: false, flows: [] });
  });
});
