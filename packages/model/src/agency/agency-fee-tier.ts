import { entity } from '../kit/entity.ts';

/** A band of the scale that agencies are paid by, with its source and validity. Rows of the platform. */
export const agencyFeeTier = entity({
  name: 'agencyFeeTier',
  table: 'agency_fee_tier',
  label: { zh: '代理费标准', en: 'Agency fee scale' },
  path: '/api/purchase/cus/agent/fee',
  verbs: {
    page: 'POST /queryPage',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdate',
    remove: 'POST /remove',
    export: 'POST /export',
  },
  menu: 'agencyFee',
  search: ['sourceArticle'],
  sort: ['-effectiveFrom', 'fromMoney'],
  platformReadable: true,
  dataScoped: false,
  fields: {
    fromMoney: { kind: 'money', label: { zh: '金额下限（不含）', en: 'Above' }, min: 0, required: true },
    toMoney: { kind: 'money', label: { zh: '金额上限（含）', en: 'Up to' }, min: 0.01 },
    goodsRate: { kind: 'rate', label: { zh: '货物费率（%）', en: 'Goods (%)' }, min: 0, max: 100, required: true },
    serviceRate: { kind: 'rate', label: { zh: '服务费率（%）', en: 'Services (%)' }, min: 0, max: 100, required: true },
    worksRate: { kind: 'rate', label: { zh: '工程费率（%）', en: 'Works (%)' }, min: 0, max: 100, required: true },
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
