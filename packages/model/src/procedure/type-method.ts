import { entity } from '../kit/entity.ts';
import { dayType } from './day-type.ts';
import { procurementMethod } from './method.ts';

const days = (zh: string, en: string) => ({ kind: 'integer', label: { zh, en }, min: 1, max: 365 }) as const;
const countedIn = (zh: string, en: string) =>
  ({ kind: 'choice', label: { zh, en }, choices: dayType.choices }) as const;

/** A method that a kind of project may be bought by, with what the buyer sets beside the law (`conf/manner`). */
export const typeMethod = entity({
  name: 'typeMethod',
  table: 'type_method',
  label: { zh: '采购方式', en: 'Procurement method' },
  path: '/api/purchase/conf/manner',
  verbs: {
    page: 'POST /queryMannerPage',
    list: 'GET /queryMannerList',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdateSingle',
    remove: 'GET /deleteManner',
  },
  idName: 'mannerId',
  menu: 'purchaseconf',
  search: ['mannerName'],
  sort: ['mannerCode'],
  dataScoped: false,
  guards: { ux_type_method_code: 'procedure.methodTaken' },
  fields: {
    typeId: {
      kind: 'ref',
      to: 'projectType',
      label: { zh: '项目类型', en: 'Kind of project' },
      required: true,
      fixed: true,
    },
    mannerCode: {
      kind: 'choice',
      label: { zh: '采购方式', en: 'Procurement method' },
      choices: procurementMethod.choices,
      required: true,
      fixed: true,
    },
    mannerName: { kind: 'text', label: { zh: '方式名称', en: 'Called' }, maxLength: 50, required: true },
    minSuppliers: {
      kind: 'integer',
      label: { zh: '最少供应商数', en: 'Least number of suppliers' },
      min: 1,
      max: 99,
      initial: 3,
    },
    minSuppliersException: {
      kind: 'integer',
      label: { zh: '例外情形的最少供应商数', en: 'Least number by exception of the law' },
      min: 1,
      max: 99,
    },
    bidDays: days('递交期限（天）', 'Days to submit'),
    bidDayType: countedIn('递交期限单位', 'Counted in'),
    saleDays: days('文件提供期限（天）', 'Days the documents are offered'),
    saleDayType: countedIn('文件提供期限单位', 'Counted in'),
    resultPublicityDays: days('结果公示（公告）天数', 'Days the result is public'),
    contractDays: days('签订合同期限（天）', 'Days to sign the contract'),
    needBulletin: { kind: 'flag', label: { zh: '发布公告', en: 'A notice is published' }, initial: true },
    needDeposit: { kind: 'flag', label: { zh: '收取保证金', en: 'Bid security is taken' }, initial: false },
    needExpert: { kind: 'flag', label: { zh: '抽取专家', en: 'Experts are drawn' }, initial: false },
    needAgent: { kind: 'flag', label: { zh: '委托代理机构', en: 'An agency is entrusted' }, initial: false },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 500 },
  },
});
