import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountNatures,
  contractPaymentLines,
  costInLines,
  costInMistakeLines,
  costPayWay,
  depositLines,
  depositWay,
  expertFeeLines,
  feeFund,
  ledgerAccountKind,
  mistakeRefundLines,
  orderLines,
  orderType,
  payoutLines,
  payType,
  type EntryLine,
  type LedgerAccountName,
} from '@zhaocai/model';
import * as deposit from '../../../test/deposit-steps.ts';
import { quiet } from '../../../test/database-url.ts';
import { randomFrom } from '../../../test/random-from.ts';
import type { TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { verifyChain } from '../../platform/audit/index.ts';
import { Refusal, seedContext, type Ctx } from '../../platform/http/index.ts';
import { post, reversePosting } from './index.ts';

let app: TenderingApp;
let projects: readonly string[];
beforeAll(async () => {
  app = await deposit.startDepositApp();
  projects = [await steps.publishedProject(app), await steps.publishedProject(app)];
});
afterAll(() => app.close());

type Name = LedgerAccountName;
/** What a deed adds to accounts, each on the side on which it grows: told here, and not by the lines of the product. */
type Told = Readonly<Partial<Record<Name, bigint>>>;

interface Deed {
  readonly lines: readonly EntryLine[];
  readonly told: Told;
}

const { transfer, guarantee } = depositWay.code;
const collected = { feeFund: feeFund.code.collected, payWay: costPayWay.code.wallet };
const own = { feeFund: feeFund.code.own, payWay: costPayWay.code.transfer };
const online = { orderType: orderType.code.documents, payType: payType.code.wechat };
const offline = { orderType: orderType.code.service, payType: payType.code.offline };

/** Every way in which money moves, with an amount in fen and a part of it. */
const deeds: readonly ((fen: bigint, part: bigint) => Deed)[] = [
  (fen) => ({
    lines: depositLines('receive', { fen, payWay: transfer }),
    told: { bank: fen, depositHeld: fen },
  }),
  (fen) => ({
    lines: depositLines('receive', { fen, payWay: guarantee }),
    told: { guarantees: fen, depositHeld: fen },
  }),
  (fen) => ({
    lines: depositLines('askRefund', { fen, payWay: transfer }),
    told: { depositHeld: -fen, refundPayable: fen },
  }),
  (fen) => ({
    lines: depositLines('cancelRefund', { fen, payWay: transfer }),
    told: { depositHeld: fen, refundPayable: -fen },
  }),
  (fen, interestFen) => ({
    lines: depositLines('payRefund', { fen, payWay: transfer, interestFen }),
    told: { refundPayable: -fen, interest: interestFen, bank: -fen - interestFen },
  }),
  (fen) => ({
    lines: depositLines('payRefund', { fen, payWay: guarantee }),
    told: { refundPayable: -fen, guarantees: -fen },
  }),
  (fen) => ({
    lines: depositLines('convert', { fen, payWay: transfer }),
    told: { depositHeld: -fen, performanceBond: fen },
  }),
  (fen) => ({
    lines: depositLines('forfeit', { fen, payWay: guarantee }),
    told: { depositHeld: -fen, forfeited: fen, guarantees: -fen, bank: fen },
  }),
  (fen) => ({ lines: orderLines(online, fen), told: { channel: fen, documentFee: fen } }),
  (fen) => ({ lines: orderLines(offline, fen), told: { bank: fen, agencyFee: fen } }),
  (fen) => ({ lines: costInLines('bank', 'expertFund', fen), told: { bank: fen, expertFund: fen } }),
  (fen) => ({ lines: costInLines('bank', 'otherIncome', fen), told: { bank: fen, otherIncome: fen } }),
  (fen) => ({ lines: costInLines('unidentified', 'wallet', fen), told: { unidentified: -fen, wallet: fen } }),
  (fen) => ({ lines: costInMistakeLines('otherIncome', fen), told: { otherIncome: -fen, unidentified: fen } }),
  (fen) => ({ lines: mistakeRefundLines(fen), told: { unidentified: -fen, bank: -fen } }),
  (fen, taxFen) => ({
    lines: expertFeeLines({ ...collected, fen, taxFen }),
    told: { expertFund: -fen, wallet: fen - taxFen, taxWithheld: taxFen },
  }),
  (fen, taxFen) => ({
    lines: expertFeeLines({ ...own, fen, taxFen }),
    told: { expertFee: fen, bank: taxFen - fen, taxWithheld: taxFen },
  }),
  (fen) => ({ lines: payoutLines.approvePayout(fen), told: { wallet: -fen, payoutPayable: fen } }),
  (fen) => ({ lines: payoutLines.payPayout(fen), told: { payoutPayable: -fen, bank: -fen } }),
  (fen) => ({ lines: payoutLines.returnUnpaid(fen), told: { payoutPayable: -fen, wallet: fen } }),
  (fen) => ({ lines: payoutLines.returnPaid(fen), told: { bank: fen, wallet: fen } }),
  (fen) => ({ lines: contractPaymentLines(fen), told: { contractPaid: fen, bank: -fen } }),
];

interface Place {
  readonly projectId: string;
  readonly supplierTenantId: string;
  readonly supplierName: string;
}

/** One account, as the rows of the database name it. */
function keyOf(account: Name, { projectId, supplierTenantId }: Place): string {
  const { of } = accountNatures[account];
  const project = of === 'unit' || of === 'owner' ? '-' : projectId;
  return `${account} ${project} ${of === 'supplier' || of === 'owner' ? supplierTenantId : '-'}`;
}

interface Wish extends Deed {
  readonly key: string;
  readonly place: Place;
  /** The key of what it takes back. */
  readonly takesBack?: string;
}

/** What the test thinks that stands in the ledger: balances by account, and what was posted since the last transaction. */
interface World {
  readonly balances: ReadonlyMap<string, bigint>;
  readonly added: readonly Wish[];
}

/** Everything that was posted, by its key. */
const posted = new Map<string, Wish>();

/** The world after a wish; undefined where it is refused: more than there is, or what was taken back already. */
function after(world: World, wish: Wish): World | undefined {
  const isKnown = posted.has(wish.key) || world.added.some(({ key }) => key === wish.key);
  if (isKnown) return wish.takesBack === undefined ? world : undefined;
  const balances = new Map(world.balances);
  for (const [name, fen] of Object.entries(wish.told) as [Name, bigint][]) {
    const key = keyOf(name, wish.place);
    const left = (balances.get(key) ?? 0n) + fen;
    if (fen < 0n && left < 0n && name !== 'bank') return undefined;
    balances.set(key, left);
  }
  return { balances, added: [...world.added, wish] };
}

const negated = (told: Told): Told =>
  Object.fromEntries(Object.entries(told).map(([name, fen]) => [name, -fen])) as Told;

class Crash extends Error {}

function inTransaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { user } = app.as('finance');
  const { flowBusinesses } = app.platform;
  return app.database.transaction('100001', (tx) => work(seedContext(tx, { user, log: quiet, flowBusinesses })));
}

