import {
  contract,
  contractPayment,
  contractPaymentLifecycle,
  contractTerm,
  contractType,
  purchaseContractLifecycle,
} from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../../../test/random-from.ts';
import { handedDownPlan, issuedBudget, planOf } from '../../../../test/budget-steps.ts';
import * as contracts from '../../../../test/contract-steps.ts';
import { quiet } from '../../../../test/database-url.ts';
import * as performing from '../../../../test/performing-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { nextId } from '../../../platform/db/index.ts';
import { Refusal, seedContext, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { budgetModule, holdingOf } from '../../budget/index.ts';
import { planModule } from '../../plan/index.ts';
import { terminateContract } from '../performing/end-contract.ts';
import { commitBudget, followPlan, reverseBudget, spendBudget } from './follow-budget.ts';

const orders = 300;

let app: TenderingApp;
beforeAll(async () => {
  app = await contracts.startContractApp([planModule, budgetModule]);
});
afterAll(() => app.close());

function inTransaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { user } = app.as('manager');
  const { flowBusinesses } = app.platform;
  return app.database.transaction('100001', (tx) => work(seedContext(tx, { user, log: quiet, flowBusinesses })));
}

/** A contract and a payment as their commands have made them, which others are made like; and what they are of. */
interface Stage {
  readonly planId: string;
  readonly contractId: string;
  readonly paymentId: string;
}

async function setStage(): Promise<Stage> {
  const [ids] = await app.asSuperuser<{ dept: string }>(
    `select id::text as dept from dept where tenant_id = '100001' and dept_name = '采购一科'`,
  );
  const [buyer, manager, finance] = [app.as('buyer'), app.as('manager'), app.as('finance')];
  const people = { buyer, manager, finance, deptId: ids?.dept ?? '', receiverId: buyer.user.userId };
  const budget = await issuedBudget(people, { money: '900000.00' });
  const { id: planId } = await handedDownPlan(people, { money: '700000.00', budgetCostId: budget.costs[0]?.id });
  const award = await contracts.awarded(app, { planId });
  const contractId = await performing.plannedContract(app, award);
  steps.dataOf(await performing.invoiced(app, contractId, '525000'));
  const paymentId = await performing.paid(app, contractId, { term: 0, money: '157500' });
  return { planId, contractId, paymentId };
}

interface Wish {
  readonly stage: Stage;
  /** In yuan, and by which of those that there are it is done. */
  readonly money: number;
  readonly place: number;
}

const live = purchaseContractLifecycle.sql('signed', 'performing', 'suspended');

const anyLive = `
  select id::text, parent_contract_id::text as "parentId" from contract
  where tenant_id = $1 and contract_status in ${live} order by id`;

const copied = (table: string) =>
  `insert into ${table} select (jsonb_populate_record(t, $3::jsonb)).* from ${table} t where t.tenant_id = $1 and t.id = $2`;

/** Beside the contract in force, or in its place where it was ended; under the version of the buyer's signature. */
async function sign(ctx: Ctx, { stage, money }: Wish): Promise<void> {
  const all = await ctx.db.query<{ id: string; parentId: string | null }>(anyLive, [ctx.tenantId]);
  const parent = all.find(({ parentId }) => parentId === null);
  const id = nextId();
  const changes = {
    id,
    contract_no: `HT-${id}`,
    contract_money: money * 100,
    contract_status: purchaseContractLifecycle.code.signed,
    parent_contract_id: parent?.id ?? null,
    contract_type: parent ? contractType.code.supplement : contractType.code.goods,
  };
  await ctx.db.query(copied('contract'), [ctx.tenantId, stage.contractId, JSON.stringify(changes)]);
  const row = await findRow(ctx, contract, { id, reach: 'tenant' });
  await followPlan(ctx, row);
  await commitBudget(ctx, row);
}

async function pay(ctx: Ctx, { stage, money, place }: Wish): Promise<void> {
  const all = await ctx.db.query<{ id: string; left: string }>(
    `select c.id::text, (c.contract_money - coalesce((select sum(p.pay_money) from contract_payment p
       where p.tenant_id = c.tenant_id and p.contract_id = c.id
         and p.pay_status in ${contractPaymentLifecycle.sql('paid')}), 0))::text as left
     from contract c where c.tenant_id = $1 and c.contract_status in ${live} order by c.id`,
    [ctx.tenantId],
  );
  const one = all[place % Math.max(all.length, 1)];
  const fen = Math.min(Number(one?.left ?? 0), money * 100);
  if (!one || fen === 0) return;
  const id = nextId();
  const { paid } = contractPaymentLifecycle.code;
  const changes = {
    id,
    pay_no: id,
    trade_no: id,
    contract_id: one.id,
    apply_money: fen,
    pay_money: fen,
    pay_status: paid,
  };
  await ctx.db.query(copied('contract_payment'), [ctx.tenantId, stage.paymentId, JSON.stringify(changes)]);
  await spendBudget(ctx, await heldOf(ctx, id));
}

