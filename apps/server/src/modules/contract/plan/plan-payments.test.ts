import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContractTermRow, Envelope } from '@zhaocai/model';
import * as contracts from '../../../../test/contract-steps.ts';
import * as performing from '../../../../test/performing-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { turnWarranties } from './turn-terms.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await contracts.startContractApp();
});
afterAll(() => app.close());

const refused = (answer: Envelope, msg: RegExp) =>
  expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(msg) as unknown });

describe('the payments of a contract', () => {
  test('are planned with its draft, come to its price to the fen, and go to one account', async () => {
    const award = await contracts.awarded(app);
    const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
    const [first, ...others] = performing.threeTerms;
    refused(
      await performing.plan(app, id, { terms: [{ ...first, planMoney: '157499.99' }, ...others] }),
      /^付款计划合计应等于合同金额（相差-0\.01元）$/,
    );
    refused(
      await performing.plan(app, id, { terms: [{ ...first, payCondition: 4 }, ...others] }),
      /^合同没有质保期满日期/,
    );
    expect(await performing.plan(app, id, { payeeAccount: '账号' })).toMatchObject({ code: 400 });
    steps.dataOf(await performing.plan(app, id));
    expect(await contracts.detailOf(app, id)).toMatchObject({ payeeAccount: performing.payeeAccount, version: 1 });
    expect(await performing.planOf(app, id)).toMatchObject([
      { termNo: 1, termName: '预付款', rate: '30.0000', planMoney: '157500.00', termStatus: 0, dueTime: null },
      { termNo: 2, rate: '60.0000', planMoney: '315000.00' },
      { termNo: 3, rate: '10.0000', planMoney: '52500.00' },
    ]);
    steps.dataOf(await contracts.act(app, 'buyer', { id, name: 'submit' }));
    refused(await performing.plan(app, id), /^起草时或签订后、首次付款前才能编制付款计划$/);
  });

  test('are what who approves looks at: who planned them does not approve', async () => {
    const award = await contracts.awarded(app);
    const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
    const version = (await contracts.detailOf(app, id)).version;
    const said = { id, version, ...performing.planned };
    steps.dataOf(await app.as('chief').post(`${contracts.base}/savePlan`, said));
    steps.dataOf(await contracts.act(app, 'buyer', { id, name: 'submit' }));
    refused(await contracts.act(app, 'chief', { id, name: 'approve' }), /本人|自己/);
    steps.dataOf(await contracts.act(app, 'manager', { id, name: 'approve' }));
    expect(await contracts.detailOf(app, id)).toMatchObject({ contractStatus: 2 });
  });

  test('are planned anew once both have signed with a reason alone, and what stood there is kept', async () => {
    const award = await contracts.awarded(app);
    const id = await contracts.signedContract(app, award);
    refused(await performing.plan(app, id), /^合同已签订，请说明修改付款计划的原因$/);
    steps.dataOf(await performing.plan(app, id, { reason: '签订时未编制付款计划，现按合同条款补录' }));
    steps.dataOf(await performing.plan(app, id, { reason: '供应商来函更换收款账户，已核实盖章' }));
    const kept = await app.asSuperuser<{ deleted: number; count: number }>(
      `select is_deleted as deleted, count(*)::int as count from contract_term where contract_id = $1 group by 1 order by 1`,
      [id],
    );
    expect(kept).toEqual([
      { deleted: 0, count: 3 },
      { deleted: 1, count: 3 },
    ]);
  });

  test('are read by the supplier of the contract and by nobody else’s', async () => {
    const award = await contracts.awarded(app);
    const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
    steps.dataOf(await performing.plan(app, id));
    const path = `/purchase/costDetail/paymentPlan?contractId=${id}`;
    expect(await app.as('supplier2').get(path)).toMatchObject({ code: 404 });
    steps.dataOf(await contracts.act(app, 'buyer', { id, name: 'submit' }));
    steps.dataOf(await contracts.act(app, 'manager', { id, name: 'approve' }));
    expect(steps.dataOf<ContractTermRow[]>(await app.as('supplier2').get(path))).toHaveLength(3);
    expect(await app.as('supplier1').get(path)).toMatchObject({ code: 404 });
    expect(await app.as('supplier2').post(`${contracts.base}/savePlan`, {})).toMatchObject({ code: 403 });
    expect(await app.as('finance').post(`${contracts.base}/savePlan`, {})).toMatchObject({ code: 403 });
  });
});

