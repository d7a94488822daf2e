import { entity } from '../kit/entity.ts';
import { costInType } from './choices.ts';
import { costInLifecycle } from './cost-in-lifecycle.ts';

const readOnly = true;

/** Money that came in for a project, beside deposits and orders: noted, confirmed, and corrected where it was taken for something else. */
export const costIn = entity({
  name: 'costIn',
  table: 'cost_in',
  label: { zh: '项目收款', en: 'Project receipt' },
  path: '/api/purchase/cost/in',
  verbs: { page: 'POST /queryPage', export: 'POST /export' },
  menu: 'costIn',
  search: ['inNo', 'payerName', 'tradeNo'],
  sort: ['-createTime'],
  permanent: true,
  dataScoped: false,
  lifecycle: costInLifecycle,
  guards: { ux_cost_in_trade: 'treasury.receiptTwice', ux_cost_in_receipt: 'treasury.receiptTwice' },
  fields: {
    inNo: { kind: 'text', label: { zh: '收款编号', en: 'No.' }, maxLength: 40, required: true, readOnly },
    inType: { kind: 'choice', label: { zh: '收款类型', en: 'Kind' }, choices: costInType.choices, required: true },
    inStatus: {
      kind: 'choice',
      label: { zh: '收款状态', en: 'Status' },
      choices: costInLifecycle.choices,
      required: true,
      readOnly,
    },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, required: true },
    packageId: { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' }, detailOnly: true },
    /** Whose money it is, where it is somebody's. */
    supplierId: { kind: 'ref', to: 'supplier', label: { zh: '供应商', en: 'Supplier' }, detailOnly: true },
    money: { kind: 'money', label: { zh: '收款金额', en: 'Received' }, min: 0.01, required: true },
    payerName: { kind: 'text', label: { zh: '付款人', en: 'Payer' }, maxLength: 100, required: true },
    payerAccount: { kind: 'text', label: { zh: '付款账号', en: 'Account of the payer' }, maxLength: 40 },
    payerBank: { kind: 'text', label: { zh: '付款开户行', en: 'Bank of the payer' }, maxLength: 100, detailOnly: true },
    payTime: { kind: 'instant', label: { zh: '到账时间', en: 'Received at' }, required: true },
    tradeNo: { kind: 'text', label: { zh: '银行流水号', en: 'No. of the transfer' }, maxLength: 60 },
    remark: { kind: 'longText', label: { zh: '说明', en: 'Note' }, maxLength: 500, detailOnly: true },
    /** The line of the bank's statement that it is. */
    receiptId: {
      kind: 'ref',
      to: 'bankReceipt',
      label: { zh: '银行到账', en: 'Bank receipt' },
      readOnly,
      detailOnly: true,
    },
    /** What it was taken for before. */
    fromId: { kind: 'ref', to: 'costIn', label: { zh: '更正自', en: 'Corrected from' }, readOnly, detailOnly: true },
    note: { kind: 'text', label: { zh: '处理说明', en: 'Why' }, maxLength: 500, readOnly },
  },
});
