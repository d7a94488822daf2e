import { agencyByDraw } from '../agency/choices.ts';
import { entity } from '../kit/entity.ts';
import { dayType } from './day-type.ts';
import { periods } from './period.ts';
import { ruleAction } from './rule-action.ts';

/** The code of a rule that says by which method an amount is bought; other codes are kinds of numbers. */
export const methodByAmount = 'chooseManner';

/**
 * What a buyer lays down beside the law (`conf/rule`): by which method an amount in a region is bought, or a number of
 * its own in place of a statutory one.
 */
export const purchaseRule = entity({
  name: 'purchaseRule',
  table: 'purchase_rule',
  label: { zh: '采购规则', en: 'Purchasing rule' },
  path: '/api/purchase/conf/rule',
  verbs: {
    page: 'POST /queryPage',
    list: 'POST /queryList',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdate',
    remove: 'GET /delete',
    export: 'POST /export',
  },
  idName: 'ruleId',
  menu: 'purchaseconf',
  search: ['ruleName', 'ruleCode'],
  sort: ['typeId', 'ruleCode', 'amountFrom'],
  dataScoped: false,
  fields: {
    ruleName: { kind: 'text', label: { zh: '规则名称', en: 'Name' }, maxLength: 100, required: true },
    ruleCode: {
      kind: 'text',
      label: { zh: '规则事项', en: 'What it rules' },
      maxLength: 40,
      required: true,
      initial: methodByAmount,
      words: [
        { value: methodByAmount, label: { zh: '按金额确定采购方式', en: 'Method by amount' } },
        { value: agencyByDraw, label: { zh: '代理机构抽取选定', en: 'Agencies are drawn' } },
        { value: 'minSuppliers', label: { zh: '最少供应商数', en: 'Least number of suppliers' } },
        ...Object.entries(periods).map(([value, { label }]) => ({ value, label })),
      ],
    },
    typeId: { kind: 'ref', to: 'projectType', label: { zh: '项目类型', en: 'Kind of project' } },
    mannerId: {
      kind: 'ref',
      to: 'typeMethod',
      among: 'typeId',
      label: { zh: '采购方式', en: 'Procurement method' },
    },
    amountFrom: { kind: 'money', label: { zh: '金额下限（含）', en: 'From (included)' }, min: 0 },
    amountTo: { kind: 'money', label: { zh: '金额上限（不含）', en: 'Below' }, min: 0.01 },
    regionCode: {
      kind: 'text',
      label: { zh: '适用地区', en: 'Region' },
      maxLength: 12,
      pattern: /^\d{2,12}$/,
      patternText: { zh: '行政区划编号，2至12位数字', en: 'the code of a region, 2 to 12 digits' },
      tree: 'region',
    },
    value: { kind: 'decimal', label: { zh: '数值', en: 'Value' }, min: 0 },
    unit: { kind: 'text', label: { zh: '单位', en: 'Unit' }, maxLength: 20 },
    dayType: { kind: 'choice', label: { zh: '天数类型', en: 'Counted in' }, choices: dayType.choices },
    action: {
      kind: 'choice',
      label: { zh: '不符合时', en: 'Where it is not kept' },
      choices: ruleAction.choices,
      required: true,
      initial: 1,
    },
    effectiveFrom: { kind: 'day', label: { zh: '生效日期', en: 'In force from' }, required: true },
    effectiveTo: { kind: 'day', label: { zh: '失效日期', en: 'In force until' } },
    sourceArticle: { kind: 'text', label: { zh: '依据条款', en: 'Source' }, maxLength: 200 },
    isStatutory: { kind: 'flag', label: { zh: '法定', en: 'Statutory' }, readOnly: true },
    statutoryAmount: {
      kind: 'money',
      label: { zh: '法定起点金额', en: 'Statutory threshold' },
      readOnly: true,
    },
  },
});
