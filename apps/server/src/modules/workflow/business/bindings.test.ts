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

  test('says of an action what happens without a flow: a confirmation on the platform is not called none', async () => {
    const rows = await approval.bindings(app);
    expect(Object.fromEntries(rows.map(({ businessType, withoutFlow }) => [businessType, withoutFlow]))).toEqual({
      result_confirm: '由采购负责人在平台确认',
      doc_confirm: '由采购负责人在平台确认',
      project_modify: '由有变更审核权限的其他人审核',
      bulletin_publish: '由有发布权限的人发布，发布后立即生效',
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

  const bound = async () =>
    (await approval.bindings(app)).find(({ businessType }) => businessType === 'result_confirm');
  const deleting = (more = '') => app.as('chief').get(`/process/flow-design/flowDelete?ids=${flow}${more}`);

  test('a flow that actions wait for is not switched off or deleted without a word about them', async () => {
    const { data } = await app.as('chief').post('/process/flow-design/flowPage', { current: 1, size: 50 });
    const row = (data as { records: { defindId: string; version: number; boundActions: string[] }[] }).records.find(
      ({ defindId }) => defindId === flow,
    );
    expect(row?.boundActions).toEqual(['采购结果确认']);
    const off = { defindId: flow, version: row?.version, isEnabled: false };
    const refused = await app.as('chief').post('/process/flow-design/switchFlow', off);
    expect(refused).toMatchObject({ code: 400, msg: expect.stringContaining('采购结果确认') });
    expect((await deleting()).code).toBe(400);
    expect(await bound()).toMatchObject({ defindId: flow, isInForce: true });
  });

  test('switched off, its action is held where that was said, and goes on when it is on again', async () => {
    const version = async () => {
      const { data } = await app.as('chief').get(`/process/flow-design/queryFlowDefind?defindId=${flow}`);
      return (data as { version: number }).version;
    };
    const turn = async (isEnabled: boolean) =>
      app.as('chief').post('/process/flow-design/switchFlow', {
        defindId: flow,
        version: await version(),
        isEnabled,
        boundActions: 'held',
      });
    expect((await turn(false)).code).toBe(200);
    expect(await bound()).toMatchObject({ defindId: flow, isInForce: false, isHeld: true });
    expect((await turn(true)).code).toBe(200);
    expect(await bound()).toMatchObject({ isInForce: true, isHeld: false });
  });

  test('a flow that is deleted is bound no longer', async () => {
    await deleting('&boundActions=direct');
    const row = (await approval.bindings(app)).find(({ businessType }) => businessType === 'result_confirm');
    expect(row).toMatchObject({ defindId: null, isInForce: false, flows: [] });
  });
});
