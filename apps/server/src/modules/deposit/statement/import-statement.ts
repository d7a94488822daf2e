import {
  bankReceipt,
  deposit,
  depositLifecycle,
  fenToYuan,
  matchReceipts,
  type AwaitedDeposit,
  type EndpointOutput,
  type importStatement as endpoint,
} from '@zhaocai/model';
import { z } from 'zod';
import { refuseFaults, spreadsheetFault, type SpreadsheetFault } from '../../../platform/excel/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { insertRows, lockRows, Parameters } from '../../../platform/rows/index.ts';
import { ledgerStream, mayKnowPayers } from '../../ledger/index.ts';
import { confirmAll } from '../finance/gather-deposit.ts';
import { demandNoSealedProject } from './receipt-rules.ts';
import { readStatementFile, statementColumns, type StatementReading } from './read-statement-file.ts';

/** The columns, as the spreadsheet's fields have judged them. */
const columns = z.object({
  tradeNo: z.string(),
  payTime: z.string(),
  payerName: z.string(),
  payerAccount: z.string(),
  money: z.string(),
  remark: z.string().nullish(),
});
type Line = z.infer<typeof columns>;

/**
 * Takes the lines of a bank's statement in, all of them or none: what was there before is passed over, what is a deposit
 * for certain confirms it, the rest waits for somebody to decide.
 */
export async function importStatement(ctx: Ctx): Promise<EndpointOutput<typeof endpoint>> {
  await demandNoSealedProject(ctx);
  const { rows, faults, ignored } = await readStatementFile(ctx);
  const found = [...faults, ...repeated(rows)];
  if (found.length > 0) refuseFaults(found, ctx.language);
  const lines = await unknownLines(
    ctx,
    rows.map(({ values }) => columns.parse(values)),
  );
  const ids = await insertRows(ctx, bankReceipt, {
    rows: lines.map((line) => ({ ...line, remark: line.remark ?? null, depositId: null, note: null })),
  });
  const matched = await matchAll(ctx, lines, ids);
  const counted = { count: lines.length, known: rows.length - lines.length, matched };
  return { ...counted, ...(ignored.length > 0 && { ignored: [...ignored] }) };
}

function repeated(rows: StatementReading['rows']): SpreadsheetFault[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ rowNumber, values }) => {
    const { tradeNo } = columns.parse(values);
    const before = seen.get(tradeNo);
    seen.set(tradeNo, before ?? rowNumber);
    if (before === undefined) return [];
    const place = { row: rowNumber, column: 'tradeNo', label: statementColumns.tradeNo.label };
    return [spreadsheetFault('deposit.statementTwice', { ...place, parameters: { row: before } })];
  });
}

async function unknownLines(ctx: Ctx, lines: readonly Line[]): Promise<Line[]> {
  const rows = await ctx.db.query<{ tradeNo: string }>(
    `select trade_no as "tradeNo" from ${bankReceipt.table}
     where tenant_id = $1 and trade_no = any($2::text[]) and is_deleted = 0`,
    [ctx.tenantId, lines.map(({ tradeNo }) => tradeNo)],
  );
  const known = new Set(rows.map(({ tradeNo }) => tradeNo));
  return lines.filter(({ tradeNo }) => !known.has(tradeNo));
}

/** Deposits whose money is waited for, of projects that the caller may know of. */
export async function awaitedDeposits(ctx: Ctx): Promise<(AwaitedDeposit & { readonly projectName: string })[]> {
  const parameters = new Parameters();
  const tenant = parameters.bind(ctx.tenantId);
  const known = mayKnowPayers(ctx, { parameters, tenant: 't.tenant_id', project: 't.project_id' });
  const rows = await ctx.db.query<AwaitedDeposit & { projectName: string } & Record<string, unknown>>(
    `select t.id::text, t.deposit_no as "depositNo", p.project_no as "projectNo", p.project_name as "projectName",
       t.supplier_name as "supplierName", t.payer_name as "payerName", t.payer_account as "payerAccount", t.money::text
     from deposit t join project p on p.tenant_id = t.tenant_id and p.id = t.project_id
     where t.tenant_id = ${tenant} and t.is_deleted = 0 and t.deposit_status in ${depositLifecycle.sql('toConfirm')}
       and t.money >= t.require_money and ${known}
     order by t.id`,
    parameters.values,
  );
  return rows.map((row) => ({ ...row, money: fenToYuan(row.money) }));
}

async function matchAll(ctx: Ctx, lines: readonly Line[], ids: readonly string[]): Promise<number> {
  const receipts = lines.map((line, index) => ({ ...line, key: ids[index] ?? '', remark: line.remark ?? null }));
  const matches = matchReceipts(receipts, await awaitedDeposits(ctx));
  if (matches.size === 0) return 0;
  const rows = await lockRows(ctx, deposit, { ids: [...matches.values()], reach: 'tenant' });
  await confirmAll(ctx, rows);
  // Each of its own deposit: one statement for each.
  for (const [id, depositId] of matches)
    await transition(ctx, bankReceipt, {
      subject: { id, tenantId: ctx.tenantId },
      action: 'match',
      stream: ledgerStream,
      set: { depositId },
      payload: { depositId, by: 'statement' },
    });
  return matches.size;
}
