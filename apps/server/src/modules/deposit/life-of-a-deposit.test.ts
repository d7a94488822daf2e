import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Envelope } from '@zhaocai/model';
import * as deposit from '../../../test/deposit-steps.ts';
import type { TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await deposit.startDepositApp();
});
afterAll(() => app.close());

const refused = (answer: Envelope, msg: RegExp) =>
  expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(msg) as unknown });
const ownWork = /^经办人不能审核自己提交的内容，请由其他人处理$/;
const sound = async () => steps.dataOf<{ verdict: number }>(await app.as('finance').post('/ledger/check/run')).verdict;

describe('a supplier', () => {
  test('sees what he owes for each registration, hands it in, corrects what was rejected, and is told', async () => {
    const projectId = await steps.publishedProject(app);
    steps.dataOf(await steps.register(app, 'supplier1', projectId));
    expect(await deposit.ownOf(app, 'supplier1', projectId)).toMatchObject([
      { requireMoney: '10000.00', depositId: null, depositStatus: 0 },
    ]);
    const first = steps.dataOf<deposit.Kept>(await deposit.handIn(app, 'supplier1', projectId));
    const rejected = await app
      .as('finance')
      .post('/purchase/entry/gatherDeposit', { ...first, agree: false, reason: '未查到这笔到账' });
    steps.dataOf(rejected);
    const [own] = await deposit.listOf(app, 'supplier1', projectId);
    expect(own).toMatchObject({ depositStatus: 7, rejectReason: '未查到这笔到账' });
    const again = await deposit.handIn(app, 'supplier1', projectId, { id: first.id, version: own?.version });
    const confirmed = steps.dataOf<deposit.Kept>(await deposit.confirm(app, steps.dataOf(again)));
    expect(await deposit.detailOf(app, 'finance', first.id)).toMatchObject({
      depositStatus: 2,
      version: confirmed.version,
      history: [{ action: 'confirm' }, { action: 'handIn' }, { action: 'reject' }],
    });
    expect(await deposit.accountsOf(app, projectId)).toEqual(['3 300001 1000000']);
    const told = await app.asSuperuser<{ kind: string }>(
      `select kind from flow_message where business_id = $1 and tenant_id = '300001' order by id`,
      [projectId],
    );
    expect(told.map(({ kind }) => kind)).toEqual(['depositRejected', 'depositConfirmed']);
    expect(await sound()).toBe(1);
  });

  test('keeps a draft that only he knows of, and removes it', async () => {
    const projectId = await steps.publishedProject(app);
    steps.dataOf(await steps.register(app, 'supplier1', projectId));
    const draft = steps.dataOf<deposit.Kept>(
      await deposit.handIn(app, 'supplier1', projectId, { isDraft: true, money: undefined, payerName: null }),
    );
    expect(await deposit.listOf(app, 'finance', projectId)).toEqual([]);
    expect(await app.as('supplier2').get(`${deposit.deposits}/depositDetail?id=${draft.id}`)).toMatchObject({
      code: 404,
    });
    steps.dataOf(await app.as('supplier1').get(`${deposit.deposits}/delete?ids=${draft.id}`));
    expect(await deposit.listOf(app, 'supplier1', projectId)).toEqual([]);
  });

  test('a draft for one registration is not handed in under the terms of another', async () => {
    const dear = await steps.publishedProject(app, { depositMoney: '10000.00' });
    const cheap = await steps.publishedProject(app, { depositMoney: '500.00' });
    for (const projectId of [dear, cheap]) steps.dataOf(await steps.register(app, 'supplier1', projectId));
    const draft = steps.dataOf<deposit.Kept>(await deposit.handIn(app, 'supplier1', dear, { isDraft: true }));
    const changes = { ...draft, money: '500.00' };
    expect(await deposit.handIn(app, 'supplier1', cheap, changes)).toMatchObject({ code: 404 });
    expect(await deposit.ownOf(app, 'supplier1', dear)).toMatchObject([{ depositStatus: 0, money: '10000.00' }]);
  });

  test('is refused what could not be a deposit, and nothing is kept', async () => {
    const projectId = await steps.publishedProject(app, deposit.underTenderingLaw);
    steps.dataOf(await steps.register(app, 'supplier1', projectId));
    const give = (changes: object) => deposit.handIn(app, 'supplier1', projectId, changes);
    refused(await give({ money: '9999.99' }), /^缴纳金额9,999\.99元，少于应缴金额10,000\.00元$/);
    refused(await give({ voucher: [] }), /^请填写缴纳凭证$/);
    refused(await give({ payTime: '2026-11-16 23:00:00' }), /^付款时间不能晚于当前时间$/);
    refused(await give({ payerAccount: '账号' }), /付款账号/);
    const [none] = await deposit.ownOf(app, 'supplier1', projectId);
    expect(none).toMatchObject({ depositId: null });
    app.clock.setTo(deposit.underTenderingLaw.bidEndTime);
    refused(await give({}), /^投标截止时间已过/);
  });

  test('R18 pays from his basic account under the tendering law, and a guarantee is valid as long as the bid', async () => {
    const projectId = await steps.publishedProject(app, { ...deposit.underTenderingLaw, bidValidDays: 90 });
    steps.dataOf(await steps.register(app, 'supplier1', projectId));
    const give = (changes: object) => deposit.handIn(app, 'supplier1', projectId, changes);
    refused(await give({ isBasicAccount: false }), /^保证金应从基本账户转出（.*第二十六条）$/);
    const guarantee = { payWay: 4, guaranteeNo: 'BH-1', payerAccount: null, payTime: null };
    refused(
      await give({ ...guarantee, guaranteeExpire: '2027-03-08' }),
      /^保函有效期不得早于投标有效期（2027-03-09）$/,
    );
    steps.dataOf(await give({ ...guarantee, guaranteeExpire: '2027-03-09' }));
    refused(await give({}), /^本次报名已有保证金，请勿重复缴纳$/);
    expect(await deposit.ownOf(app, 'supplier1', projectId)).toMatchObject([{ depositStatus: 1 }]);
  });
});

