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
const act = performing.actOnPayment;
/** What was paid to the supplier of a contract, as the ledger has it. */
const postedFor = async (contractId: string) => {
  const [row] = await app.asSuperuser<{ paid: string; postings: number }>(
    `select coalesce(sum(e.debit - e.credit), 0)::text as paid, count(*)::int as postings
     from contract_payment c join ledger_posting p on p.tenant_id = c.tenant_id and p.cause_id = c.id::text
     join ledger_entry e on e.tenant_id = p.tenant_id and e.posting_id = p.id
     join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
     where c.contract_id = $1 and a.account_kind = 14`,
    [contractId],
  );
  return row;
};
const verdict = async () =>
  steps.dataOf<{ verdict: number }>(await app.as('finance').post('/ledger/check/run', {})).verdict;

describe('a contract', () => {
  test('is paid as it was planned: ahead, with the delivery, after the acceptance; and is then completed', async () => {
    const id = await planned();
    refused(await performing.applyFor(app, id, { term: 1, money: '315000' }), /^该款项的付款条件尚未成就/);
    refused(await performing.applyFor(app, id, { term: 0, money: '157500' }), /^开票金额不足（最多可付0\.00元）$/);
    steps.dataOf(await performing.invoiced(app, id, '525000'));
    refused(
      await performing.applyFor(app, id, { term: 0, money: '157500.01' }),
      /^申请金额超出该期未付金额（最多157500\.00元）$/,
    );
    await performing.paid(app, id, { term: 0, money: '157500' });
    expect(await contracts.detailOf(app, id)).toMatchObject({ contractStatus: 5 });
    refused(
      await performing.plan(app, id, { reason: '供应商来函更换收款账户，已核实' }),
      /^已有付款申请，付款计划不能修改$/,
    );
    await performing.accepted(app, id, { acceptType: 1, quantity: '100' });
    // 87,500 came, 157,500 were agreed ahead and are paid.
    refused(
      await performing.applyFor(app, id, { term: 1, money: '87500.01' }),
      /^付款合计不能超出已验收金额与预付款之和（最多87500\.00元）$/,
    );
    await performing.paid(app, id, { term: 1, money: '87500' });
    expect((await performing.planOf(app, id))[1]).toMatchObject({ termStatus: 1, paidMoney: '87500.00' });
    await performing.accepted(app, id, { acceptType: 1, quantity: '500' });
    await performing.paid(app, id, { term: 1, money: '227500' });
    await performing.accepted(app, id, { acceptType: 3, quantity: '600' });
    expect(await contracts.detailOf(app, id)).toMatchObject({ contractStatus: 5 });
    await performing.paid(app, id, { term: 2, money: '52500' });
    expect(await contracts.detailOf(app, id)).toMatchObject({ contractStatus: 6 });
    expect(await performing.sumsOf(app, id)).toMatchObject({ paidMoney: '525000.00', paymentStatus: 2 });
    expect(await postedFor(id)).toEqual({ paid: '52500000', postings: 4 });
    expect(await verdict()).toBe(1);
    const final = await app.as('buyer').post('/purchase/cus/pro/finalContract', { id });
    expect(steps.dataOf(final)).toMatchObject({ contractStatus: 6, isAccepted: true, isPaid: true });
  });

  test.each([
    ['its price', 'update contract set contract_money = contract_money * 2 where id = $1'],
    ['whom it is owed to', `update contract set supplier_tenant_id = '300003' where id = $1`],
    [
      'the account',
      `with own as (update contract set payee_account = '6222020200112233446' where id = $1)
       update contract_payment set payee_account = '6222020200112233446' where contract_id = $1`,
    ],
    ['what was applied for', 'update contract_payment set apply_money = apply_money - 1 where contract_id = $1'],
    [
      'the account, and the record of the plan',
      `with own as (update contract set payee_account = '6222020200112233446' where id = $1),
         paid as (update contract_payment set payee_account = '6222020200112233446' where contract_id = $1)
       select append_evidence(e.tenant_id, e.stream, e.action, e.subject,
         replace(e.payload, '6222020200112233445', '6222020200112233446'), e.actor_tenant, e.actor, e.at, e.seal)
       from evidence e where e.subject = $1::text and e.action = 'contract.planPayments'`,
    ],
  ])('is not paid where somebody changed %s in the database', async (what, sql) => {
    const id = await planned();
    steps.dataOf(await performing.invoiced(app, id, '157500'));
    const payment = await performing.approved(app, id, { term: 0, money: '157500' });
    await app.asSuperuser(sql, [id]);
    const money = what === 'what was applied for' ? { payMoney: '157499.99' } : {};
    const account = what.startsWith('the account') ? { payAccount: '6222020200112233446' } : {};
    refused(
      await performing.pay(app, payment, { ...money, ...account }),
      /^合同或付款的金额、收款方或账户与存证不一致/,
    );
    expect(await postedFor(id)).toMatchObject({ postings: 0 });
  });

  test('is paid to its own account alone, so much as was approved, by a transfer that paid nothing else', async () => {
    const id = await planned();
    steps.dataOf(await performing.invoiced(app, id, '157500'));
    const payment = await performing.approved(app, id, { term: 0, money: '157500' });
    refused(
      await performing.pay(app, payment, { payAccount: '6222020200112233446' }),
      /^只能付至合同约定的收款账户（6222020200112233445）$/,
    );
    refused(await performing.pay(app, payment, { payMoney: '157499.99' }), /^实付金额应等于批准的申请金额/);
    refused(await performing.pay(app, payment, { payTime: '2026-11-24 00:00:00' }), /^付款时间不能早于/);
    expect(await performing.pay(app, payment, { voucher: [] })).toMatchObject({ code: 400 });
    expect(await postedFor(id)).toEqual({ paid: '0', postings: 0 });
    steps.dataOf(await performing.pay(app, payment, { tradeNo: 'ICBC-own' }));
    refused(await performing.pay(app, payment), /状态/);
    expect(await performing.paymentOf(app, payment, 'supplier2')).toMatchObject({
      payStatus: 3,
      payMoney: '157500.00',
      actions: [],
    });
    expect(await postedFor(id)).toEqual({ paid: '15750000', postings: 1 });
    const other = await planned();
    steps.dataOf(await performing.invoiced(app, other, '157500'));
    const second = await performing.approved(app, other, { term: 0, money: '157500' });
    refused(await performing.pay(app, second, { tradeNo: 'ICBC-own' }), /^该银行流水号已登记付款$/);
  });
});

