import * as model from '@zhaocai/model';
import { crud, namedReads } from '../../platform/crud/index.ts';
import { handle, handlePublic, tellChoices, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant, partByPart } from '../../platform/jobs/index.ts';
import type { Background, Module, Platform } from '../../platform/module/index.ts';
import { createSecretBox, sealedColumn, type Secret } from '../../platform/secrets/index.ts';
import { channelHooks } from './channel/channel-hooks.ts';
import { readChannels } from './channel/read-channels.ts';
import { confirmTransfer } from './finance/confirm-order.ts';
import { moveRecord } from './finance/handle-record.ts';
import {
  cancelOrderRefund,
  keepOrder,
  payRefundOfOrder,
  requestOrderRefund,
  withdrawCharge,
} from './finance/refund-order.ts';
import { acceptInvoice, issue, rejectInvoice, reverseInvoice } from './invoice/issue-invoice.ts';
import { printInvoice, readInvoice, readInvoices } from './invoice/read-invoices.ts';
import { applyForInvoice, removeOwnInvoice } from './invoice/save-invoice.ts';
import { readOwnPurchase } from './make/buy-documents.ts';
import { cancelOrRemove } from './make/cancel-order.ts';
import { chargeScene, readChargeable } from './make/charge-fee.ts';
import { saveOrder } from './make/save-order.ts';
import { invoiceBusiness, invoiceFileAccess, orderBusiness, orderFileAccess } from './order-files.ts';
import { closeExpired } from './pay/close-orders.ts';
import { handIn } from './pay/hand-in-voucher.ts';
import { receiveNotice, receiveQueued, type NoticeDeps } from './pay/pay-notice.ts';
import { noticeTask, payInSandbox } from './pay/sandbox-pay.ts';
import { beginToPay } from './pay/to-pay.ts';
import { knownInvoices, knownOrders, knownRecords } from './read/known-orders.ts';
import { printReceipt } from './read/print-receipt.ts';
import { readOrder, readOwnOrders } from './read/read-orders.ts';
import { seedDemoOrders } from './seed/seed-demo-orders.ts';

export { awaitedTransfers, holdTransfers, noteTransfers, transferPostings } from './finance/awaited-transfers.ts';

/** What suppliers pay a buyer for: orders, the channels that they are paid through, invoices. */
export const orderModule: Module = {
  name: 'order',
  tables: ['invoice_order'],
  routes: (platform) => [...orderRoutes(platform), ...payRoutes(platform), ...invoiceRoutes(platform)],
  fileAccess: () => ({ [orderBusiness]: orderFileAccess, [invoiceBusiness]: invoiceFileAccess }),
  dutyScopes: {
    [model.payOrder.name]: knownOrders,
    [model.payRecord.name]: knownRecords,
    [model.invoice.name]: knownInvoices,
  },
  sealed: (secret) => [sealedColumn(channelBox(secret), { table: 'pay_channel', column: 'secret_key' })],
  seedDemo: (platform) => seedDemoOrders({ ...depsOf(platform), log: platform.log }),
  tasks: (platform) => ({
    orders: () => closeAll(platform),
    [noticeTask]: (payload) => receiveQueued(depsOf(platform), platform.log, payload),
  }),
  crontab: ['* * * * * orders ?jobKey=orders'],
  atStart: closeAll,
};

/** What the secret of a payment channel is kept in. */
export const channelBox = (secret: Secret) => createSecretBox(secret, 'zhaocai pay channel secret 1');

function depsOf({
  database,
  secret,
  flowBusinesses,
}: Pick<Platform, 'database' | 'secret' | 'flowBusinesses'>): NoticeDeps {
  return { database, flowBusinesses, box: channelBox(secret) };
}

async function closeAll(platform: Background): Promise<void> {
  await partByPart(
    platform,
    await inEachTenant(platform, 'orders', (db, { tenantId, now }) => closeExpired(db, { tenantId, now })),
  );
}

function orderRoutes({ database }: Platform): MountedEndpoint[] {
  const { payOrder, payRecord, orderMoves, payRecordMoves } = model;
  return [
    ...namedReads(payOrder, { scope: knownOrders }),
    ...crud(payOrder, { scope: knownOrders, without: ['page'] }),
    ...namedReads(payRecord, { scope: knownRecords }),
    ...crud(payRecord, { scope: knownRecords, without: ['page'] }),
    handle(model.orderById, readOrder),
    handle(model.supplierOrderPage, readOwnOrders),
    tellChoices(model.orderStatusList),
    handle(model.saveOrder, (ctx, input) => saveOrder(database, ctx, input)),
    handle(model.entryScene, (ctx, { entryId, orderMoney }) => chargeScene(ctx, { entryId, money: orderMoney })),
    handle(model.chargeableEntries, readChargeable),
    handle(model.deleteOrCancel, cancelOrRemove),
    handle(model.confirmOrder, confirmTransfer),
    handle(model.payOrderRefund, payRefundOfOrder),
    handle(orderMoves.withdraw, withdrawCharge),
    handle(orderMoves.requestRefund, requestOrderRefund),
    handle(orderMoves.keep, keepOrder),
    handle(orderMoves.cancelRefund, cancelOrderRefund),
    handle(payRecordMoves.handle, moveRecord('handle')),
    handle(payRecordMoves.reopen, moveRecord('reopen')),
    handle(model.orderReceiptPdf, printReceipt),
    handle(model.ownPurchase, readOwnPurchase),
  ];
}

function payRoutes(platform: Platform): MountedEndpoint[] {
  const { files } = platform;
  const deps = depsOf(platform);
  return [
    ...crud(model.payChannel, channelHooks(deps.box)),
    handle(model.payChannelList, readChannels),
    handle(model.toPay, (ctx, input) => beginToPay(deps, ctx, input)),
    handle(model.handInVoucher, (ctx, input) => handIn(files, ctx, input)),
    handle(model.sandboxPay, (ctx, input) => payInSandbox(deps, ctx, input)),
    // The businesses of all modules are complete once a request comes.
    handlePublic(model.paySuccess, (ctx, told) => receiveNotice(depsOf(platform), ctx.log, told)),
  ];
}

function invoiceRoutes({ files }: Platform): MountedEndpoint[] {
  const { invoice, invoiceMoves } = model;
  const { page } = model.resource(invoice);
  return [
    ...crud(invoice, { scope: knownInvoices, without: ['page'] }),
    handle<model.PageInput, unknown>(page, readInvoices),
    handle(model.invoiceById, readInvoice),
    tellChoices(model.ticketStatusList),
    handle(model.saveInvoice, applyForInvoice),
    handle(model.removeInvoice, removeOwnInvoice),
    handle(model.issueInvoice, (ctx, input) => issue(files, ctx, input)),
    handle(invoiceMoves.accept, acceptInvoice),
    handle(invoiceMoves.reject, rejectInvoice),
    handle(invoiceMoves.reverse, reverseInvoice),
    handle(model.invoicePdf, printInvoice),
  ];
}
