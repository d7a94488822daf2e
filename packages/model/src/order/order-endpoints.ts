import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { choiceList } from '../kit/choice-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { listExport } from '../kit/list-export.ts';
import { moveEndpoints } from '../kit/move.ts';
import { pageInput, pageOf, type Page } from '../kit/page.ts';
import { idInput, moneyInput, rowSchema } from '../kit/resource.ts';
import { rowMove, type RowMove } from '../kit/row-move.ts';
import { project } from '../tendering/project.ts';
import { reasonInput, savedAnswer, tenantInput, versionInput } from '../tendering/wire.ts';
import { payOrderLifecycle } from './order-lifecycle.ts';
import { payOrder } from './pay-order.ts';
import { payRecord } from './pay-record.ts';

const base = '/api/bid-order/order';
const text = (most: number) => z.string().trim().max(most);

const place = {
  projectNo: carries(z.string(), project, 'projectNo'),
  projectName: carries(z.string(), project, 'projectName'),
};

/** An order as its supplier's list has it. */
export type OwnOrder = Row<typeof payOrder> & {
  readonly projectNo: string;
  readonly projectName: string;
  /** An invoice stands for it. */
  readonly isInvoiced: boolean;
};

const ownOrder = rowSchema(payOrder.fields).extend({ ...place, isInvoiced: z.boolean() });

const recordLine = fieldsIn(
  z.object({
    id: z.string(),
    tradeNo: z.string(),
    money: z.string(),
    payType: z.number(),
    tradeState: z.number(),
    verdict: z.number(),
    recordStatus: z.number(),
    payTime: z.string().nullable(),
    lastTime: z.string().nullable(),
  }),
  payRecord,
);

/** An order with what its reader may do now, what happened to it, and what channels told of it. */
export type OrderDetail = OwnOrder & {
  readonly buyerName: string;
  readonly actions: readonly string[];
  readonly history: readonly RowMove[];
  readonly payments: readonly z.infer<typeof recordLine>[];
  /** Of the invoice that stands for it. */
  readonly invoiceId: string | null;
};

/** `orderId` names it; `tenantId` is read for the sake of links and narrows nothing. */
export const orderById = endpoint({
  route: `GET ${base}/queryById`,
  label: { zh: '订单详情', en: 'An order' },
  permission: 'order_view',
  unseen: true,
  input: z.object({ orderId: idInput, tenantId: tenantInput.optional() }),
  output: ownOrder.extend({
    buyerName: z.string(),
    actions: z.array(z.string()),
    history: z.array(rowMove),
    payments: z.array(recordLine),
    invoiceId: z.string().nullable(),
  }) as unknown as z.ZodType<OrderDetail>,
  ids: { orderId: 'payOrder' },
});

/** The caller's own orders, newest first; removed ones are left out. `isInvoiceable` keeps those that an invoice may be for. */
export const supplierOrderPage = endpoint({
  route: `POST ${base}/querySupplierOrderPage`,
  label: { zh: '我的订单', en: 'Own orders' },
  permission: 'order_buy',
  unseen: true,
  input: pageInput.extend({
    keyword: text(100).optional(),
    orderStatus: z.coerce.number().int().min(0).max(7).optional(),
    orderType: z.coerce.number().int().min(1).max(4).optional(),
    projectId: idInput.optional(),
    isInvoiceable: z.boolean().optional(),
  }),
  output: pageOf(ownOrder) as unknown as z.ZodType<Page<OwnOrder>>,
  ids: { projectId: 'project' },
});

const { fields } = payOrder;
export const supplierOrdersExport = listExport({
  list: supplierOrderPage,
  name: { zh: '我的订单', en: 'Own orders' },
  fields: {
    orderNo: fields.orderNo,
    orderType: fields.orderType,
    projectNo: { kind: 'text', label: { zh: '项目编号', en: 'Project no.' }, maxLength: 50 },
    projectName: { kind: 'text', label: { zh: '项目名称', en: 'Project name' }, maxLength: 100 },
    orderMoney: fields.orderMoney,
    orderStatus: fields.orderStatus,
    payType: fields.payType,
    payTime: fields.payTime,
    tradeNo: fields.tradeNo,
    refundTime: fields.refundTime,
  },
});

export const orderStatusList = choiceList(`GET ${base}/queryOrderStatus`, {
  label: { zh: '订单状态', en: 'Statuses of orders' },
  choices: payOrderLifecycle.choices,
});

const madeAnswer = savedAnswer.extend({
  orderNo: z.string(),
  orderMoney: z.string(),
  orderStatus: z.number(),
  expireTime: z.string().nullable(),
  /** It stood already: nothing was made. */
  isKnown: z.boolean(),
});

/**
 * A supplier orders the documents of a project, or finance charges the winner a service fee (`orderType` 4, `entryId`,
 * `orderMoney`). Who asks again gets the order that stands.
 */
