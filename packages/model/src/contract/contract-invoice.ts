import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';

/** An invoice counts until it is void: written off by the supplier with a red one, or noted by mistake. */
export const contractInvoiceLifecycle = lifecycle({
  field: 'invoiceStatus',
  states: {
    valid: { value: 1, label: { zh: '有效', en: 'Valid' }, tone: 'green' },
    void: { value: 2, label: { zh: '已作废', en: 'Void' }, tone: 'grey' },
  },
  actions: {
    cancel: {
      from: ['valid'],
      to: 'void',
      permission: 'contract_edit',
      label: { zh: '作废发票', en: 'Void the invoice' },
      reason: 'required',
      danger: true,
    },
  },
});

/** What the supplier has invoiced of a contract; handed in by him, or noted by who handles the contract. */
export const contractInvoice = entity({
  name: 'contractInvoice',
  table: 'contract_invoice',
  label: { zh: '合同发票', en: 'Invoice of a contract' },
  path: '/api/purchase/contract-invoice',
  verbs: {},
  menu: 'contract',
  parties: ['supplier_tenant_id'],
  permanent: true,
  // Goes with the contract that it belongs to.
  dataScoped: false,
  lifecycle: contractInvoiceLifecycle,
  guards: { ux_contract_invoice_no: 'contract.invoiceTwice' },
  fields: {
    contractId: { kind: 'ref', to: 'contract', label: { zh: '合同', en: 'Contract' }, required: true, fixed: true },
    supplierTenantId: {
      kind: 'text',
      label: { zh: '供应商租户', en: 'Tenant of the supplier' },
      maxLength: 6,
      required: true,
      readOnly: true,
    },
    invoiceNo: {
      kind: 'text',
      label: { zh: '发票号码', en: 'Invoice no.' },
      maxLength: 20,
      pattern: /^(\d{8}|\d{20})$/,
      patternText: { zh: '发票号码为8位或20位数字', en: 'An invoice number has 8 or 20 digits' },
      required: true,
    },
    invoiceDate: { kind: 'day', label: { zh: '开票日期', en: 'Dated' }, required: true },
    invoiceMoney: { kind: 'money', label: { zh: '价税合计', en: 'Amount with tax' }, min: 0.01, required: true },
    taxMoney: { kind: 'money', label: { zh: '税额', en: 'Tax' }, min: 0 },
    files: { kind: 'files', label: { zh: '发票文件', en: 'The invoice' }, maxCount: 3 },
    invoiceStatus: {
      kind: 'choice',
      label: { zh: '发票状态', en: 'Status' },
      choices: contractInvoiceLifecycle.choices,
      required: true,
      readOnly: true,
    },
  },
});
