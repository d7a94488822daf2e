import { fenToYuan, ledgerAccountKind, ledgerOperation, ledgerPosting, type PostingDetail } from '@zhaocai/model';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { factsTable, printedAnswer } from '../../../platform/print/index.ts';
import { findRow, type ScopeHook } from '../../../platform/rows/index.ts';
import { mayKnowPayers } from './sealed-projects.ts';
import { voucherWords } from './voucher-words.ts';

/** Postings that the reader may know of. */
export const knownPostings: ScopeHook = (ctx, parameters) =>
  `(t.project_id is null or ${mayKnowPayers(ctx, { parameters, tenant: 't.tenant_id', project: 't.project_id' })})`;

/** A posting with its lines, and what took it back. */
export async function readPosting(ctx: Ctx, id: string): Promise<PostingDetail> {
  const row = await findRow(ctx, ledgerPosting, { id, scope: knownPostings });
  const [around] = await ctx.db.query<Around>(aroundOf, [ctx.tenantId, id]);
  const lines = await ctx.db.query<PostingDetail['lines'][number] & Record<string, unknown>>(linesOf, [
    ctx.tenantId,
    id,
  ]);
  return {
    ...row,
    createUserName: around?.createUserName ?? null,
    projectNo: around?.projectNo ?? null,
    projectName: around?.projectName ?? null,
    reversedById: around?.reversedById ?? null,
    lines: lines.map((line) => ({ ...line, debit: fenToYuan(line.debit), credit: fenToYuan(line.credit) })),
  };
}

type Around = Pick<PostingDetail, 'createUserName' | 'projectNo' | 'projectName' | 'reversedById'> &
  Record<string, unknown>;

const aroundOf = `
  select coalesce(nullif(u.real_name, ''), u.nick_name) as "createUserName", j.project_no as "projectNo",
    j.project_name as "projectName", r.id::text as "reversedById"
  from ledger_posting p
  left join user_account u on u.tenant_id = p.tenant_id and u.id = p.create_user
  left join project j on j.tenant_id = p.tenant_id and j.id = p.project_id
  left join ledger_posting r on r.tenant_id = p.tenant_id and r.reverses_id = p.id
  where p.tenant_id = $1 and p.id = $2`;

const linesOf = `
  select e.id::text, e.account_id::text as "accountId", a.account_kind as "accountKind", a.supplier_name as "supplierName",
    e.debit::text, e.credit::text
  from ledger_entry e join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
  where e.tenant_id = $1 and e.posting_id = $2 order by (e.debit = 0), e.id`;

/** The voucher of a posting, as a sheet of paper. */
export async function printPosting(ctx: Ctx, id: string): Promise<RawAnswer> {
  const posting = await readPosting(ctx, id);
  const { title, facts, columns } = voucherWords[ctx.language];
  const label = (choices: { named(value: unknown): { label: PrintedLabel } | undefined }, value: unknown) =>
    choices.named(value)?.label[ctx.language] ?? '';
  const values = [
    label(ledgerOperation, posting.operation),
    posting.createTime,
    `${posting.projectNo ?? ''} ${posting.projectName ?? ''}`.trim(),
    `${posting.causeNo ?? ''} ${posting.causeName ?? ''}`.trim(),
    posting.reason ?? '',
    posting.createUserName ?? '',
  ];
  const rows = posting.lines.map(({ accountKind, supplierName, debit, credit }) => [
    label(ledgerAccountKind, accountKind),
    supplierName ?? '',
    debit === '0.00' ? '' : debit,
    credit === '0.00' ? '' : credit,
  ]);
  return printedAnswer(ctx, {
    title,
    note: id,
    blocks: [
      factsTable(facts.map((name, index) => [name, values[index] ?? ''] as const)),
      { kind: 'table', columns, rows },
    ],
  });
}

type PrintedLabel = Readonly<Record<Ctx['language'], string>>;