const ids = new Map<string, string>();
const cause = { type: 'costIn', id: '0' } as const;

/** The wishes of one transaction, as commands make them: posted together, or one that takes back. */
async function carryOut(ctx: Ctx, wishes: readonly Wish[]): Promise<[string, string][]> {
  const [{ key, place, takesBack } = { key: '', place: undefined, takesBack: undefined }] = wishes;
  if (place && takesBack !== undefined) {
    const postingId = ids.get(takesBack) ?? '';
    return [[key, (await reversePosting(ctx, { postingId, place, cause, reason: '冲销' })).id]];
  }
  const answers = await post(
    ctx,
    wishes.map((wish) => ({ key: wish.key, operation: 'receive', place: wish.place, cause, lines: wish.lines })),
  );
  return answers.map(({ id }, index) => [wishes[index]?.key ?? '', id]);
}

/** Asks the product for all of it in one transaction, and answers how that ended. */
function ask(wishes: readonly Wish[], isCrash: boolean): Promise<'done' | 'refused' | 'crashed'> {
  const work = async (ctx: Ctx) => {
    const made = await carryOut(ctx, wishes);
    if (isCrash) throw new Crash();
    return made;
  };
  return inTransaction(work).then(
    (made) => {
      for (const [key, id] of made) ids.set(key, id);
      return 'done';
    },
    (error: unknown) => {
      if (error instanceof Crash) return 'crashed';
      if (error instanceof Refusal) return 'refused';
      throw error;
    },
  );
}

let world: World = { balances: new Map(), added: [] };
const known: Wish[] = [];
const counts = { deeds: 0, done: 0, refused: 0, crashed: 0, repeated: 0, reversed: 0 };
const suppliers = ['300001', '300002'] as const;

