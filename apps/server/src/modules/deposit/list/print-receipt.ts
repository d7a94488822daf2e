import {
  depositLifecycle,
  depositWay,
  moneyInCapitals,
  type EndpointInput,
  type depositReceiptPdf,
} from '@zhaocai/model';
import { refuse, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';
import { factsTable, printedAnswer } from '../../../platform/print/index.ts';
import { findDeposit } from './read-deposits.ts';
import { receiptWords } from './print-receipt-words.ts';

/** What proves to a supplier that his deposit has come in; for both sides, once finance has confirmed it. */
export async function printReceipt(ctx: Ctx, { id }: EndpointInput<typeof depositReceiptPdf>): Promise<RawAnswer> {
  const row = await findDeposit(ctx, id);
  if (depositLifecycle.is(row.depositStatus, 'unpaid', 'toConfirm', 'rejected')) refuse('deposit.noReceipt');
  const { title, facts } = receiptWords[ctx.language];
  const values = [
    `${row.projectNo} ${row.projectName}`,
    `${row.packageNo} ${row.packageName}`,
    row.supplierName,
    depositWay.named(row.payWay)?.label[ctx.language] ?? '',
    row.money ?? '',
    moneyInCapitals(row.money ?? '0') ?? '',
    row.confirmTime ?? '',
  ];
  return printedAnswer(ctx, {
    title,
    note: row.depositNo ?? '',
    blocks: [factsTable(facts.map((name, index) => [name, values[index] ?? ''] as const))],
  });
}
