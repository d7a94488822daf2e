import { entity } from '../kit/entity.ts';

/** A band of the table by which tax is withheld of fees for personal services, with its source and validity. Rows of the platform. */
export const labourTaxBand = entity({
  name: 'labourTaxBand',
  table: 'labour_tax_band',
  label: { zh: '劳务报酬预扣率', en: 'Withholding on fees' },
  path: '/api/purchase/cost/labour-tax',
  verbs: {
    page: 'POST /queryPage',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdate',
    remove: 'POST /remove',
    export: 'POST /export',
  },
  menu: 'labourTax',
  search: ['sourceArticle'],
  sort: ['-effectiveFrom', 'fromMoney'],
  platformReadable: true,
  dataScoped: false,
  fields: {
    fromMoney: { kind: 'money', label: { zh: '每次收入下限（不含）', en: 'Pay above' }, min: 0, required: true },
    toMoney: { kind: 'money', label: { zh: '每次收入上限（含）', en: 'Pay up to' }, min: 0.01 },
    deductMoney: { kind: 'money', label: { zh: '减除费用（元）', en: 'Deducted' }, min: 0, required: true },
    deductRate: { kind: 'rate', label: { zh: '减除费用（%）', en: 'Deducted (%)' }, min: 0, max: 100, required: true },
    taxRate: { kind: 'rate', label: { zh: '预扣率（%）', en: 'Withheld (%)' }, min: 0, max: 100, required: true },
    quickDeduction: { kind: 'money', label: { zh: '速算扣除数', en: 'Quick deduction' }, min: 0, required: true },
    effectiveFrom: { kind: 'day', label: { zh: '生效日期', en: 'In force from' }, required: true },
    effectiveTo: { kind: 'day', label: { zh: '失效日期', en: 'In force until' } },
    sourceArticle: { kind: 'text', label: { zh: '依据', en: 'Source' }, maxLength: 200, required: true },
    certainty: {
      kind: 'text',
      label: { zh: '确定程度', en: 'Certainty' },
      maxLength: 1,
      pattern: /^[ABC]$/,
      patternText: { zh: 'A、B 或 C', en: 'A, B or C' },
      required: true,
      initial: 'C',
    },
  },
});
