import { phonePattern, phoneText } from '../kit/phone.ts';
import { entity } from '../kit/entity.ts';
import { purchaseTypes } from '../tendering/choices.ts';
import { procurementMethod } from '../procedure/method.ts';
import { demandLifecycle } from './demand-lifecycle.ts';

const text = { kind: 'longText', maxLength: 8000, detailOnly: true } as const;

/** What a department needs: what it is for, what it may cost, and what it has to be able to do. */
export const demand = entity({
  name: 'demand',
  table: 'purchase_demand',
  label: { zh: '采购需求', en: 'Demand' },
  path: '/api/purchase/cus/demand',
  verbs: {
    page: 'POST /queryDemandPage',
    detail: 'GET /detail',
    remove: 'GET /delDemand',
    export: 'POST /exportDemand',
  },
  menu: 'demandManage',
  search: ['demandName', 'demandNo'],
  sort: ['-createTime'],
  dataScoped: 'granted',
  deptField: 'deptId',
  lifecycle: demandLifecycle,
  fields: {
    demandName: { kind: 'text', label: { zh: '需求名称', en: 'Name' }, maxLength: 100, required: true },
    demandNo: { kind: 'text', label: { zh: '需求编号', en: 'Number' }, maxLength: 30, readOnly: true },
    demandStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: demandLifecycle.choices,
      readOnly: true,
    },
    deptId: { kind: 'tree', to: 'dept', label: { zh: '需求部门', en: 'Department' }, required: true },
    planId: { kind: 'ref', to: 'plan', label: { zh: '采购计划', en: 'Purchase plan' } },
    budget: { kind: 'money', label: { zh: '需求预算', en: 'Budget' }, min: 0.01, required: true },
    purchaseType: {
      kind: 'choice',
      label: { zh: '采购类别', en: 'Goods or services' },
      choices: purchaseTypes,
      required: true,
    },
    itemId: { kind: 'tree', to: 'purchaseItem', label: { zh: '采购品目', en: 'Item' } },
    mannerId: {
      kind: 'choice',
      label: { zh: '建议采购方式', en: 'Proposed method' },
      choices: procurementMethod.choices,
    },
    isResearch: { kind: 'flag', label: { zh: '需要市场调研', en: 'To be researched' } },
    deliveryDate: { kind: 'day', label: { zh: '期望到货日期', en: 'Wanted by' } },
    deliveryPlace: { kind: 'text', label: { zh: '交付地点', en: 'Place of delivery' }, maxLength: 200 },
    usedBy: { kind: 'text', label: { zh: '使用单位或使用人', en: 'Used by' }, maxLength: 100 },
    linkman: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, maxLength: 50 },
    phone: {
      kind: 'text',
      label: { zh: '联系电话', en: 'Phone' },
      maxLength: 30,
      pattern: phonePattern,
      patternText: phoneText,
    },
    qualification: { ...text, label: { zh: '供应商资格要求', en: 'Qualification' }, maxLength: 4000 },
    techReq: { ...text, label: { zh: '技术要求', en: 'Technical requirements' } },
    bizReq: { ...text, label: { zh: '商务要求', en: 'Commercial requirements' } },
    acceptTerms: { ...text, label: { zh: '验收标准', en: 'Terms of acceptance' }, maxLength: 4000 },
    payTerms: { ...text, label: { zh: '付款条件', en: 'Terms of payment' }, maxLength: 4000 },
    scoringSuggest: { ...text, label: { zh: '评审因素建议', en: 'Proposed scoring' }, maxLength: 4000 },
    parentId: { kind: 'ref', to: 'demand', label: { zh: '上级需求', en: 'Part of' }, fixed: true },
    /** `ResearchObject[]`: whom somebody asked by telephone or on a visit. */
    researchObjects: {
      kind: 'json',
      label: { zh: '线下调研对象', en: 'Asked in person' },
      detailOnly: true,
    },
    /** Of `bidRoles`. */
    roles: { kind: 'json', label: { zh: '参与角色', en: 'Parts of people' }, detailOnly: true },
    researchRemark: {
      kind: 'text',
      label: { zh: '调研说明', en: 'Remark on the research' },
      maxLength: 500,
      detailOnly: true,
    },
    /** `ClauseReason[]`: why what was found in its texts stays. */
    clauseReasons: { kind: 'json', label: { zh: '条款说明', en: 'Reasons for clauses' }, detailOnly: true },
    files: { kind: 'files', label: { zh: '附件', en: 'Files' }, maxCount: 10, detailOnly: true },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, readOnly: true },
    submitTime: { kind: 'instant', label: { zh: '提交时间', en: 'Submitted' }, readOnly: true },
    confirmTime: { kind: 'instant', label: { zh: '确认时间', en: 'Confirmed' }, readOnly: true },
    rejectReason: { kind: 'text', label: { zh: '退回原因', en: 'Why returned' }, maxLength: 500, readOnly: true },
  },
});

/** A thing that is needed; its money is quantity × estimated price, half up to the fen. */
export const demandDetail = entity({
  name: 'demandDetail',
  table: 'demand_detail',
  label: { zh: '需求明细', en: 'Demand line' },
  path: '/api/purchase/cus/demand/line',
  verbs: {},
  menu: 'demandManage',
  dataScoped: 'granted',
  fields: {
    demandId: { kind: 'ref', to: 'demand', label: { zh: '采购需求', en: 'Demand' }, readOnly: true },
    lineNo: { kind: 'integer', label: { zh: '序号', en: 'No.' }, readOnly: true },
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 100, required: true },
    brandModel: { kind: 'text', label: { zh: '参考规格', en: 'Reference specification' }, maxLength: 200 },
    techParams: { kind: 'longText', label: { zh: '技术参数', en: 'Technical parameters' }, maxLength: 4000 },
    afterSale: { kind: 'text', label: { zh: '售后要求', en: 'After-sales service' }, maxLength: 500 },
    unit: { kind: 'text', label: { zh: '单位', en: 'Unit' }, maxLength: 20, required: true },
    qty: { kind: 'decimal', label: { zh: '数量', en: 'Quantity' }, min: 0.0001, required: true },
    price: { kind: 'money', label: { zh: '预估单价', en: 'Estimated price' }, min: 0, required: true },
    money: { kind: 'money', label: { zh: '预估金额', en: 'Estimated amount' }, readOnly: true },
    isKey: { kind: 'flag', label: { zh: '★实质性要求', en: '★ Substantial' } },
  },
});