test('what waits for the end of the warranty is the retention of the contract, to the fen', async () => {
  const award = await contracts.awarded(app);
  const drawn = { warrantyMoney: '52500', warrantyEnd: '2027-12-01' };
  const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award, drawn));
  const [first, second, third] = performing.threeTerms;
  const plan = (one: string, last: string, payCondition = 4) =>
    performing.plan(app, id, {
      terms: [first, { ...second, planMoney: one }, { ...third, planMoney: last, payCondition }],
    });
  const said = (planned: string) =>
    new RegExp(`^以质保期满为付款条件的款项合计${planned}元，应等于合同约定的质保金52,500\\.00元$`);
  refused(await plan('314999.99', '52500.01'), said('52,500\\.01'));
  refused(await plan('315000', '52500', 3), said('0\\.00'));
  expect(await plan('315000', '52500')).toMatchObject({ code: 200 });
});

describe('a term of the plan', () => {
  test('falls due with the signatures, and says by when it is paid', async () => {
    const award = await contracts.awarded(app);
    const id = await performing.plannedContract(app, award);
    expect(await performing.planOf(app, id)).toMatchObject([
      {
        termStatus: 1,
        conditionTime: expect.stringMatching(/^2026-11-23 /) as unknown,
        dueTime: '2026-12-10 23:59:59',
      },
      { termStatus: 0, dueTime: null },
      { termStatus: 0, dueTime: null },
    ]);
  });

  test('that waits for the end of the warranty falls due by the clock, once', async () => {
    const award = await contracts.awarded(app);
    const [first, second, third] = performing.threeTerms;
    const terms = [first, second, { ...third, payCondition: 4, planDate: '2026-12-05' }];
    const id = await performing.plannedContract(app, award, {
      drawn: { warrantyMoney: '52500', warrantyEnd: '2026-12-01' },
      plan: { terms },
    });
    const turn = (now: string) =>
      app.database.transaction('100001', (db) => turnWarranties({ db, tenantId: '100001', now }));
    await turn('2026-11-30 23:59:59');
    expect((await performing.planOf(app, id))[2]).toMatchObject({ termStatus: 0, dueTime: '2026-12-05 23:59:59' });
    await turn('2026-12-01 00:10:00');
    await turn('2026-12-02 00:10:00');
    expect((await performing.planOf(app, id))[2]).toMatchObject({ termStatus: 1 });
  });
});

describe('R60 a small enterprise', () => {
  const small = async (planDate: string) => {
    const award = await contracts.awarded(app);
    const [first, ...others] = performing.threeTerms;
    const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
    await app.asSuperuser('update contract set is_sme_contract = true where id = $1', [id]);
    steps.dataOf(await performing.plan(app, id, { terms: [{ ...first, planDate }, ...others] }));
    await performing.sign(app, award, id);
    return id;
  };

  test.each([
    ['that is to be paid on an agreed day in time is paid on it', '2026-12-10', '2026-12-10 23:59:59'],
    ['is paid within sixty days, whatever was agreed', '2027-06-30', null],
    ['is paid within thirty days where the agreed day had gone', '2026-11-20', '2026-12-23 23:59:59'],
  ])('%s', async (_what, planDate, dueTime) => {
    const [term] = await performing.planOf(app, await small(planDate));
    // Sixty days reach into a year without a calendar: no day is guessed.
    expect(term).toMatchObject({
      dueTime,
      lateRate: '0.0500',
      dueArticle: expect.stringContaining('第802号') as unknown,
    });
  });

  test('that is paid late is owed interest, which is shown to the fen and posted by nobody', async () => {
    const id = await small('2026-12-10');
    app.clock.setTo('2026-12-10 23:59:59');
    expect((await performing.planOf(app, id))[0]).toMatchObject({
      isOverdue: false,
      lateDays: 0,
      lateInterest: '0.00',
    });
    app.clock.setTo('2026-12-17 09:00:00');
    // 157,500 × 0.05 % × 7
    expect((await performing.planOf(app, id))[0]).toMatchObject({
      isOverdue: true,
      lateDays: 7,
      lateInterest: '551.25',
      lateArticle: expect.stringContaining('第802号') as unknown,
    });
    app.clock.setTo(steps.publicationDay);
  });
});
