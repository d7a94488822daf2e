import { entity } from '../kit/entity.ts';
import { orderRefundCause, orderType, payType } from './choices.ts';
import { payOrderLifecycle } from './order-lifecycle.ts';

/**
 * What a supplier pays a buyer for: documents that are sold, a venue fee, a service fee. The row is the buyer's, the
 * supplier is its party. Amounts are yuan.
 */
export const payOrder = entity({
  name: 'payOrder',
  table: 'pay_order',
  label: { zh: '订单', en: 'Order' },
  path: '/api/bid-order/order',
  verbs: { page: 'POST /queryOrderPage', export: 'POST /export' },
  menu: 'order',
  search: ['orderNo', 'supplierName', 'tradeNo'],
  sort: ['-createTime'],
  parties: ['supplier_tenant_id'],
  permanent: true,
  dataScoped: false,
  lifecycle: payOrderLifecycle,
  guards: {
    ux_pay_order_documents: 'order.standing',
    ux_pay_order_fee: 'order.standing',
    ux_pay_order_refund: 'order.tradeTwice',
  },
  fields: {
    orderNo: { kind: 'text', label: { zh: '订单编号', en: 'Order no.' }, maxLength: 40, readOnly: true },
    orderType: {
      kind: 'choice',
      label: { zh: '订单类型', en: 'For' },
      choices: orderType.choices,
      required: true,
      readOnly: true,
    },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, required: true, readOnly: true },
    entryId: { kind: 'ref', to: 'entry', label: { zh: '报名', en: 'Registration' }, readOnly: true, detailOnly: true },
    supplierTenantId: {
      kind: 'text',
      label: { zh: '供应商租户', en: 'Tenant' },
      maxLength: 6,
      required: true,
      readOnly: true,
      detailOnly: true,
    },
    supplierName: {
      kind: 'text',
      label: { zh: '供应商', en: 'Supplier' },
      maxLength: 100,
      required: true,
      readOnly: true,
    },
    payerId: { kind: 'ref', to: 'user', label: { zh: '支付人', en: 'Paid by' }, readOnly: true, detailOnly: true },
    orderStatus: {
      kind: 'choice',
      label: { zh: '订单状态', en: 'Status' },
      choices: payOrderLifecycle.choices,
      required: true,
      readOnly: true,
    },
    orderMoney: { kind: 'money', label: { zh: '订单金额', en: 'Amount' }, min: 0.01, required: true, readOnly: true },
    payType: {
      kind: 'choice',
      label: { zh: '支付方式', en: 'Paid by way of' },
      choices: payType.choices,
      readOnly: true,
    },
    expireTime: { kind: 'instant', label: { zh: '支付截止', en: 'To be paid by' }, readOnly: true },
    payTime: { kind: 'instant', label: { zh: '支付时间', en: 'Paid at' }, readOnly: true },
    tradeNo: { kind: 'text', label: { zh: '交易流水号', en: 'Channel reference' }, maxLength: 64, readOnly: true },
    payerName: {
      kind: 'text',
      label: { zh: '付款户名', en: 'Payer' },
      maxLength: 100,
      readOnly: true,
      detailOnly: true,
    },
    voucher: {
      kind: 'files',
      label: { zh: '转账凭证', en: 'Voucher' },
      maxCount: 5,
      readOnly: true,
      detailOnly: true,
    },
    /** 1 while a voucher waits for finance: its time does not run meanwhile. */
    hasVoucher: { kind: 'integer', label: { zh: '待核凭证', en: 'Voucher to check' }, readOnly: true },
    rejectReason: { kind: 'text', label: { zh: '驳回原因', en: 'Why rejected' }, maxLength: 500, readOnly: true },
    refundCause: {
      kind: 'choice',
      label: { zh: '退款事由', en: 'Refund because' },
      choices: orderRefundCause.choices,
      readOnly: true,
    },
    refundReason: {
      kind: 'text',
      label: { zh: '退款说明', en: 'Why refunded' },
      maxLength: 500,
      readOnly: true,
      detailOnly: true,
    },
    refundTime: { kind: 'instant', label: { zh: '退款时间', en: 'Refunded' }, readOnly: true },
    refundTradeNo: {
      kind: 'text',
      label: { zh: '退款流水号', en: 'Reference of the refund' },
      maxLength: 64,
      readOnly: true,
      detailOnly: true,
    },
  },
});