type Random = (below: number) => number;

/** What comes into somebody's head: up to seven movements at once, or to take back what was posted some time ago. */
function wishesFrom(random: Random, run: string): Wish[] {
  const last = known[random(Math.max(1, known.length))];
  if (last && random(5) === 0)
    return [{ ...last, key: `back of ${last.key}`, told: negated(last.told), takesBack: last.key }];
  return Array.from({ length: 2 + random(6) }, (_, index) => wishFrom(random, `${run}/${index}`));
}

/** Something new, or what was posted before, sent once more. */
function wishFrom(random: Random, key: string): Wish {
  const last = known[random(Math.max(1, known.length))];
  if (last && last.takesBack === undefined && random(8) === 0) return last;
  const fen = BigInt(2 + random(600));
  const deed = (deeds[random(deeds.length)] ?? deeds[0])?.(fen, BigInt(random(Number(fen) - 1)));
  if (!deed) throw new Error('there are deeds');
  const supplierTenantId = suppliers[random(2)] ?? suppliers[0];
  const place = { projectId: projects[random(2)] ?? '', supplierTenantId, supplierName: `供应商${supplierTenantId}` };
  return { ...deed, key, place };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'whatever moves in whatever order, taken back, sent again or broken off, is posted whole and once or not at all (seed %i)',
  async (seed) => {
    const random = randomFrom(20_261_130 + seed);
    for (let run = 0; run < 300; run += 1) {
      const wishes = wishesFrom(random, `${seed}/${run}`);
      counts.deeds += wishes.length;
      const reached = wishes.reduce<World | undefined>((so, wish) => so && after(so, wish), world);
      const isCrash = random(6) === 0;
      const expected = reached === undefined ? 'refused' : isCrash ? 'crashed' : 'done';
      expect(await ask(wishes, isCrash), `${seed}/${run}`).toBe(expected);
      counts[expected] += 1;
      if (reached === undefined) continue;
      // Broken off, it has left nothing: the same keys are posted now.
      const again = isCrash ? await ask(wishes, false) : 'done';
      expect(again, `${seed}/${run} again`).toBe('done');
      counts.reversed += wishes.filter(({ takesBack }) => takesBack !== undefined).length;
      counts.repeated += wishes.filter(({ key }) => posted.has(key)).length;
      known.push(...reached.added);
      for (const wish of reached.added) posted.set(wish.key, wish);
      world = { balances: reached.balances, added: [] };
    }
  },
  120_000,
);

test('the rows come to what was told of them, both sides are the same, nothing is below nothing, and the chain is whole', async () => {
  expect(counts.deeds).toBeGreaterThanOrEqual(10_000);
  // All of them happen often, or the orders prove nothing.
  const { deeds: _deeds, ...often } = counts;
  expect(Math.min(...Object.values(often)), JSON.stringify(counts)).toBeGreaterThan(150);
  const rows = await app.asSuperuser<{ kind: number; project: string; supplier: string; fen: string }>(
    `select a.account_kind as kind, coalesce(a.project_id::text, '-') as project,
       coalesce(a.supplier_tenant_id, '-') as supplier, sum(e.debit - e.credit)::text as fen
     from ledger_account a join ledger_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id group by 1, 2, 3`,
  );
  const stored = rows.map(({ kind, project, supplier, fen }) => {
    const account = ledgerAccountKind.named(kind)?.name as Name;
    const sign = accountNatures[account].side === 'debit' ? 1n : -1n;
    return [`${account} ${project} ${supplier}`, sign * BigInt(fen)] as const;
  });
  const sorted = (all: Iterable<readonly [string, bigint]>) => [...all].filter(([, fen]) => fen !== 0n).toSorted();
  expect(sorted(stored)).toEqual(sorted(world.balances));
  expect(stored.filter(([key, fen]) => fen < 0n && !key.startsWith('bank'))).toEqual([]);
  const [keys] = await app.asSuperuser<{ n: number }>('select count(distinct post_key)::int as n from ledger_posting');
  expect(keys).toEqual({ n: posted.size });
  const checked = await app.as('finance').post('/ledger/check/run');
  const { size: postings } = posted;
  expect(checked.data).toMatchObject({ verdict: 1, unbalanced: 0, negative: 0, differing: 0, postings });
  const chain = await verifyChain(app.database.scoped('100001'), { tenantId: '100001', stream: 'ledger' });
  expect(chain).toMatchObject({ ok: true });
});