describe('before the opening', () => {
  test('R38 finance alone learns who has paid; neither who handles the project, nor who leads, nor who gives rights', async () => {
    const projectId = await steps.publishedProject(app);
    const { id } = await deposit.paid(app, 'supplier1', projectId);
    expect(await deposit.listOf(app, 'finance', projectId)).toHaveLength(1);
    for (const account of ['buyer', 'manager', 'chief'] as const) {
      expect(await deposit.listOf(app, account, projectId)).toEqual([]);
      expect(await app.as(account).get(`${deposit.deposits}/depositDetail?id=${id}`)).toMatchObject({ code: 404 });
      expect(
        steps.dataOf(await app.as(account).get(`/purchase/project/projectDepositRefundSum?projectId=${projectId}`)),
      ).toEqual([]);
    }
    const entries = await app.as('manager').get(`/purchase/entry/queryEntryByProjectId?projectId=${projectId}`);
    expect(steps.dataOf(entries)).toMatchObject([{ depositStatus: 0 }]);
    const ledger = await app.as('chief').post('/ledger/account/queryPage', { projectId });
    expect(steps.dataOf<{ total: number }>(ledger).total).toBe(0);
    const [duty] = await app.asSuperuser<{ n: number }>(
      `select count(*)::int as n from evidence where tenant_id = '100001' and stream in ($1, 'admin') and subject = $2`,
      [projectId, id],
    );
    expect(duty).toEqual({ n: 0 });
  });

  test('R38 finance who handles a project himself does not learn it', async () => {
    const projectId = await steps.publishedProject(app);
    await deposit.paid(app, 'supplier1', projectId);
    const finance = app.as('finance').user.userId;
    await app.asSuperuser('update project set handler_id = $2 where id = $1', [projectId, finance]);
    expect(await deposit.listOf(app, 'finance', projectId)).toEqual([]);
    const receipts = await app.as('finance').upload('/purchase/bank-receipt/importStatement', {
      name: 'a.csv',
      bytes: Buffer.from('交易流水号'),
    });
    refused(receipts, /^您经办的项目尚未开标/);
    await app.asSuperuser('update project set handler_id = $2 where id = $1', [projectId, app.as('buyer').user.userId]);
  });
});

