import {
  heldOrders,
  moneyInCapitals,
  orderType,
  payOrderLifecycle,
  payType,
  type EndpointInput,
  type orderReceiptPdf,
} from '@zhaocai/model';
import { refuse, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';
import { factsTable, printedAnswer } from '../../../platform/print/index.ts';
import { adapterOf } from '../channel/open-channel.ts';
import { findOrder } from './read-orders.ts';
import { receiptWords } from './print-receipt-words.ts';

/** Whoever reads a receipt of the sandbox reads that it is one. */
export const noMoneyTaken = {
  zh: '沙箱支付，未收取真实资金',
  en: 'Paid in the sandbox: no money was taken',
} as const;

/** What proves to both sides that an order is paid, and not paid back. */
export async function printReceipt(ctx: Ctx, { orderId }: EndpointInput<typeof orderReceiptPdf>): Promise<RawAnswer> {
  const row = await findOrder(ctx, orderId);
  if (!payOrderLifecycle.is(row.orderStatus, ...heldOrders)) refuse('order.noReceipt');
  const { title, facts } = receiptWords[ctx.language];
  const way = payType.named(row.payType)?.label[ctx.language] ?? '';
  const values = [
    row.buyerName,
    row.supplierName,
    `${row.projectNo} ${row.projectName}`,
    orderType.named(row.orderType)?.label[ctx.language] ?? '',
    row.orderMoney,
    moneyInCapitals(row.orderMoney) ?? '',
    adapterOf(row.payType)?.isSandbox ? `${way}（${noMoneyTaken[ctx.language]}）` : way,
    row.tradeNo ?? '',
    row.payTime ?? '',
  ];
  return printedAnswer(ctx, {
    title,
    note: row.orderNo ?? '',
    blocks: [factsTable(facts.map((name, index) => [name, values[index] ?? ''] as const))],
  });
}