describe('an application', () => {
  test('is approved by another and paid by a third, and one at a time of a term', async () => {
    const id = await planned();
    steps.dataOf(await performing.invoiced(app, id, '157500'));
    const { id: payment } = steps.dataOf<{ id: string }>(
      await performing.applyFor(app, id, { term: 0, money: '100000' }),
    );
    const { id: twin } = steps.dataOf<{ id: string }>(await performing.applyFor(app, id, { term: 0, money: '57500' }));
    steps.dataOf(await act(app, 'buyer', { id: payment, name: 'submit' }));
    refused(await act(app, 'buyer', { id: twin, name: 'submit' }), /^该款项已有付款申请在办理$/);
    expect(await act(app, 'buyer', { id: payment, name: 'approve' })).toMatchObject({ code: 403 });
    expect(await act(app, 'finance', { id: payment, name: 'approve' })).toMatchObject({ code: 403 });
    steps.dataOf(await act(app, 'manager', { id: payment, name: 'approve' }));
    expect(await performing.paymentOf(app, payment, 'finance')).toMatchObject({
      payStatus: 2,
      actions: ['pay', 'fail'],
    });
  });

  test('comes back: taken back, rejected with a reason, or when the bank does not take it', async () => {
    const id = await planned();
    steps.dataOf(await performing.invoiced(app, id, '157500'));
    const { id: payment } = steps.dataOf<{ id: string }>(
      await performing.applyFor(app, id, { term: 0, money: '157500' }),
    );
    steps.dataOf(await act(app, 'buyer', { id: payment, name: 'submit' }));
    expect((await performing.planOf(app, id))[0]).toMatchObject({ termStatus: 2, inFlowMoney: '157500.00' });
    steps.dataOf(await act(app, 'buyer', { id: payment, name: 'withdraw' }));
    expect((await performing.planOf(app, id))[0]).toMatchObject({ termStatus: 1, inFlowMoney: '0.00' });
    steps.dataOf(await act(app, 'buyer', { id: payment, name: 'submit' }));
    refused(await act(app, 'manager', { id: payment, name: 'reject' }), /原因|理由/);
    steps.dataOf(await act(app, 'manager', { id: payment, name: 'reject', more: { reason: '发票抬头有误' } }));
    steps.dataOf(await act(app, 'buyer', { id: payment, name: 'submit' }));
    steps.dataOf(await act(app, 'manager', { id: payment, name: 'approve' }));
    steps.dataOf(await act(app, 'finance', { id: payment, name: 'fail', more: { reason: '银行退票：户名不符' } }));
    expect(await performing.paymentOf(app, payment)).toMatchObject({
      payStatus: 4,
      history: [{ action: 'fail' }, {}, {}, {}, {}, {}, {}],
    });
    steps.dataOf(await act(app, 'buyer', { id: payment, name: 'discard', more: { reason: '改为分两笔申请' } }));
    expect(await performing.paymentOf(app, payment)).toMatchObject({ payStatus: 6 });
    expect(await postedFor(id)).toEqual({ paid: '0', postings: 0 });
  });

  test('that was paid is reversed by another with a reason, in ledger and plan, and never deleted', async () => {
    const id = await planned();
    steps.dataOf(await performing.invoiced(app, id, '157500'));
    const payment = await performing.paid(app, id, { term: 0, money: '157500' });
    expect((await performing.planOf(app, id))[0]).toMatchObject({ termStatus: 3 });
    refused(await act(app, 'manager', { id: payment, name: 'reverse', more: { reason: '退票' } }), /至少/);
    const more = { reason: '银行次日退票：收款账户已销户' };
    steps.dataOf(await act(app, 'manager', { id: payment, name: 'reverse', more }));
    refused(await act(app, 'manager', { id: payment, name: 'reverse', more }), /状态/);
    expect((await performing.planOf(app, id))[0]).toMatchObject({ termStatus: 1, paidMoney: '0.00' });
    expect(await postedFor(id)).toEqual({ paid: '0', postings: 2 });
    expect(await verdict()).toBe(1);
    await performing.paid(app, id, { term: 0, money: '157500' });
    expect(await postedFor(id)).toEqual({ paid: '15750000', postings: 3 });
    expect(await performing.paymentOf(app, payment)).toMatchObject({
      payStatus: 5,
      payMoney: '157500.00',
      history: [{ ...more }, {}, {}, {}],
    });
  });

  test('names what limits it before it is written', async () => {
    const id = await planned();
    steps.dataOf(await performing.invoiced(app, id, '100000'));
    const termId = (await performing.planOf(app, id))[0]?.id;
    const check = steps.dataOf(await app.as('buyer').get(`/purchase/costDetail/queryCheckInfo?termId=${termId}`));
    expect(check).toMatchObject({
      overTerm: '157500.00',
      overAccepted: '157500.00',
      overInvoiced: '100000.00',
      mostMoney: '100000.00',
      payeeAccount: performing.payeeAccount,
    });
  });
});

