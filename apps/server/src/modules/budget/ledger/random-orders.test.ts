import {
  budgetAccount,
  budgetOperation,
  isBalanced,
  replay,
  type AccountName,
  type OperationName,
} from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../../../test/random-from.ts';
import { approvedPlan, issuedBudget, type BudgetPeople } from '../../../../test/budget-steps.ts';
import { quiet } from '../../../../test/database-url.ts';
import { startTenderingApp, type Person, type TenderingApp } from '../../../../test/tendering-app.ts';
import { Refusal, seedContext, type Ctx } from '../../../platform/http/index.ts';
import { planModule } from '../../plan/index.ts';
import { adjust, budgetModule, commit, holdingOf, release, reserve, reverse, spend } from '../index.ts';

const orders = 1_000;

let app: TenderingApp;
let people: BudgetPeople<Person>;
beforeAll(async () => {
  app = await startTenderingApp([planModule, budgetModule]);
  const [dept] = await app.asSuperuser<{ id: string }>(
    `select id::text from dept where tenant_id = '100001' and dept_name = '采购一科'`,
  );
  const { userId } = app.as('buyer').user;
  const [buyer, manager, finance] = [app.as('buyer'), app.as('manager'), app.as('finance')];
  people = { buyer, manager, finance, deptId: dept?.id ?? '', receiverId: userId };
});
afterAll(() => app.close());

function inTransaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { user } = app.as('buyer');
  const { flowBusinesses } = app.platform;
  return app.database.transaction('100001', (tx) => work(seedContext(tx, { user, log: quiet, flowBusinesses })));
}

interface Wish {
  readonly lineId: string;
  readonly planId: string;
  readonly money: string;
}

const contract = { type: 'contract', id: '1', no: 'HT-1', name: '设备合同' } as const;
const payment = { type: 'payment', id: '2', no: 'ZF-1', name: '付款' } as const;
const project = { type: 'project', id: '3', no: 'XJ-1', name: '设备采购' } as const;

const someOfPlan = `
  select id::text from budget_posting where budget_cost_id = $1 and plan_id = $2 order by id desc offset $3 limit 1`;

/** What anybody may ask of the ledger, in any order; a project that is terminated gives back all that its plan holds. */
const wishes: readonly ((ctx: Ctx, wish: Wish) => Promise<void>)[] = [
  (ctx, { lineId, planId, money }) => reserve(ctx, { lineId, planId, money, cause: project }),
  (ctx, { planId, money }) => commit(ctx, { planId, money, cause: contract }),
  (ctx, { planId, money }) => spend(ctx, { planId, money, cause: payment }),
  (ctx, { planId, money }) => release(ctx, { planId, money, from: 'reserved', cause: project }),
  (ctx, { planId, money }) => release(ctx, { planId, money, from: 'committed', cause: contract }),
  (ctx, { lineId, money }) =>
    adjust(ctx, { lineId, money: `${500 + Number(money)}.00`, cause: project, reason: '调整' }),
  async (ctx, { planId }) => {
    const { committed = '0.00' } = (await holdingOf(ctx, planId)) ?? {};
    if (committed !== '0.00') await release(ctx, { planId, money: committed, from: 'committed', cause: contract });
    const { reserved = '0.00' } = (await holdingOf(ctx, planId)) ?? {};
    if (reserved !== '0.00') await release(ctx, { planId, money: reserved, from: 'reserved', cause: project });
  },
  async (ctx, { lineId, planId, money }) => {
    const [posting] = await ctx.db.query<{ id: string }>(someOfPlan, [lineId, planId, Number(money) % 12]);
    if (posting) await reverse(ctx, { postingId: posting.id, cause: project, reason: '冲销' });
  },
];

const postings = `
  select operation, from_account as "from", to_account as "to", money::text as fen from budget_posting
  where budget_cost_id = $1 order by id`;
const balances = `
  select granted_money::text as granted, available_money::text as available, reserved_money::text as reserved,
    committed_money::text as committed, spent_money::text as spent, allotted_money::text as allotted
  from budget_cost where id = $1`;

test('whatever is asked of the ledger in whatever order, its rows come to what stands on the line and on its plans', async () => {
  const { costs } = await issuedBudget(people, { money: '1000.00' });
  const lineId = costs[0]?.id ?? '';
  const plans: string[] = [];
  for (let one = 0; one < 3; one += 1)
    plans.push((await approvedPlan(people, { money: '100.00', budgetCostId: lineId })).id);
  const random = randomFrom(20_261_125);
  const counts = { done: 0, refused: 0 };
  for (let order = 0; order < orders; order += 1) {
    const wish = { lineId, planId: plans[random(plans.length)] ?? '', money: String(1 + random(400)) };
    const ask = wishes[random(wishes.length)];
    const isDone = await inTransaction((ctx) => ask?.(ctx, wish) ?? Promise.resolve()).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return false;
      },
    );
    counts[isDone ? 'done' : 'refused'] += 1;
  }
  // Both happen often, or the orders prove nothing.
  expect(Math.min(counts.done, counts.refused)).toBeGreaterThan(orders / 5);

  const rows = await app.asSuperuser<{ operation: number; from: number; to: number; fen: string }>(postings, [lineId]);
  const calculated = replay(
    rows.map(({ operation, from, to, fen }) => ({
      operation: budgetOperation.named(operation)?.name as OperationName,
      from: budgetAccount.named(from)?.name as AccountName,
      to: budgetAccount.named(to)?.name as AccountName,
      fen: BigInt(fen),
    })),
  );
  expect(isBalanced(calculated)).toBe(true);
  const [stored] = await app.asSuperuser<Record<string, string>>(balances, [lineId]);
  expect(Object.fromEntries(Object.entries(calculated).map(([name, fen]) => [name, String(fen)]))).toEqual(stored);
  const held = await Promise.all(plans.map((planId) => inTransaction((ctx) => holdingOf(ctx, planId))));
  const heldFen = held.flatMap((one) => [one?.reserved, one?.committed, one?.spent]);
  expect(heldFen.filter((yuan) => yuan?.startsWith('-'))).toEqual([]);
  const sum = (of: 'reserved' | 'committed' | 'spent') =>
    held.map((one) => BigInt((one?.[of] ?? '0.00').replace('.', ''))).reduce((total, fen) => total + fen, 0n);
  expect([sum('reserved'), sum('committed'), sum('spent')]).toEqual([
    calculated.reserved,
    calculated.committed,
    calculated.spent,
  ]);
});
