import {
  fenToYuan,
  ledgerAccount,
  type EndpointInput,
  type ledgerStatement,
  type Page,
  type StatementLine,
} from '@zhaocai/model';
import { pageAnswer } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRow, Parameters } from '../../../platform/rows/index.ts';
import { balanceText, knownEntries } from './read-accounts.ts';

type FoundLine = Omit<StatementLine, 'balance'> & { readonly grownDebit: string; readonly grownCredit: string };

/** The entries of an account, newest first. What it held after each is counted from the first entry on, never kept. */
export async function readStatement(
  ctx: Ctx,
  { accountId, current, size }: EndpointInput<typeof ledgerStatement>,
): Promise<Page<StatementLine>> {
  if (accountId === undefined)
    return pageAnswer<StatementLine>({ records: [], counted: 0, cap: 10_000, size, current });
  const { accountKind } = await findRow(ctx, ledgerAccount, { id: accountId });
  const parameters = new Parameters();
  const from = `from ledger_entry e join ledger_posting p on p.tenant_id = e.tenant_id and p.id = e.posting_id
    where e.tenant_id = ${parameters.bind(ctx.tenantId)} and e.account_id = ${parameters.bind(accountId)}
      and ${knownEntries(ctx, parameters)}`;
  const counted = `select count(*)::int as total from (select 1 ${from} limit 10001) c`;
  const countValues = [...parameters.values];
  const offset = parameters.bind((current - 1) * size);
  // Every page sums the whole account: what it held after an entry is nowhere kept.
  const [rows, [count]] = await Promise.all([
    ctx.db.query<FoundLine & Record<string, unknown>>(
      `with known as (
         select e.id, e.posting_id, e.debit, e.credit, e.create_time, p.operation, p.cause_no, p.cause_name, p.reason ${from})
       select k.id::text, k.posting_id::text as "postingId", k.create_time as "createTime", k.operation,
         k.cause_no as "causeNo", k.cause_name as "causeName", k.reason, k.debit::text, k.credit::text,
         (sum(k.debit) over w)::text as "grownDebit", (sum(k.credit) over w)::text as "grownCredit"
       from known k window w as (order by k.create_time, k.id)
       order by k.create_time desc, k.id desc limit ${parameters.bind(size)} offset ${offset}`,
      parameters.values,
    ),
    ctx.db.query<{ total: number }>(counted, countValues),
  ]);
  const records = rows.map(({ grownDebit, grownCredit, debit, credit, ...row }) => ({
    ...row,
    debit: fenToYuan(debit),
    credit: fenToYuan(credit),
    balance: balanceText(accountKind, { debit: grownDebit, credit: grownCredit }),
  }));
  return pageAnswer<StatementLine>({ records, counted: count?.total ?? 0, cap: 10_000, size, current });
}
