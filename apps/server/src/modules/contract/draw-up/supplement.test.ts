import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Award } from '@zhaocai/model';
import * as contracts from '../../../../test/contract-steps.ts';
import * as performing from '../../../../test/performing-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await contracts.startContractApp();
});
afterAll(() => app.close());

const drawn = async (contractId: string, quantity: string, changes: object = {}) => {
  const itemId = (await contracts.detailOf(app, contractId)).lines[0]?.itemId;
  return app.as('buyer').post('/purchase/cus/pro/submitSup', {
    contractId,
    contractName: '学生公寓单人床补充采购合同',
    startDate: '2026-12-01',
    endDate: '2027-03-31',
    terms: '新生入学人数增加，按原合同单价追加',
    lines: [{ itemId, quantity }],
    ...changes,
  });
};
interface Made {
  readonly id: string;
  readonly contractStatus: number;
  readonly contractMoney: string;
}

/** Signed by both as the contract beside it was: first the supplier, then the buyer. */
async function signed(award: Award, contractId: string): Promise<void> {
  steps.dataOf(await contracts.act(app, 'manager', { id: contractId, name: 'approve' }));
  const own = await contracts.upload(app, 'supplier2');
  const { entryId } = award;
  const upload = '/purchase/entry/uploadContract';
  steps.dataOf(await app.as('supplier2').post(upload, { entryId, contractId, fileId: own, version: 0 }));
  const both = await contracts.upload(app, 'buyer');
  const sign = '/purchase/cus/pro/signContract';
  steps.dataOf(await app.as('buyer').post(sign, { entryId, contractId, fileId: both, version: 1 }));
}

test('R11: supplements are more of the same at the same price, and together ten percent of it at most', async () => {
  const award = await contracts.awarded(app);
  const { id: draft } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
  expect((await drawn(draft, '1')).msg).toContain('已签订');
  steps.dataOf(await contracts.act(app, 'buyer', { id: draft, name: 'submit' }));
  steps.dataOf(await contracts.act(app, 'manager', { id: draft, name: 'approve' }));
  steps.dataOf(await contracts.signBySupplier(app, award));
  steps.dataOf(await contracts.signByBuyer(app, award));
  const parent = await contracts.detailOf(app, draft);
  expect([parent.contractMoney, parent.lines[0]?.perMoney]).toEqual(['525000.00', '875.00']);

  expect((await drawn(draft, '60.01')).msg).toMatch(/^补充合同累计金额不得超过原合同10%（最多52,500\.00元/);
  expect((await drawn(draft, '0')).msg).toContain('追加原合同的标的');
  const first = steps.dataOf<Made>(await drawn(draft, '40'));
  expect(first).toMatchObject({ contractStatus: 1, contractMoney: '35000.00' });
  expect((await drawn(draft, '21')).msg).toContain('已用35,000.00元');
  const second = steps.dataOf<Made>(await drawn(draft, '10', { isDraft: true }));
  const asked = await Promise.all(Array.from({ length: 10 }, () => drawn(draft, '10')));
  expect(asked.filter(({ code }) => code === 200)).toHaveLength(1);
  const proposal = await app.as('buyer').get(`${contracts.base}/supplementProposal?contractId=${draft}`);
  expect(steps.dataOf(proposal)).toMatchObject({ percent: '10', usedMoney: '52500.00', leftMoney: '0.00' });

  const { version } = await contracts.detailOf(app, second.id);
  const less = steps.dataOf<Made>(await drawn(draft, '5', { id: second.id, version, isDraft: true }));
  expect(less.contractMoney).toBe('4375.00');
  const reason = '与供应商协商后不再追加，原合同足够';
  steps.dataOf(await contracts.act(app, 'buyer', { id: second.id, name: 'discard', more: { reason } }));
  expect((await drawn(first.id, '1')).code).toBe(400);
  const own = (await contracts.detailOf(app, draft)).supplements;
  expect(own.map(({ contractStatus }) => contractStatus).toSorted((one, other) => one - other)).toEqual([1, 1, 11]);
});

test('a supplement is signed, planned, accepted and paid by itself, and what becomes of its contract becomes of it', async () => {
  const award = await contracts.awarded(app);
  const parent = await performing.plannedContract(app, award);
  const { id } = steps.dataOf<Made>(await drawn(parent, '60'));
  expect((await app.as('supplier2').get(`${contracts.base}/queryById?id=${id}`)).code).toBe(404);
  expect((await contracts.detailOf(app, parent, 'supplier2')).supplements).toEqual([]);
  const reason = '供应商产能不足，双方协商终止合同';
  const ending = { id: parent, name: 'terminate', more: { reason } };
  expect((await contracts.act(app, 'manager', ending)).msg).toContain('补充合同尚未签订');
  await signed(award, id);
  expect(await contracts.detailOf(app, id)).toMatchObject({
    contractStatus: 4,
    contractType: 5,
    parentContractId: parent,
    signedVersion: 1,
    papers: [{ side: 2 }, { side: 1 }],
  });
  expect((await contracts.detailOf(app, parent)).papers).toHaveLength(2);
  expect((await contracts.detailOf(app, parent, 'supplier2')).supplements).toMatchObject([{ id, contractStatus: 4 }]);
  expect(await contracts.awardsOf(app, award.projectId)).toMatchObject([{ contractId: parent }]);

  const terms = [{ termName: '追加款', payCondition: 3, planMoney: '52500', planDate: '2026-12-28' }];
  steps.dataOf(await performing.plan(app, id, { terms, reason: '补充合同单独编制付款计划，验收后付清' }));
  await performing.accepted(app, id, { acceptType: 3, quantity: '60' });
  steps.dataOf(await performing.invoiced(app, id, '52500'));
  await performing.paid(app, id, { term: 0, money: '52500' });
  expect(await contracts.detailOf(app, id)).toMatchObject({ contractStatus: 6 });

  const next = await contracts.awarded(app);
  const other = await performing.plannedContract(app, next);
  const { id: beside } = steps.dataOf<Made>(await drawn(other, '30'));
  await signed(next, beside);
  steps.dataOf(await contracts.act(app, 'manager', { id: other, name: 'suspend', more: { reason } }));
  expect(await contracts.detailOf(app, beside)).toMatchObject({ contractStatus: 8 });
  const alone = { id: beside, name: 'resume', more: { reason } };
  expect((await contracts.act(app, 'manager', alone)).msg).toContain('先恢复原合同');
  steps.dataOf(await contracts.act(app, 'manager', { id: other, name: 'resume', more: { reason } }));
  expect(await contracts.detailOf(app, beside)).toMatchObject({ contractStatus: 5 });
  steps.dataOf(await contracts.act(app, 'manager', { id: other, name: 'terminate', more: { reason } }));
  expect(await contracts.detailOf(app, beside)).toMatchObject({ contractStatus: 9 });
});
