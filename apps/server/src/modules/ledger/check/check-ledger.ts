import {
  accountNatures,
  contractPaymentLifecycle,
  costInLifecycle,
  costOutLifecycle,
  depositLifecycle,
  fenToYuan,
  heldOrders,
  ledgerAccountKind,
  ledgerCheck,
  ledgerVerdict,
  payOrderLifecycle,
  payoutLifecycle,
  rowStatus,
  type Row,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/lifecycle/index.ts';
import { ledgerStream } from '../post/post.ts';
import { countUnlikeEvidence } from './unlike-evidence.ts';

type Figures = Pick<Row<typeof ledgerCheck>, 'postings' | 'entries' | 'unbalanced' | 'negative' | 'differing'> & {
  readonly debit: string;
  readonly credit: string;
};

/** What orders are paid into. */
const fees = ledgerAccountKind.sql('documentFee', 'sceneFee', 'agencyFee');

/** What projects pay experts out of, and pay back; and what they take in, wallets among it. */
const paidFrom = ledgerAccountKind.sql('expertFee', 'expertFund', 'unidentified');
const incomes = ledgerAccountKind.sql('documentFee', 'sceneFee', 'agencyFee', 'expertFund', 'otherIncome', 'wallet');

/** Accounts that may not hold less than nothing, with the sign of the side on which they grow. */
const limited = ledgerAccountKind.choices
  .filter(({ name }) => !accountNatures[name].mayBeNegative)
  .map(({ name, value }) => `(${value}, ${accountNatures[name].side === 'debit' ? 1 : -1})`)
  .join(', ');

/**
 * Every row of the ledger, looked at in one statement: postings whose entries are not what they say, accounts below nothing,
 * and deposits, orders, payments of contracts, what projects take in and pay, and withdrawals whose money is not where their
 * state says (their own tables tell what was paid and what became of it).
 */
const look = `
  with sums as (
    select e.posting_id, sum(e.debit) as debit, sum(e.credit) as credit, count(*) as n
    from ledger_entry e where e.tenant_id = $1 group by e.posting_id),
  held as (
    select p.cause_id, sum((a.account_kind = ${ledgerAccountKind.code.depositHeld})::int * (e.credit - e.debit)) as held,
      sum((a.account_kind = ${ledgerAccountKind.code.refundPayable})::int * (e.credit - e.debit)) as payable,
      sum((a.account_kind = ${ledgerAccountKind.code.performanceBond})::int * (e.credit - e.debit)) as bond,
      sum((a.account_kind = ${ledgerAccountKind.code.forfeited})::int * (e.credit - e.debit)) as forfeited,
      sum((a.account_kind in ${fees})::int * (e.credit - e.debit)) as fees,
      sum((a.account_kind = ${ledgerAccountKind.code.contractPaid})::int * (e.debit - e.credit)) as paid,
      sum((a.account_kind in ${paidFrom})::int * (e.debit - e.credit)) as "out",
      sum((a.account_kind in ${incomes})::int * (e.credit - e.debit)) as income,
      sum((a.account_kind = ${ledgerAccountKind.code.wallet})::int * (e.debit - e.credit)) as withdrawn
    from ledger_posting p
    join ledger_entry e on e.tenant_id = p.tenant_id and e.posting_id = p.id
    join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
    where p.tenant_id = $1 group by p.cause_id)
  select (select count(*)::int from ledger_posting where tenant_id = $1) as postings,
    coalesce(sum(s.n), 0)::int as entries, coalesce(sum(s.debit), 0)::text as debit,
    coalesce(sum(s.credit), 0)::text as credit,
    (select count(*)::int from ledger_posting p left join sums o on o.posting_id = p.id
      where p.tenant_id = $1 and (o.debit is distinct from o.credit or o.debit is distinct from p.money)) as unbalanced,
    (select count(*)::int from (
      select a.id from ledger_account a
      join (values ${limited}) as n (kind, sign) on n.kind = a.account_kind
      join ledger_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id
      where a.tenant_id = $1 group by a.id, n.sign having n.sign * sum(e.debit - e.credit) < 0) below) as negative,
    (select count(*)::int from deposit d left join held h on h.cause_id = d.id::text
      where d.tenant_id = $1 and (coalesce(h.held, 0), coalesce(h.payable, 0), coalesce(h.bond, 0), coalesce(h.forfeited, 0))
        is distinct from (
          case when d.deposit_status in ${depositLifecycle.sql('paid', 'forfeitProposed')} then d.money - coalesce(d.convert_money, 0) else 0 end::numeric,
          case when d.deposit_status in ${depositLifecycle.sql('refundRequested')} then d.money - coalesce(d.convert_money, 0) else 0 end::numeric,
          coalesce(d.convert_money, 0)::numeric, coalesce(d.forfeit_money, 0)::numeric))
      + (select count(*)::int from pay_order o left join held h on h.cause_id = o.id::text
      where o.tenant_id = $1 and coalesce(h.fees, 0) is distinct from
        case when o.order_status in ${payOrderLifecycle.sql(...heldOrders)} then o.order_money else 0 end::numeric)
      + (select count(*)::int from contract_payment c left join held h on h.cause_id = c.id::text
      where c.tenant_id = $1 and coalesce(h.paid, 0) is distinct from
        case when c.pay_status in ${contractPaymentLifecycle.sql('paid')} then c.pay_money else 0 end::numeric)
      + (select count(*)::int from cost_out c left join held h on h.cause_id = c.id::text
      where c.tenant_id = $1 and coalesce(h."out", 0) is distinct from
        case when c.out_status in ${costOutLifecycle.sql('paid')} then c.money else 0 end::numeric)
      + (select count(*)::int from cost_in c left join held h on h.cause_id = c.id::text
      where c.tenant_id = $1 and coalesce(h.income, 0) is distinct from
        case when c.in_status in ${costInLifecycle.sql('received')} then c.money else 0 end::numeric)
      + (select count(*)::int from payout c left join held h on h.cause_id = c.id::text
      where c.tenant_id = $1 and coalesce(h.withdrawn, 0) is distinct from
        case when c.payout_status in ${payoutLifecycle.sql('toPay', 'paid')} then c.money else 0 end::numeric) as differing
  from sums s`;

const isInUse = `
  select exists (select from ledger_posting where tenant_id = $1) or exists (select from deposit where tenant_id = $1)
    or exists (select from pay_order where tenant_id = $1) or exists (select from contract_payment where tenant_id = $1)
    or exists (select from cost_out where tenant_id = $1) or exists (select from cost_in where tenant_id = $1)
    or exists (select from payout where tenant_id = $1) as "isInUse"`;

/** The same each night, where there is anything to check. */
export async function checkLedgerInUse(ctx: Actor): Promise<void> {
  const [found] = await ctx.db.query<{ isInUse: boolean }>(isInUse, [ctx.tenantId]);
  if (found?.isInUse) await checkLedger(ctx);
}

/** Checks the whole ledger of a tenant and keeps what it came to. Answers the row. */
export async function checkLedger(ctx: Actor): Promise<Row<typeof ledgerCheck>> {
  const [looked] = await ctx.db.query<Figures & Record<string, unknown>>(look, [ctx.tenantId]);
  if (!looked) throw new Error('the ledger gave no figures');
  const figures = { ...looked, unbalanced: looked.unbalanced + (await countUnlikeEvidence(ctx)) };
  const { debit, credit, unbalanced, negative, differing } = figures;
  const isSound = debit === credit && unbalanced + negative + differing === 0;
  const verdict = isSound ? ledgerVerdict.code.sound : ledgerVerdict.code.broken;
  const id = nextId();
  const kept = [figures.postings, figures.entries, debit, credit, unbalanced, negative, differing];
  await ctx.db.write(keep, [ctx.tenantId, id, verdict, ...kept, ctx.user.userId, ctx.now]);
  await recordEvidence(ctx, {
    stream: ledgerStream,
    action: `${ledgerCheck.name}.run`,
    subject: id,
    payload: { ...figures, verdict },
  });
  const [stamps, sums] = [stampsOf(ctx, id), { debit: fenToYuan(debit), credit: fenToYuan(credit) }];
  return { ...figures, ...sums, ...stamps, verdict };
}

function stampsOf({ tenantId, user: { userId }, now }: Actor, id: string) {
  const made = { id, tenantId, createUser: userId, createDept: null, createTime: now };
  return { ...made, updateUser: null, updateTime: now, status: rowStatus.code.enabled, version: 0 };
}

const keep = `
  insert into ledger_check (tenant_id, id, verdict, postings, entries, debit, credit, unbalanced, negative, differing,
    create_user, create_time) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;
