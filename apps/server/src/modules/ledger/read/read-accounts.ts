import {
  accountNatures,
  fenToYuan,
  ledgerAccountKind,
  type EndpointInput,
  type LedgerAccountLine,
  type ledgerAccounts,
  type LedgerAccountName,
  type Page,
} from '@zhaocai/model';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { mayKnowPayers } from './sealed-projects.ts';

interface FoundAccount {
  readonly id: string;
  readonly accountKind: number;
  readonly projectId: string | null;
  readonly projectNo: string | null;
  readonly projectName: string | null;
  readonly supplierName: string | null;
  readonly debit: string;
  readonly credit: string;
}

/** Entries that the reader may know of, under `e` with their posting `p`. */
export function knownEntries(ctx: Ctx, parameters: Parameters): string {
  const known = mayKnowPayers(ctx, { parameters, tenant: 'p.tenant_id', project: 'p.project_id' });
  return `(p.project_id is null or ${known})`;
}

/** The accounts with the sums of their entries, by kind, project and supplier. */
export async function readAccounts(
  ctx: Ctx,
  input: EndpointInput<typeof ledgerAccounts>,
): Promise<Page<LedgerAccountLine>> {
  const parameters = new Parameters();
  const from = accountsFrom(ctx, input, parameters);
  const counted = `select count(*)::int as total from (select 1 ${from} limit 10001) c`;
  const countValues = [...parameters.values];
  const { current, size } = input;
  const [rows, [count]] = await Promise.all([
    ctx.db.query<FoundAccount & Record<string, unknown>>(
      `select a.id::text, a.account_kind as "accountKind", a.project_id::text as "projectId", j.project_no as "projectNo",
         j.project_name as "projectName", a.supplier_name as "supplierName", s.debit::text, s.credit::text
       ${from} order by a.account_kind, a.project_id desc nulls first, a.id
       limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`,
      parameters.values,
    ),
    ctx.db.query<{ total: number }>(counted, countValues),
  ]);
  return pageAnswer<LedgerAccountLine>({
    records: rows.map(lineOf),
    counted: count?.total ?? 0,
    cap: 10_000,
    size,
    current,
  });
}

function accountsFrom(ctx: Ctx, input: EndpointInput<typeof ledgerAccounts>, parameters: Parameters): string {
  const { accountKind, projectId, keyword } = input;
  const conditions = [`a.tenant_id = ${parameters.bind(ctx.tenantId)}`, 'a.is_deleted = 0'];
  if (accountKind !== undefined) conditions.push(`a.account_kind = ${parameters.bind(accountKind)}`);
  if (projectId) conditions.push(`a.project_id = ${parameters.bind(projectId)}`);
  if (typeof keyword === 'string' && keyword.trim() !== '') {
    const pattern = parameters.bind(`%${escapeLike(keyword.trim())}%`);
    conditions.push(
      `(a.supplier_name ilike ${pattern} or j.project_no ilike ${pattern} or j.project_name ilike ${pattern})`,
    );
  }
  return `from ledger_account a
    left join project j on j.tenant_id = a.tenant_id and j.id = a.project_id
    join lateral (
      select sum(e.debit) as debit, sum(e.credit) as credit from ledger_entry e
      join ledger_posting p on p.tenant_id = e.tenant_id and p.id = e.posting_id
      where e.tenant_id = a.tenant_id and e.account_id = a.id and ${knownEntries(ctx, parameters)}
    ) s on s.debit is not null
    where ${conditions.join(' and ')}`;
}

function lineOf({ debit, credit, ...row }: FoundAccount): LedgerAccountLine {
  return {
    ...row,
    debit: fenToYuan(debit),
    credit: fenToYuan(credit),
    balance: balanceText(row.accountKind, { debit, credit }),
  };
}

/** On the side on which such an account grows, in yuan; amounts are fen. */
export function balanceText(
  kind: number,
  { debit, credit }: { readonly debit: string; readonly credit: string },
): string {
  const name = ledgerAccountKind.named(kind)?.name as LedgerAccountName;
  const grown = BigInt(debit) - BigInt(credit);
  return fenToYuan(String(accountNatures[name].side === 'debit' ? grown : -grown));
}