describe('a refund', () => {
  test('R21 is asked for by one and paid by another, to the account that paid, with what both sides read', async () => {
    const { projectId, ids } = await deposit.decidedWithDeposits(app);
    const [loser = '', winner = ''] = ids;
    await deposit.turn(app);
    const due = await deposit.detailOf(app, 'finance', loser);
    expect(due).toMatchObject({ refundCause: 2, dueTime: '2026-11-30 23:59:59' });
    expect(due.dueArticle).toMatch(/第三十三条$/);
    const out = '/purchase/cost/out/applyProjectOut';
    refused(await app.as('finance').post(out, { depositId: winner }), /^尚无退还事由/);
    refused(
      await app.as('finance').post(out, { depositId: loser, payeeAccount: '62229999999' }),
      /^退款账户必须与缴纳账户一致$/,
    );
    const asked = steps.dataOf<deposit.Kept>(await app.as('finance').post(out, { depositId: loser }));
    expect(await app.as('finance').post(`${deposit.deposits}/payRefund`, { ...asked, tradeNo: 'T1' })).toMatchObject({
      code: 403,
    });
    steps.dataOf(await app.as('manager').post(`${deposit.deposits}/payRefund`, { ...asked, tradeNo: 'T1' }));
    expect(await deposit.detailOf(app, 'supplier1', loser)).toMatchObject({
      depositStatus: 4,
      refundMoney: '10000.00',
      lateInterest: '0.00',
    });
    expect(
      steps.dataOf(await app.as('buyer').get(`/purchase/project/projectDepositRefundSum?projectId=${projectId}`)),
    ).toMatchObject([
      { count: 3, waiting: 1, late: 0, money: '30000.00', refundMoney: '10000.00', heldMoney: '20000.00' },
    ]);
    expect(steps.dataOf(await app.as('buyer').get(`/purchase/cost/out/project?projectId=${projectId}`))).toMatchObject([
      { depositId: loser, money: '10000.00', outType: 3 },
    ]);
    expect(await sound()).toBe(1);
  });

  test('R22 that is late pays the base rate times 1.2 for each day', async () => {
    const { ids } = await deposit.decidedWithDeposits(app);
    const [loser = ''] = ids;
    app.clock.setTo('2026-12-10 09:00:00');
    const asked = steps.dataOf<deposit.Kept>(
      await app.as('finance').post('/purchase/cost/out/applyProjectOut', { depositId: loser }),
    );
    steps.dataOf(await app.as('manager').post(`${deposit.deposits}/payRefund`, { ...asked, tradeNo: 'T2' }));
    // 10000 × 3% × 1.2 × 10 / 360
    expect(await deposit.detailOf(app, 'finance', loser)).toMatchObject({
      lateInterest: '10.00',
      bankInterest: '0.00',
      interestArticle: expect.stringMatching(
        /^逾期退还利息：10000\.00元×3%×120%×10天÷360（一年期贷款市场报价利率.*；.*第三十八条.*）$/,
      ) as unknown,
    });
    refused(await app.as('finance').post('/purchase/cost/out/applyProjectOut', { depositId: loser }), /状态/);
    expect(await sound()).toBe(1);
  });

  test('R20 under the tendering law brings the interest of the bank, and its rates are counted as the rules of the day say', async () => {
    const { projectId, ids } = await deposit.decidedWithDeposits(app);
    await app.asSuperuser('update project set law_regime = 1 where id = $1', [projectId]);
    await deposit.contracted(app, projectId);
    await app.asSuperuser(`update law_rule set value = 365 where kind = 'interestBasis' and law_regime = 1`);
    app.clock.setTo('2026-12-26 09:00:00');
    const [loser = ''] = ids;
    const asked = steps.dataOf<deposit.Kept>(
      await app.as('finance').post('/purchase/cost/out/applyProjectOut', { depositId: loser }),
    );
    const { refundToday } = await deposit.detailOf(app, 'finance', loser);
    // 10000 × 0.05% × 40 / 365
    const article = /^银行同期存款利息：10000\.00元×0\.05%×40天÷365（活期存款挂牌年利率.*）$/;
    const counted = {
      bankInterest: '0.55',
      lateInterest: '0.00',
      interestArticle: expect.stringMatching(article) as unknown,
    };
    expect(refundToday).toMatchObject(counted);
    steps.dataOf(await app.as('manager').post(`${deposit.deposits}/payRefund`, { ...asked, tradeNo: 'T20' }));
    expect(await deposit.detailOf(app, 'supplier1', loser)).toMatchObject(counted);
    await app.asSuperuser(`update law_rule set value = 360 where kind = 'interestBasis'`);
    app.clock.setTo(steps.publicationDay);
  });

  test('of the winner becomes his performance bond as far as he agrees, and the rest goes back', async () => {
    const { projectId, ids } = await deposit.decidedWithDeposits(app);
    const winner = ids[1] ?? '';
    const before = await deposit.detailOf(app, 'finance', winner);
    const convert = (money: string, version: number, by: 'finance' | 'manager' = 'manager') =>
      app.as(by).post(`${deposit.deposits}/convert`, { id: winner, version, money });
    expect(await convert('6000.00', before.version, 'finance')).toMatchObject({ code: 403 });
    refused(await convert('6000.00', before.version), /^供应商尚未同意/);
    const consent = { id: winner, version: before.version, money: '6000.00' };
    const agreed = steps.dataOf<deposit.Kept>(
      await app.as('supplier2').post(`${deposit.deposits}/consentConvert`, consent),
    );
    refused(await convert('6000.01', agreed.version), /^供应商同意转6,000\.00元，不能超过$/);
    const confirmedBy = async (account: 'finance' | 'manager') =>
      app.asSuperuser(`update state_change set create_user = $2 where row_id = $1 and action = 'confirm'`, [
        winner,
        app.as(account).user.userId,
      ]);
    await confirmedBy('manager');
    refused(await convert('6000.00', agreed.version), ownWork);
    await confirmedBy('finance');
    steps.dataOf(await convert('6000.00', agreed.version));
    await deposit.contracted(app, projectId);
    const asked = steps.dataOf<deposit.Kept>(
      await app.as('finance').post('/purchase/cost/out/applyProjectOut', { depositId: winner }),
    );
    steps.dataOf(await app.as('manager').post(`${deposit.deposits}/payRefund`, { ...asked, tradeNo: 'T3' }));
    expect(await deposit.detailOf(app, 'supplier2', winner)).toMatchObject({
      depositStatus: 4,
      convertMoney: '6000.00',
      refundMoney: '4000.00',
    });
    expect(await deposit.accountsOf(app, projectId)).toContain('5 300002 600000');
    expect(await sound()).toBe(1);
  });
});