describe('an invoice', () => {
  test('is handed in by the supplier or noted by the handler, once, and not in the future', async () => {
    const id = await planned();
    const invoice = {
      contractId: id,
      invoiceNo: '26442000000012345678',
      invoiceDate: '2026-11-23',
      invoiceMoney: '1000',
    };
    const path = `${contracts.base}/invoice`;
    refused(await app.as('supplier2').post(`${path}/handIn`, { ...invoice, invoiceDate: '2026-11-24' }), /^开票日期/);
    refused(await app.as('supplier2').post(`${path}/handIn`, { ...invoice, taxMoney: '1000.01' }), /^税额/);
    expect(await app.as('supplier1').post(`${path}/handIn`, invoice)).toMatchObject({ code: 404 });
    expect(await app.as('supplier2').post(`${path}/handIn`, { ...invoice, invoiceNo: '123' })).toMatchObject({
      code: 400,
    });
    const fileId = await contracts.upload(app, 'supplier2', '发票.pdf');
    const files = [{ fileId, fileName: '发票.pdf', fileUrl: '', fileSuffix: 'pdf' }];
    steps.dataOf(await app.as('supplier2').post(`${path}/handIn`, { ...invoice, files }));
    refused(await app.as('buyer').post(`${path}/save`, invoice), /^该发票号码已登记$/);
    steps.dataOf(await app.as('buyer').post(`${path}/save`, { ...invoice, invoiceNo: '12345678' }));
    expect(steps.dataOf(await app.as('supplier2').get(`${path}/queryList?contractId=${id}`))).toHaveLength(2);
    expect((await app.as('buyer').get(`/file/info?fileId=${fileId}`)).code).not.toBe(403);
  });

  test('is not void while payments need it', async () => {
    const id = await planned();
    const { id: invoiceId } = steps.dataOf<{ id: string }>(await performing.invoiced(app, id, '157500'));
    const cancel = (reason: string) =>
      app.as('buyer').post(`${contracts.base}/invoice/cancel`, { id: invoiceId, version: 0, reason });
    const { id: payment } = steps.dataOf<{ id: string }>(
      await performing.applyFor(app, id, { term: 0, money: '157500' }),
    );
    steps.dataOf(await act(app, 'buyer', { id: payment, name: 'submit' }));
    refused(await cancel('开票内容有误，已红冲'), /^作废后开票金额少于已付和在办金额/);
    steps.dataOf(await act(app, 'buyer', { id: payment, name: 'withdraw' }));
    steps.dataOf(await cancel('开票内容有误，已红冲'));
    refused(await act(app, 'buyer', { id: payment, name: 'submit' }), /^开票金额不足/);
    expect(await performing.sumsOf(app, id)).toMatchObject({ invoiceMoney: '0.00' });
  });
});