async function heldOf(ctx: Ctx, id: string) {
  const payment = await findRow(ctx, contractPayment, { id, reach: 'tenant' });
  const row = await findRow(ctx, contract, { id: payment.contractId, reach: 'tenant' });
  return { row, payment, term: await findRow(ctx, contractTerm, { id: payment.termId, reach: 'tenant' }) };
}

/** Of a contract in force or of one that was ended since. */
async function takeBack(ctx: Ctx, { place }: Wish): Promise<void> {
  const all = await ctx.db.query<{ id: string }>(
    `select id::text from contract_payment where tenant_id = $1
       and pay_status in ${contractPaymentLifecycle.sql('paid')} order by id`,
    [ctx.tenantId],
  );
  const one = all[place % Math.max(all.length, 1)];
  if (!one) return;
  const { reversed } = contractPaymentLifecycle.code;
  await ctx.db.query('update contract_payment set pay_status = $3 where tenant_id = $1 and id = $2', [
    ctx.tenantId,
    one.id,
    reversed,
  ]);
  const held = await heldOf(ctx, one.id);
  await followPlan(ctx, held.row);
  await reverseBudget(ctx, held, '银行退票');
}

async function end(ctx: Ctx, { place }: Wish): Promise<void> {
  const all = await ctx.db.query<{ id: string }>(anyLive, [ctx.tenantId]);
  const one = all[place % Math.max(all.length, 1)];
  if (!one) return;
  const { version } = await findRow(ctx, contract, { id: one.id, reach: 'tenant' });
  await terminateContract(ctx, { id: one.id, version, reason: '双方协商终止合同，不再履行' });
}

async function settle({ stage }: Wish): Promise<boolean> {
  const { version } = await planOf(app.as('buyer'), stage.planId);
  return (await app.as('manager').post('/plan/settlePlan', { id: stage.planId, version })).code === 200;
}

/** Whether it was done; what is refused changes nothing. */
const asked = (work: (ctx: Ctx, wish: Wish) => Promise<void>) => (wish: Wish) =>
  inTransaction((ctx) => work(ctx, wish)).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return false;
    },
  );

/** Settling is rare, or nothing is left to sign for. */
const wishes: readonly (readonly [name: string, ask: (wish: Wish) => Promise<boolean>, share: number])[] = [
  ['sign', asked(sign), 6],
  ['pay', asked(pay), 6],
  ['take back', asked(takeBack), 5],
  ['end', asked(end), 2],
  ['settle', settle, 1],
];
const drawn = wishes.flatMap((wish) => Array.from({ length: wish[2] }, () => wish));

const takenMoney = `
  select sum(case when c.contract_status in ${purchaseContractLifecycle.sql('terminated')} then coalesce(p.paid, 0)
    else c.contract_money end)::text as taken, sum(coalesce(p.paid, 0))::text as paid
  from contract c left join lateral (select sum(m.pay_money) as paid from contract_payment m
    where m.contract_id = c.id and m.pay_status in ${contractPaymentLifecycle.sql('paid')}) p on true`;

const fenOf = (yuan: string | null | undefined) => BigInt((yuan ?? '0.00').replace('.', ''));

/** What plan, ledger and contracts say of the same money, in fen. */
async function moneyOf({ planId }: Stage) {
  const shown = await planOf(app.as('buyer'), planId);
  const held = await inTransaction((ctx) => holdingOf(ctx, planId));
  const [sums] = await app.asSuperuser<{ taken: string; paid: string }>(takenMoney);
  return {
    plan: [shown.usedMoney, shown.balanceMoney].map(fenOf),
    ledger: [fenOf(held?.committed) + fenOf(held?.spent), fenOf(held?.reserved), fenOf(held?.spent)],
    contracts: [BigInt(sums?.taken ?? '0'), BigInt(sums?.paid ?? '0')],
    whole: fenOf(shown.usedMoney) + fenOf(shown.balanceMoney) + fenOf(shown.releasedMoney),
  };
}

test('whatever is signed, paid, taken back, ended and settled in whatever order, plan, budget and contracts say the same', async () => {
  const stage = await setStage();
  const random = randomFrom(20_261_129);
  const counts = { done: 0, refused: 0 };
  for (let order = 0; order < orders; order += 1) {
    const [name = '', ask = settle] = drawn[random(drawn.length)] ?? [];
    const isDone = await ask({ stage, money: 1 + random(300_000), place: random(1_000) });
    counts[isDone ? 'done' : 'refused'] += 1;
    const { plan: ofPlan, ledger, contracts: ofContracts, whole } = await moneyOf(stage);
    const [taken = 0n, paid = 0n] = ofContracts;
    // What contracts take is used of the plan, committed or spent of the budget; the rest is the plan's, and reserved.
    expect([ofPlan[0], ledger[0], ledger[2]], `after order ${order}, ${name}`).toEqual([taken, taken, paid]);
    expect(ofPlan[1], `after order ${order}, ${name}`).toBe(ledger[1]);
    expect(whole).toBe(70_000_000n);
  }
  // Both happen often, or the orders prove nothing.
  expect(Math.min(counts.done, counts.refused)).toBeGreaterThan(orders / 10);
});