describe('a forfeiture', () => {
  test('R23 has a case of the law, a reason and a second person; the supplier appeals, and it may be undone', async () => {
    const { projectId, ids } = await deposit.decidedWithDeposits(app);
    const [loser = '', winner = ''] = ids;
    const propose = async (id: string, forfeitCause: number, reason: string) =>
      app.as('finance').post(`${deposit.deposits}/proposeForfeit`, {
        id,
        version: (await deposit.detailOf(app, 'finance', id)).version,
        forfeitCause,
        reason,
      });
    refused(await propose(loser, 2, '通知书发出后三十日未签订合同'), /^该情形只适用于中标（成交）供应商/);
    refused(await propose(winner, 2, '未签合同'), /^请说明理由，至少10个字$/);
    const proposed = steps.dataOf<deposit.Kept>(await propose(winner, 2, '通知书发出后三十日未签订合同'));
    expect(await app.as('finance').post(`${deposit.deposits}/approveForfeit`, proposed)).toMatchObject({ code: 403 });
    steps.dataOf(await app.as('manager').post(`${deposit.deposits}/approveForfeit`, proposed));
    expect(await deposit.accountsOf(app, projectId)).toContain('6  1000000');
    const forfeited = await deposit.detailOf(app, 'supplier2', winner);
    const say = { id: winner, version: forfeited.version, text: '采购人未按约定提供合同文本，请予核实' };
    steps.dataOf(await app.as('supplier2').post(`${deposit.deposits}/appeal`, say));
    refused(
      await app.as('supplier2').post(`${deposit.deposits}/appeal`, { ...say, version: say.version + 1 }),
      /^已经申诉/,
    );
    const waiting = await app.asSuperuser<{ kind: string }>('select kind from duty where row_id = $1', [winner]);
    expect(waiting.map(({ kind }) => kind)).toEqual(['deposit.answerAppeal']);
    const restored = { id: winner, version: say.version + 1, reason: '经核实合同文本迟延系采购人原因' };
    refused(await app.as('manager').post(`${deposit.deposits}/restore`, restored), ownWork);
    steps.dataOf(await app.as('chief').post(`${deposit.deposits}/restore`, restored));
    expect(await deposit.detailOf(app, 'supplier2', winner)).toMatchObject({
      depositStatus: 2,
      forfeitMoney: null,
      appealReply: '经核实合同文本迟延系采购人原因',
    });
    expect(await sound()).toBe(1);
  });
});
