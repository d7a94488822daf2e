import {
  bankReceipt,
  bankReceiptLifecycle,
  matchReceipts,
  type EndpointOutput,
  type importStatement as endpoint,
} from '@zhaocai/model';
import { z } from 'zod';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuseFaults, spreadsheetFault, type SpreadsheetFault } from '../../../platform/excel/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { insertRows } from '../../../platform/rows/index.ts';
import { ledgerStream } from '../../ledger/index.ts';
import { awaitedMoney, confirmMoney, paidBy, type Awaited } from './awaited-money.ts';
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
 * or an order for certain confirms it, the rest waits for somebody to decide.
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
  const matched = await takeIn(ctx, lines);
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

/** Confirms what the lines pay for certain, all together, and keeps each line with what it was found to be. */
async function takeIn(ctx: Ctx, lines: readonly Line[]): Promise<number> {
  const receipts = lines.map((line, index) => ({ ...line, key: String(index), remark: line.remark ?? null }));
  const awaited = await awaitedMoney(ctx);
  const byId = new Map(awaited.map((one) => [one.id, one]));
  const matches = matchReceipts(receipts, awaited);
  const paid = receipts.map(({ key }) => byId.get(matches.get(key) ?? ''));
  const found = paid.filter((one) => one !== undefined);
  if (found.length > 0) await confirmMoney(ctx, found);
  const { matched, unmatched } = bankReceiptLifecycle.code;
  const ids = await insertRows(ctx, bankReceipt, {
    rows: receipts.map(({ key: _key, ...line }, index) => {
      const one = paid[index];
      const nothing = { depositId: null, orderId: null };
      const receiptStatus = one ? matched : unmatched;
      return { ...line, ...nothing, ...(one && paidBy(one)), receiptStatus, note: null };
    }),
  });
  if (found.length > 0) await noteMatches(ctx, paid, ids);
  return found.length;
}

/** One link of evidence for the whole statement: which line was found to pay what. */
function noteMatches(ctx: Ctx, paid: readonly (Awaited | undefined)[], ids: readonly string[]): Promise<void> {
  const rows = paid.flatMap((one, index) => (one ? [[ids[index], one.kind, one.id]] : []));
  const payload = { by: 'statement', rows };
  return recordEvidence(ctx, { stream: ledgerStream, action: 'bankReceipt.match', subject: '0', payload });
}
