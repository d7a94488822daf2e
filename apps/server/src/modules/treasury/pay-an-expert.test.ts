import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, type Saved } from '../../../test/agency-steps.ts';
import * as steps from '../../../test/treasury-steps.ts';

let stage: steps.Treasury;
let project: Awaited<ReturnType<typeof steps.evaluated>>;
beforeAll(async () => {
  stage = await steps.openTreasury();
  project = await steps.evaluated(stage, 8);
});
afterAll(() => stage.app.close());

const why = '银行次日退票：收款账户状态异常，需重新支付';
const audit = async (outId: string, flag: number, more = '') =>
  (await stage.finance()).get<{ payoutStatus: number }>(`${steps.money}/outAudit?outId=${outId}&flag=${flag}${more}`);
const lines = (kind: number) =>
  stage.app.asSuperuser<{ fen: string }>(
    `select coalesce(sum(e.credit - e.debit), 0)::text as fen from ledger_account a
     join ledger_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id where a.account_kind = $1`,
    [kind],
  );
const held = async (kind: number) => (await lines(kind))[0]?.fen;
const isSound = async () =>
  (await done<{ verdict: number }>((await stage.finance()).post('/ledger/check/run', {}))).verdict;

describe('the fee of an expert', () => {
  test('[R381] is applied for of those who signed in once the result is out, and to a default account alone', async () => {
    const { experts, isOpen } = await steps.feesOf(stage.buyer, project.projectId);
    expect([isOpen, experts.length, experts[0]?.hasAccount]).toEqual([true, 2, false]);
    const of = { projectId: project.projectId, expertId: experts[0]?.expertId, hours: '4', money: '1500' };
    expect((await steps.applyForFee(stage, of)).msg).toMatch(/^请先维护默认银行账户/);
    await steps.withAccounts(project.seats);
    await stage.app.asSuperuser('update project set stage = 60 where id = $1', [project.projectId]);
    expect((await steps.applyForFee(stage, of)).msg).toContain('名单保密');
    expect((await steps.feesOf(stage.buyer, project.projectId)).experts).toEqual([]);
    await stage.app.asSuperuser('update project set stage = 65 where id = $1', [project.projectId]);
    const [stranger] = await stage.app.asSuperuser<{ id: string }>(
      'select e.id::text from expert e where e.id <> all (select expert_id from committee_member where expert_id is not null) limit 1',
    );
    expect((await steps.applyForFee(stage, { ...of, expertId: stranger?.id })).msg).toContain('未在本项目签到');
    const saved = await done(steps.applyForFee(stage, of));
    expect(saved).toMatchObject({ taxMoney: '140.00', netMoney: '1360.00' });
    expect(await steps.outOf(stage.buyer, saved.id)).toMatchObject({
      outStatus: 1,
      payeeAccount: expect.stringContaining('*'),
    });
    expect((await steps.applyForFee(stage, of)).msg).toBe('该专家在本项目的费用已申请');
    const own = await Promise.all(project.seats.map(({ who }) => done<object[]>(who.get(`${steps.out}/own`))));
    expect(own.flat()).toHaveLength(1);
  });

  test('is approved by another and paid by a third into his wallet, less the tax; once', async () => {
    const { experts } = await steps.feesOf(stage.buyer, project.projectId);
    const id = experts.find((one) => one.id !== null)?.id ?? '';
    expect((await steps.act(stage.buyer, { id, name: 'approve' })).code).toBe(403);
    await steps.paid(stage, id);
    expect(await held(11)).toBe('136000');
    expect(await held(16)).toBe('14000');
    const payTime = stage.app.clock.now();
    const again = await steps.act(await stage.finance(), { id, name: 'pay', more: { payWay: 2, payTime } });
    expect(again.code).toBe(400);
    expect(await held(11)).toBe('136000');
    const finance = await stage.finance();
    expect((await steps.outOf(finance, id)).payeeAccount).not.toContain('*');
    expect(await isSound()).toBe(1);
  });

  test('that was paid by a transfer is reversed with a reason, stays to be read, and is applied for anew', async () => {
    const { experts } = await steps.feesOf(stage.buyer, project.projectId);
    const expertId = experts.find((one) => one.id === null)?.expertId;
    const of = { projectId: project.projectId, expertId, money: '5000' };
    const { id } = await done(steps.applyForFee(stage, of));
    await done(steps.act(stage.manager, { id, name: 'approve' }));
    const payTime = stage.app.clock.now();
    const pay = async (more: object) =>
      steps.act(await stage.finance(), { id, name: 'pay', more: { payTime, ...more } });
    expect((await pay({ payWay: 1 })).msg).toBe('请填写银行流水号');
    await done(pay({ payWay: 1, tradeNo: 'ICBC-9001' }));
    const mistake = (more: object) => stage.manager.post(`${steps.out}/projectMistakeOut`, { outId: id, ...more });
    expect((await mistake({ reason: '错' })).code).toBe(400);
    await done(mistake({ reason: why }));
    expect((await mistake({ reason: why })).code).toBe(400);
    expect(await held(16)).toBe('14000');
    expect(await steps.outOf(stage.buyer, id)).toMatchObject({ outStatus: 6, tradeNo: 'ICBC-9001' });
    expect((await steps.applyForFee(stage, of)).code).toBe(200);
    expect(await isSound()).toBe(1);
  });

  test('is paid of what was collected for experts, and of no more', async () => {
    const other = await steps.evaluated(stage, 12);
    for (const seat of other.seats) await steps.withAccounts([seat]).catch(() => undefined);
    const { experts } = await steps.feesOf(stage.buyer, other.projectId);
    const of = { projectId: other.projectId, expertId: experts[0]?.expertId, feeFund: 2 };
    expect((await steps.applyForFee(stage, { ...of, money: '800' })).msg).toContain('代收专家费余额');
    const received = await done<Saved>(
      stage.buyer.post(`${steps.into}/applyProjectIn`, {
        projectId: other.projectId,
        inType: 4,
        money: '1000',
        payerName: '滨江采购代理有限公司',
        payTime: stage.app.clock.now(),
      }),
    );
    await done((await stage.finance()).post(`${steps.into}/gatherProjectIn`, { id: received.id }));
    expect((await steps.applyForFee(stage, { ...of, money: '1000.01' })).msg).toContain('代收专家费余额1,000.00元');
    const { id } = await done(steps.applyForFee(stage, { ...of, money: '1000' }));
    const second = { ...of, expertId: experts[1]?.expertId, money: '0.01' };
    expect((await steps.applyForFee(stage, second)).msg).toContain('代收专家费余额0.00元');
    await steps.paid(stage, id);
    const mistaken = await (
      await stage.finance()
    ).post(`${steps.into}/markMistake`, {
      id: received.id,
      version: (await steps.inOf(stage.buyer, received.id)).version,
      reason: why,
    });
    expect(mistaken.msg).toContain('余额0.00元，不足以支出1,000.00元');
    expect(await isSound()).toBe(1);
  });
});

