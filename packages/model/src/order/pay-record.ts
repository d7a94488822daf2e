import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { payType, payVerdict, tradeState } from './choices.ts';

/** A payment that a channel told of: it pays its order, or somebody says what becomes of the money. */
export const payRecordLifecycle = lifecycle({
  field: 'recordStatus',
  states: {
    noted: { value: 0, label: { zh: '已记录', en: 'Noted' }, tone: 'grey' },
    settled: { value: 1, label: { zh: '已入账', en: 'Settled' }, tone: 'green' },
    toHandle: { value: 2, label: { zh: '待处理', en: 'To be handled' }, tone: 'orange' },
    handled: { value: 3, label: { zh: '已处理', en: 'Handled' }, tone: 'blue' },
  },
  actions: {
    settle: { from: ['noted'], to: 'settled', label: { zh: '入账', en: 'Settle' } },
    hold: { from: ['noted'], to: 'toHandle', label: { zh: '转人工处理', en: 'Hand over to finance' } },
    handle: {
      from: ['toHandle'],
      to: 'handled',
      permission: 'payRecord_handle',
      label: { zh: '处理', en: 'Say how it was handled' },
      confirm: {
        zh: '写明已如何处理，如已原路退回及退款流水号。',
        en: 'Say what was done, such as the reference of the refund.',
      },
      reason: 'required',
    },
    reopen: {
      from: ['handled'],
      to: 'toHandle',
      permission: 'payRecord_handle',
      label: { zh: '恢复待处理', en: 'Look at it again' },
      reason: 'required',
    },
  },
  duties: {
    handle: {
      states: ['toHandle'],
      by: 'handle',
      name: 'orderNo',
      number: 'tradeNo',
      hiddenFrom: ['role_edit', 'user_role'],
      path: '/payManage/payRecord?id={id}',
      label: { zh: '处理异常支付', en: 'Handle a strange payment' },
    },
  },
});

/** A payment as its channel told of it, in yuan: kept by its reference and amount, however often it is told. */
export const payRecord = entity({
  name: 'payRecord',
  table: 'pay_record',
  label: { zh: '支付流水', en: 'Payment' },
  path: '/api/bid-order/order',
  verbs: { page: 'POST /queryPayRecord', export: 'POST /exportPayRecord' },
  menu: 'payRecord',
  search: ['orderNo', 'tradeNo', 'supplierName'],
  sort: ['-createTime'],
  parties: ['supplier_tenant_id'],
  permanent: true,
  dataScoped: false,
  lifecycle: payRecordLifecycle,
  fields: {
    orderId: { kind: 'ref', to: 'payOrder', label: { zh: '订单', en: 'Order' }, readOnly: true, detailOnly: true },
    orderNo: {
      kind: 'text',
      label: { zh: '订单编号', en: 'Order no.' },
      maxLength: 40,
      required: true,
      readOnly: true,
    },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, readOnly: true },
    supplierTenantId: {
      kind: 'text',
      label: { zh: '供应商租户', en: 'Tenant' },
      maxLength: 6,
      readOnly: true,
      detailOnly: true,
    },
    supplierName: { kind: 'text', label: { zh: '供应商', en: 'Supplier' }, maxLength: 100, readOnly: true },
    payType: {
      kind: 'choice',
      label: { zh: '支付方式', en: 'Channel' },
      choices: payType.choices,
      required: true,
      readOnly: true,
    },
    tradeNo: {
      kind: 'text',
      label: { zh: '交易流水号', en: 'Channel reference' },
      maxLength: 64,
      required: true,
      readOnly: true,
    },
    money: { kind: 'money', label: { zh: '支付金额', en: 'Amount' }, required: true, readOnly: true },
    tradeState: {
      kind: 'choice',
      label: { zh: '渠道状态', en: 'Says the channel' },
      choices: tradeState.choices,
      required: true,
      readOnly: true,
    },
    payTime: { kind: 'instant', label: { zh: '支付时间', en: 'Paid at' }, readOnly: true },
    verdict: {
      kind: 'choice',
      label: { zh: '核对结果', en: 'Result' },
      choices: payVerdict.choices,
      required: true,
      readOnly: true,
    },
    recordStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: payRecordLifecycle.choices,
      required: true,
      readOnly: true,
    },
    times: { kind: 'integer', label: { zh: '通知次数', en: 'Times told' }, required: true, readOnly: true },
    lastTime: { kind: 'instant', label: { zh: '最近通知', en: 'Last told' }, readOnly: true },
    note: { kind: 'text', label: { zh: '处理说明', en: 'How handled' }, maxLength: 500, readOnly: true },
  },
});