export const saveOrder = endpoint({
  route: `POST ${base}/saveOrder`,
  label: { zh: '下单', en: 'Make an order' },
  permission: 'order_view',
  unseen: true,
  input: z.object({
    orderType: z.coerce.number().int().min(1).max(4).default(1),
    projectId: idInput.optional(),
    entryId: idInput.optional(),
    tenantId: tenantInput.optional(),
    orderMoney: moneyInput.optional(),
  }),
  output: madeAnswer,
  writes: true,
  ids: { projectId: 'project', entryId: 'entry' },
});

/** Finance charges a bidder for the venue, after the opening. */
export const entryScene = endpoint({
  route: `POST ${base}/entryScene`,
  label: { zh: '收取场地费', en: 'Charge a venue fee' },
  permission: 'order_charge',
  input: z.object({ entryId: idInput, orderMoney: moneyInput }),
  output: madeAnswer,
  writes: true,
  ids: { entryId: 'entry' },
});

/** Who can be charged in a project that has been opened: its bidders, and which of them has won. */
export const chargeableEntries = endpoint({
  route: `GET ${base}/chargeable`,
  label: { zh: '可收费的投标人', en: 'Bidders that can be charged' },
  permission: 'order_charge',
  input: z.object({ projectId: idInput }),
  output: z.array(
    z.object({ entryId: z.string(), supplierName: z.string(), packageName: z.string(), isWinner: z.boolean() }),
  ),
  ids: { projectId: 'project' },
});

/** `flag` 1 cancels what is to be paid, 2 removes what has ended unpaid. */
export const deleteOrCancel = endpoint({
  route: `GET ${base}/deleteOrCancel`,
  label: { zh: '取消或删除订单', en: 'Cancel or remove an order' },
  permission: 'order_buy',
  unseen: true,
  input: z.object({ orderId: idInput, flag: z.coerce.number().int() }),
  output: savedAnswer,
  writes: true,
  ids: { orderId: 'payOrder' },
});

/** Finance confirms that a transfer is there, or says what is wrong with its voucher. */
export const confirmOrder = endpoint({
  route: `POST ${base}/confirm`,
  label: { zh: '确认订单到账', en: 'Confirm or reject a transfer' },
  permission: 'order_confirm',
  input: z.object({
    id: idInput,
    version: versionInput.optional(),
    agree: z.boolean().default(true),
    reason: reasonInput,
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'payOrder' },
});

/** A second person pays back: by which payment is kept, each reference once. */
export const payOrderRefund = endpoint({
  route: `POST ${base}/payRefund`,
  label: { zh: '审核并退款', en: 'Approve and refund' },
  permission: 'order_pay',
  stepUp: true,
  input: z.object({ id: idInput, version: versionInput, tradeNo: text(64).min(1) }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'payOrder' },
});

export const orderMoves = moveEndpoints(payOrder, {
  withdraw: `POST ${base}/withdraw`,
  requestRefund: `POST ${base}/requestRefund`,
  keep: `POST ${base}/keep`,
  cancelRefund: `POST ${base}/cancelRefund`,
});

export const payRecordMoves = moveEndpoints(payRecord, {
  handle: `POST ${base}/handlePayRecord`,
  reopen: `POST ${base}/reopenPayRecord`,
});

/** For both sides, once the order is paid. */
export const orderReceiptPdf = endpoint({
  route: `GET ${base}/receipt`,
  label: { zh: '订单收据', en: 'Receipt of an order as PDF' },
  permission: 'order_view',
  unseen: true,
  input: z.object({ orderId: idInput }),
  output: z.unknown(),
  raw: true,
  ids: { orderId: 'payOrder' },
});

/** What a supplier still has to do to have the documents of a project; null where they are not sold online. */
export const ownPurchase = endpoint({
  route: `GET ${base}/queryPurchase`,
  label: { zh: '采购文件购买情况', en: 'Whether the documents are bought' },
  permission: 'order_buy',
  unseen: true,
  input: z.object({ projectId: idInput }),
  output: fieldsIn(
    z.object({
      orderId: z.string().nullable(),
      orderStatus: z.number().nullable(),
      /** Why what was paid goes back: it bought nothing. */
      refundCause: z.number().nullable(),
      orderMoney: z.string(),
      isOnSale: z.boolean(),
      saleEnd: z.string(),
      tenantId: z.string(),
    }),
    payOrder,
  ).nullable(),
  ids: { projectId: 'project' },
});

export const orderEndpoints = [
  orderById,
  supplierOrderPage,
  orderStatusList,
  saveOrder,
  entryScene,
  chargeableEntries,
  deleteOrCancel,
  confirmOrder,
  payOrderRefund,
  ...Object.values(orderMoves),
  ...Object.values(payRecordMoves),
  orderReceiptPdf,
  ownPurchase,
] as const;
