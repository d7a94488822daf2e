import { lifecycle } from '../kit/lifecycle.ts';
import { orderRefundCause } from './choices.ts';

const project = { entity: 'project', field: 'projectId' } as const;
/** Who has bought is a secret before the opening (R38): whoever gives rights does not learn of it. */
const secret = ['role_edit', 'user_role'] as const;
const ofProject = {
  of: project,
  name: 'projectName',
  number: 'projectNo',
  path: '/payManage/orderDetail?id={id}',
} as const;

/**
 * An order from its making to where it ends. What its supplier does himself is done in the buyer's row by a function of
 * the database; what a channel tells is done by `settle`, however late it comes: money that came in is never passed over.
 */
export const payOrderLifecycle = lifecycle({
  field: 'orderStatus',
  states: {
    unpaid: { value: 0, label: { zh: '待支付', en: 'To pay' }, tone: 'orange' },
    paying: { value: 1, label: { zh: '支付中', en: 'Paying' }, tone: 'blue' },
    paid: { value: 2, label: { zh: '已支付', en: 'Paid' }, tone: 'green' },
    cancelled: { value: 3, label: { zh: '已取消', en: 'Cancelled' }, tone: 'grey' },
    closed: { value: 4, label: { zh: '已关闭', en: 'Closed' }, tone: 'grey' },
    refunding: { value: 5, label: { zh: '退款中', en: 'Refunding' }, tone: 'orange' },
    refunded: { value: 6, label: { zh: '已退款', en: 'Refunded' }, tone: 'grey' },
    removed: { value: 7, label: { zh: '已删除', en: 'Removed' }, tone: 'grey' },
  },
  actions: {
    begin: { from: ['unpaid', 'paying'], to: 'paying', label: { zh: '去支付', en: 'Begin to pay' } },
    handIn: { from: ['unpaid', 'paying'], to: 'paying', label: { zh: '提交转账凭证', en: 'Hand in the voucher' } },
    settle: {
      from: ['unpaid', 'paying', 'cancelled', 'closed', 'removed'],
      to: 'paid',
      label: { zh: '渠道通知到账', en: 'Paid by the channel' },
      effects: ['ledgerPosting.receiveFee'],
    },
    confirm: {
      from: ['paying'],
      to: 'paid',
      permission: 'order_confirm',
      label: { zh: '确认到账', en: 'Confirm the receipt' },
      effects: ['ledgerPosting.receiveFee'],
    },
    reject: {
      from: ['paying'],
      to: 'unpaid',
      permission: 'order_confirm',
      label: { zh: '驳回凭证', en: 'Reject the voucher' },
      reason: 'required',
      danger: true,
    },
    cancel: { from: ['unpaid', 'paying'], to: 'cancelled', label: { zh: '取消订单', en: 'Cancel the order' } },
    withdraw: {
      from: ['unpaid', 'paying'],
      to: 'cancelled',
      permission: 'order_charge',
      label: { zh: '撤销收费', en: 'Take the charge back' },
      reason: 'required',
      danger: true,
    },
    close: {
      from: ['unpaid', 'paying'],
      to: 'closed',
      byClock: true,
      label: { zh: '超时关闭', en: 'Close when its time is over' },
    },
    remove: { from: ['cancelled', 'closed'], to: 'removed', label: { zh: '删除订单', en: 'Remove the order' } },
    requestRefund: {
      from: ['paid'],
      to: 'refunding',
      permission: 'order_refund',
      label: { zh: '申请退款', en: 'Ask for the refund' },
      reason: 'required',
    },
    keep: {
      from: ['paid'],
      to: 'paid',
      permission: 'order_refund',
      label: { zh: '不退款，订单有效', en: 'Keep it: the order stands' },
      reason: 'required',
    },
    cancelRefund: {
      from: ['refunding'],
      to: 'paid',
      permission: 'order_refund',
      label: { zh: '撤销退款申请', en: 'Cancel the refund' },
      reason: 'required',
      danger: true,
    },
    payRefund: {
      from: ['refunding'],
      to: 'refunded',
      permission: 'order_pay',
      notBy: ['requestRefund'],
      label: { zh: '审核并退款', en: 'Approve and refund' },
      effects: ['ledgerPosting.reverse'],
    },
  },
  duties: {
    pay: {
      of: project,
      name: 'projectName',
      number: 'projectNo',
      party: 'supplierTenantId',
      permission: 'order_buy',
      states: ['unpaid', 'paying'],
      when: { field: 'hasVoucher', codes: [0] },
      due: 'expireTime',
      lapses: true,
      path: '/payManage/pay?id={id}&tenantId={tenant}',
      label: { zh: '支付订单', en: 'Pay an order' },
    },
    confirm: {
      ...ofProject,
      states: ['paying'],
      by: 'confirm',
      when: { field: 'hasVoucher', codes: [1] },
      hiddenFrom: secret,
      label: { zh: '确认订单到账', en: 'Confirm a transfer' },
    },
    refund: {
      ...ofProject,
      states: ['paid'],
      by: 'requestRefund',
      when: { field: 'refundCause', codes: orderRefundCause.choices.map(({ value }) => value) },
      hiddenFrom: secret,
      label: { zh: '处理订单退款', en: 'Decide about a refund' },
    },
    payRefund: {
      ...ofProject,
      states: ['refunding'],
      by: 'payRefund',
      hiddenFrom: secret,
      label: { zh: '审核订单退款', en: 'Approve a refund' },
    },
  },
  told: {
    person: 'payerId',
    party: 'supplierTenantId',
    about: 'bid',
    of: project,
    name: 'projectName',
    words: {
      settle: 'orderPaid',
      confirm: 'orderPaid',
      reject: 'orderRejected',
      withdraw: 'orderWithdrawn',
      close: 'orderClosed',
      requestRefund: 'orderRefunding',
      keep: 'orderPaid',
      cancelRefund: 'orderStands',
      payRefund: 'orderRefunded',
    },
  },
});

/** The money of these lies with the buyer still. */
export const heldOrders = ['paid', 'refunding'] as const;
/** One of these is enough for what it is for: a second one is not made beside it. */
export const standingOrders = ['unpaid', 'paying', 'paid', 'refunding'] as const;
