import { afterAll, beforeAll, expect, test } from 'vitest';
import * as approval from '../../../../test/approval-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

/** The winner of `resultProject` is supplier 2. */
const debar = (projectId: string, isBlack = true) =>
  app.asSuperuser<{ name: string }>(
    `update supplier set supplier_status = $2 where tenant_id = '100001' and id = (
       select supplier_id from entry where project_id = $1 and supplier_tenant_id = '300002' limit 1)
     returning supplier_name as name`,
    [projectId, isBlack ? 2 : 1],
  );
const refusal = (name: string) => ({
  code: 400,
  msg: `“${name}”选定后被列入黑名单，不能成交；请退回或撤回定标结果，另选成交供应商`,
});

test('a supplier who was black-listed after the result was confirmed is announced by no notice, and another wins', async () => {
  const id = await steps.resultProject(app, { until: 'confirmed' });
  const draft = await steps.draftNotice(app, id, 2);
  const [supplier] = await debar(id);
  expect(await steps.publish(app, draft)).toMatchObject(refusal(supplier?.name ?? ''));
  expect(await steps.detail(app, id)).toMatchObject({ stage: 60 });
  expect(await out.endsOf(app, id)).toEqual([{ package: 1, status: 3, entry: 9, count: 3 }]);
  await out.agreedOn(app, id, 'recallResult');
  await out.confirmedSelection(app, id, 1);
  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 2)));
  expect(await out.endsOf(app, id)).toContainEqual({ package: 1, status: 5, entry: 11, count: 1 });
  await debar(id, false);
});

test('a result that others decide is not confirmed for whom was black-listed while they were asked', async () => {
  const { finance } = await approval.approvers(app);
  await approval.bind(app, 'result_confirm', [approval.asked('财务', finance)]);
  const { projectId } = await steps.openedProject(app);
  const submitted = await steps.handInSelection(app, await steps.comparison(app, projectId), steps.lowestWins);
  steps.dataOf(await app.as('manager').post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
  const [supplier] = await debar(projectId);
  const id = await approval.taskOf(app, finance, projectId);
  expect(await approval.agree(app, { who: 'finance', id })).toMatchObject(refusal(supplier?.name ?? ''));
  expect(await steps.detail(app, projectId)).toMatchObject({ stage: 60, auditStatus: 1 });
  const back = { who: 'finance', id, remark: '中标人已被列入黑名单' } as const;
  expect(approval.statusOf(await approval.reject(app, back))).toBe('rejected');
  expect(await steps.detail(app, projectId)).toMatchObject({ stage: 45 });
  await debar(projectId, false);
  await approval.setBinding(app, 'result_confirm', null);
});
