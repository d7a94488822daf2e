import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Envelope } from '@zhaocai/model';
import * as contracts from '../../../../test/contract-steps.ts';
import * as performing from '../../../../test/performing-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await contracts.startContractApp();
});
afterAll(() => app.close());

const refused = (answer: Envelope, msg: RegExp) =>
  expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(msg) as unknown });
const planned = async () => performing.plannedContract(app, await contracts.awarded(app));
const draft = async (contractId: string, changes: object = {}) =>
  steps.dataOf<{ id: string }>(await performing.drawUpAcceptance(app, contractId, changes)).id;
const handedIn = async (contractId: string, changes: object = {}) => {
  const id = await draft(contractId, changes);
  steps.dataOf(await performing.actOnAcceptance(app, 'buyer', { id, name: 'submit' }));
  return id;
};
const lineOf = async (contractId: string) => (await contracts.detailOf(app, contractId)).lines[0]?.id ?? '';

describe('an acceptance', () => {
  test('is of a contract that both have signed, and by three people where the rule asks for them', async () => {
    const award = await contracts.awarded(app);
    const { id: open } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
    refused(await performing.drawUpAcceptance(app, open), /^合同签订后、终止前才能办理/);
    const id = await planned();
    refused(
      await performing.drawUpAcceptance(app, id, { members: performing.threeMembers.slice(1) }),
      /^验收人员不得少于3人；依据：本单位履约验收管理制度/,
    );
    const saved = steps.dataOf<{ id: string; acceptNo: string }>(await performing.drawUpAcceptance(app, id));
    expect(saved.acceptNo).toMatch(/^YS-2026-\d{4}$/);
    expect(await performing.acceptanceOf(app, saved.id)).toMatchObject({
      stageNo: 1,
      acceptStatus: 0,
      lines: [{ name: '单人床', planQuantity: '600.0000', realQuantity: null }],
      members: [{ memberName: '周明' }, { memberName: '吴芳' }, { memberName: '郑强' }],
      actions: ['submit', 'discard'],
    });
    await app.asSuperuser("update law_rule set effective_to = '2026-01-01' where kind = 'acceptanceMembers'");
    steps.dataOf(await performing.drawUpAcceptance(app, id, { members: performing.threeMembers.slice(2) }));
    await app.asSuperuser("update law_rule set effective_to = null where kind = 'acceptanceMembers'");
  });

  test('is not concluded by who handles the contract or drew it up, whatever rights he has', async () => {
    const contractId = await planned();
    const id = await handedIn(contractId);
    refused(await performing.conclude(app, { id, account: 'buyer' }), /本人|自己|经办人/);
    for (const account of ['finance', 'supervisor', 'supplier2'] as const)
      expect(await performing.conclude(app, { id, account })).toMatchObject({ code: 403 });
    await app.asSuperuser('update contract set create_user = $2 where id = $1', [
      contractId,
      app.as('manager').user.userId,
    ]);
    refused(await performing.conclude(app, { id }), /^经办人不能验收自己经办的合同.*第六十一条$/);
  });

  test('in stages counts each line by itself, with a shortfall, and never more than was ordered', async () => {
    const contractId = await planned();
    const contractLineId = await lineOf(contractId);
    const stage = (planQuantity: string) => ({ acceptType: 4, lines: [{ contractLineId, planQuantity }] });
    refused(await performing.drawUpAcceptance(app, contractId, stage('600.0001')), /“单人床”可验收数量为600，不能超出/);
    const first = await handedIn(contractId, stage('400'));
    const second = await handedIn(contractId, stage('600'));
    refused(await performing.conclude(app, { id: first, found: '400.0001' }), /^“单人床”实收数量超出/);
    // Twelve are missing: what was found counts, the rest comes with the next stage.
    steps.dataOf(await performing.conclude(app, { id: first, found: '388' }));
    expect(await performing.acceptanceOf(app, first)).toMatchObject({ acceptStatus: 3, acceptMoney: '339500.00' });
    expect(await contracts.detailOf(app, contractId)).toMatchObject({ contractStatus: 5 });
    // Drawn up when 600 were open: tolerance 0 holds when it is concluded.
    refused(await performing.conclude(app, { id: second, found: '212.0001' }), /^“单人床”实收数量超出/);
    steps.dataOf(await performing.conclude(app, { id: second, found: '212' }));
    expect(await performing.acceptanceOf(app, second)).toMatchObject({ acceptMoney: '185500.00' });
    expect(await performing.sumsOf(app, contractId)).toMatchObject({ acceptedMoney: '525000.00' });
    refused(await performing.drawUpAcceptance(app, contractId), /^没有可以验收的数量$/);
  });

  test('lets terms fall due: with a part, and the days run once all has come', async () => {
    const contractId = await planned();
    await performing.accepted(app, contractId, { acceptType: 1, quantity: '100' });
    expect((await performing.planOf(app, contractId))[1]).toMatchObject({ termStatus: 1, dueTime: null });
    await performing.accepted(app, contractId, { acceptType: 1, quantity: '500' });
    const terms = await performing.planOf(app, contractId);
    expect(terms[1]).toMatchObject({ termStatus: 1, dueTime: '2026-12-20 23:59:59' });
    expect(terms[2]).toMatchObject({ termStatus: 0 });
    await performing.accepted(app, contractId, { acceptType: 3, quantity: '600' });
    expect((await performing.planOf(app, contractId))[2]).toMatchObject({
      termStatus: 1,
      dueTime: '2026-12-28 23:59:59',
    });
  });

  test('that finds faults has them put right by a day, and comes before the acceptors again', async () => {
    const contractId = await planned();
    const id = await handedIn(contractId);
    const rectify = { conclusion: 3, opinion: '床板开裂12张，要求更换后复验' };
    refused(await performing.conclude(app, { id, more: rectify }), /请填写整改期限/);
    const rectifyDue = '2026-12-25 18:00:00';
    steps.dataOf(await performing.conclude(app, { id, found: '588', more: { ...rectify, rectifyDue } }));
    expect(await performing.acceptanceOf(app, id)).toMatchObject({ acceptStatus: 5, acceptMoney: null, rectifyDue });
    expect(await performing.sumsOf(app, contractId)).toMatchObject({ acceptedMoney: '0.00' });
    refused(await performing.actOnAcceptance(app, 'buyer', { id, name: 'rectified' }), /原因|理由|说明/);
    const reason = '供应商已更换床板12张并自检合格';
    steps.dataOf(await performing.actOnAcceptance(app, 'buyer', { id, name: 'rectified', more: { reason } }));
    steps.dataOf(await performing.conclude(app, { id }));
    expect(await performing.acceptanceOf(app, id)).toMatchObject({ acceptStatus: 3, acceptMoney: '525000.00' });
  });

  test('that failed pays nothing, and the contract is handled: suspended, resumed, or ended with a reason', async () => {
    const contractId = await planned();
    const id = await handedIn(contractId);
    const failed = { conclusion: 2, opinion: '材质与合同不符，不予验收' };
    steps.dataOf(await performing.conclude(app, { id, found: '0', more: failed }));
    expect(await performing.acceptanceOf(app, id)).toMatchObject({ acceptStatus: 4, acceptMoney: null });
    expect((await performing.planOf(app, contractId))[2]).toMatchObject({ termStatus: 0 });
    refused(await contracts.act(app, 'manager', { id: contractId, name: 'suspend' }), /原因|理由/);
    const more = { reason: '验收不合格，中止履行，限期重新供货' };
    expect(await contracts.act(app, 'buyer', { id: contractId, name: 'suspend', more })).toMatchObject({ code: 403 });
    steps.dataOf(await contracts.act(app, 'manager', { id: contractId, name: 'suspend', more }));
    refused(await performing.drawUpAcceptance(app, contractId), /^合同签订后、终止前才能办理；已中止的请先恢复履行$/);
    steps.dataOf(await contracts.act(app, 'manager', { id: contractId, name: 'resume', more }));
    steps.dataOf(await performing.drawUpAcceptance(app, contractId));
    steps.dataOf(await contracts.act(app, 'manager', { id: contractId, name: 'terminate', more }));
    expect(await contracts.detailOf(app, contractId, 'supplier2')).toMatchObject({ contractStatus: 9 });
    refused(await performing.drawUpAcceptance(app, contractId), /^合同签订后、终止前才能办理/);
  });

  test('is read by the supplier once it was handed in, and by no other', async () => {
    const contractId = await planned();
    const id = await draft(contractId);
    const path = `${contracts.base}/acceptance/queryById?id=${id}`;
    expect(await app.as('supplier2').get(path)).toMatchObject({ code: 404 });
    steps.dataOf(await performing.actOnAcceptance(app, 'buyer', { id, name: 'submit' }));
    expect(await performing.acceptanceOf(app, id, 'supplier2')).toMatchObject({
      acceptStatus: 1,
      actions: [],
      history: [],
    });
    expect(await app.as('supplier1').get(path)).toMatchObject({ code: 404 });
    steps.dataOf(await performing.actOnAcceptance(app, 'buyer', { id, name: 'withdraw' }));
    const change = { id, version: 2, members: [...performing.threeMembers, ...performing.threeMembers] };
    steps.dataOf(await performing.drawUpAcceptance(app, contractId, change));
    expect((await performing.acceptanceOf(app, id)).members).toHaveLength(6);
    steps.dataOf(await performing.actOnAcceptance(app, 'buyer', { id, name: 'discard', more: { reason: '重复起草' } }));
    expect(await performing.acceptanceOf(app, id)).toMatchObject({ acceptStatus: 6 });
  });
});
