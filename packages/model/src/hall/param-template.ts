import { entity } from '../kit/entity.ts';
import { named } from '../kit/named.ts';

export const paramTypes = named({
  qualification: { value: 1, label: { zh: '资格', en: 'Qualification' } },
  compliance: { value: 2, label: { zh: '符合性', en: 'Compliance' } },
  commercial: { value: 3, label: { zh: '商务', en: 'Commercial' } },
  technical: { value: 4, label: { zh: '技术', en: 'Technical' } },
  price: { value: 5, label: { zh: '价格', en: 'Price' } },
  form: { value: 6, label: { zh: '表单', en: 'Form' } },
});

/** Of these an item has points; the others are passed or not, or filled in. */
export function isScored(tempType: unknown): boolean {
  return paramTypes.is(tempType, 'commercial', 'technical', 'price');
}

/** What is examined, scored or filled in at a node, kept by name to be used again; its items are written as a whole. */
export const paramTemplate = entity({
  name: 'paramTemplate',
  table: 'param_template',
  label: { zh: '电子标参数模板', en: 'Parameter template' },
  path: '/api/bid-electronic/ele/param',
  verbs: {
    page: 'POST /queryByTempPage',
    detail: 'GET /queryTempDetailById',
    save: 'POST /saveTempParent',
    remove: 'GET /deleteTemp',
    export: 'POST /export',
  },
  idName: 'tempId',
  menu: 'bidParam',
  search: ['tempName'],
  sort: ['tempType', 'tempName'],
  dataScoped: 'granted',
  guards: { ux_param_template_name: 'hall.templateExists' },
  fields: {
    tempName: { kind: 'text', label: { zh: '模板名称', en: 'Template' }, maxLength: 100, required: true },
    tempType: {
      kind: 'choice',
      label: { zh: '模板类型', en: 'Kind' },
      choices: paramTypes.choices,
      required: true,
      fixed: true,
      initial: 1,
    },
    remark: { kind: 'text', label: { zh: '说明', en: 'Remark' }, maxLength: 200 },
    itemCount: { kind: 'integer', label: { zh: '条目数', en: 'Items' }, readOnly: true },
    /** Of items that have points, the sum. */
    fullScore: { kind: 'decimal', label: { zh: '满分', en: 'Full score' }, readOnly: true },
    /** `ParamItem[]`, in their order. */
    details: { kind: 'json', label: { zh: '条目', en: 'Items' }, readOnly: true, detailOnly: true },
  },
});