describe('a wallet', () => {
  test('[R372] [R383] pays out to the default account: frozen at once, decided by another, paid by a third', async () => {
    const [seat] = project.seats;
    if (!seat) throw new Error('no expert');
    const wallets = await Promise.all(project.seats.map(({ who }) => steps.walletOf(who)));
    const at = wallets.findIndex(({ balance }) => balance !== '0.00');
    const who = project.seats[at]?.who ?? seat.who;
    const before = await steps.walletOf(who);
    const apply = (money: string) => who.post<Saved>(`${steps.money}/applyOut`, { money });
    expect((await apply('0')).code).toBe(400);
    expect((await apply('99999')).msg).toBe('可提现余额不足');
    const { id } = await done(apply('500'));
    expect(await steps.walletOf(who)).toMatchObject({ balance: before.balance, frozen: '500.00' });
    expect((await audit(id, 0)).code).toBe(400);
    await done(audit(id, 0, `&reason=${encodeURIComponent('收款账户户名与专家姓名不一致，请核对后重新申请')}`));
    expect(await steps.walletOf(who)).toMatchObject({ balance: before.balance, frozen: '0.00' });
    const [rejected] = await steps.payoutsOf(who);
    expect(rejected).toMatchObject({ payoutStatus: 3, note: expect.stringContaining('户名') });
    expect((await audit(id, 1)).msg).toContain('已经处理');

    const next = await done(apply('500'));
    expect(await done(audit(next.id, 1))).toMatchObject({ payoutStatus: 1 });
    expect(await done(audit(next.id, 1))).toMatchObject({ payoutStatus: 1 });
    const after = await steps.walletOf(who);
    expect([after.frozen, Number(before.balance) - Number(after.balance)]).toEqual(['0.00', 500]);
    const body = { id: next.id, version: 1, tradeNo: 'ICBC-TX-1', payTime: stage.app.clock.now() };
    expect((await (await stage.finance()).post('/bid-order/payout/pay', body)).code).toBe(400);
    await done(stage.manager.post('/bid-order/payout/pay', body));
    const failed = { id: next.id, version: 2, reason: why };
    await done(stage.manager.post('/bid-order/payout/fail', failed));
    expect(await steps.walletOf(who)).toMatchObject({ balance: before.balance, available: before.available });
    expect(await done<object[]>(who.get(`${steps.money}/movements`))).not.toHaveLength(0);
    expect(await isSound()).toBe(1);
  });

  test('is never asked for more than it holds by fifty at once', async () => {
    const wallets = await Promise.all(project.seats.map(async ({ who }) => ({ who, ...(await steps.walletOf(who)) })));
    const wallet = wallets.find(({ available }) => available !== '0.00');
    if (!wallet) throw new Error('nobody has money');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => wallet.who.post(`${steps.money}/applyOut`, { money: '100' })),
    );
    const accepted = answers.filter(({ code }) => code === 200).length;
    expect(accepted).toBe(Math.floor(Number(wallet.available) / 100));
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ msg }) => msg))).toEqual(
      new Set(['可提现余额不足']),
    );
    const after = await steps.walletOf(wallet.who);
    expect(Number(after.frozen)).toBe(accepted * 100);
    const other = project.seats.find(({ who }) => who !== wallet.who)?.who;
    const [mine] = await steps.payoutsOf(wallet.who);
    expect((await steps.payoutsOf(other ?? stage.buyer)).some(({ id }) => id === mine?.id)).toBe(false);
  });
});
