import { entity } from '../kit/entity.ts';
import { purchaseTypes } from '../tendering/choices.ts';
import { planManners, planModifyTypes, planTypes } from './choices.ts';
import { planLifecycle, planModifyLifecycle } from './plan-lifecycle.ts';

/** What stands where a plan draws on no budget. */
export const noBudget = { zh: '未关联预算', en: 'No budget behind it' } as const;

/** What a unit means to buy in a year, with its lines. */
export const plan = entity({
  name: 'plan',
  table: 'purchase_plan',
  label: { zh: '采购计划', en: 'Purchase plan' },
  path: '/api/plan',
  verbs: { page: 'POST /queryPlan', detail: 'GET /detail', remove: 'GET /delById', export: 'POST /exportPlan' },
  menu: 'planManage',
  search: ['planName', 'planNo'],
  sort: ['-createTime'],
  dataScoped: 'granted',
  deptField: 'deptId',
  lifecycle: planLifecycle,
  fields: {
    planName: { kind: 'text', label: { zh: '计划名称', en: 'Name' }, maxLength: 100, required: true },
    planNo: { kind: 'text', label: { zh: '计划编号', en: 'Number' }, maxLength: 30, readOnly: true },
    planStatus: { kind: 'choice', label: { zh: '状态', en: 'Status' }, choices: planLifecycle.choices, readOnly: true },
    year: { kind: 'integer', label: { zh: '年度', en: 'Year' }, min: 2000, max: 2100, required: true },
    planType: { kind: 'choice', label: { zh: '计划类型', en: 'Kind of plan' }, choices: planTypes, required: true },
    deptId: { kind: 'tree', to: 'dept', label: { zh: '申请部门', en: 'Department' }, required: true },
    budgetCostId: { kind: 'ref', to: 'budgetCost', label: { zh: '预算经费', en: 'Budget line' } },
    budgetProId: { kind: 'ref', to: 'budgetPro', label: { zh: '预算项目', en: 'Budget project' }, detailOnly: true },
    noBudgetReason: {
      kind: 'longText',
      label: { zh: '未关联预算原因', en: 'Why no budget' },
      maxLength: 500,
      detailOnly: true,
      help: {
        zh: '没有选择预算经费的计划，提交前必须填写',
        en: 'Needed before it is submitted, where no budget line is chosen',
      },
    },
    budgetMoney: { kind: 'money', label: { zh: '预算金额', en: 'Budget' }, min: 0.01, required: true },
    usedMoney: { kind: 'money', label: { zh: '已立项金额', en: 'Taken up by projects' }, readOnly: true },
    releasedMoney: {
      kind: 'money',
      label: { zh: '已收回结余', en: 'Given back' },
      readOnly: true,
      detailOnly: true,
    },
    purchaseType: {
      kind: 'choice',
      label: { zh: '采购类别', en: 'Goods or services' },
      choices: purchaseTypes,
      required: true,
    },
    mannerId: { kind: 'choice', label: { zh: '预计采购方式', en: 'Way of purchase' }, choices: planManners },
    itemCode: { kind: 'text', tree: 'item', label: { zh: '采购品目', en: 'Item' }, maxLength: 60, required: true },
    planStartDate: { kind: 'day', label: { zh: '计划开始日期', en: 'Starts' }, required: true },
    planDemandDate: { kind: 'day', label: { zh: '需求日期', en: 'Needed by' }, required: true },
    isImport: { kind: 'flag', label: { zh: '采购进口产品', en: 'Imported goods' } },
    isSme: { kind: 'flag', label: { zh: '面向中小企业', en: 'For small companies' } },
    linkman: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, maxLength: 50 },
    phone: { kind: 'text', label: { zh: '联系电话', en: 'Phone' }, maxLength: 30 },
    receiverId: { kind: 'ref', to: 'user', label: { zh: '下达对象', en: 'Handed down to' }, readOnly: true },
    downTime: { kind: 'instant', label: { zh: '下达时间', en: 'Handed down at' }, readOnly: true },
    backReason: { kind: 'text', label: { zh: '退回原因', en: 'Why returned' }, maxLength: 500, readOnly: true },
    previousId: {
      kind: 'ref',
      to: 'plan',
      label: { zh: '调整前计划', en: 'Was before' },
      readOnly: true,
      detailOnly: true,
    },
    originId: {
      kind: 'ref',
      to: 'plan',
      label: { zh: '最初计划', en: 'First of its chain' },
      readOnly: true,
      detailOnly: true,
    },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remarks' }, maxLength: 500, detailOnly: true },
    files: { kind: 'files', label: { zh: '附件', en: 'Files' }, detailOnly: true },
  },
});

/** A line of a plan; its money is quantity × price, half up to the fen. */
export const planDetail = entity({
  name: 'planDetail',
  table: 'plan_detail',
  label: { zh: '计划明细', en: 'Plan line' },
  path: '/api/plan/detail',
  verbs: {},
  menu: 'planManage',
  dataScoped: 'granted',
  fields: {
    planId: { kind: 'ref', to: 'plan', label: { zh: '采购计划', en: 'Plan' }, readOnly: true },
    lineNo: { kind: 'integer', label: { zh: '序号', en: 'No.' }, readOnly: true },
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 100, required: true },
    spec: { kind: 'text', label: { zh: '规格型号', en: 'Specification' }, maxLength: 200 },
    unit: { kind: 'text', label: { zh: '单位', en: 'Unit' }, maxLength: 20, required: true },
    qty: { kind: 'decimal', label: { zh: '数量', en: 'Quantity' }, min: 0.0001, required: true },
    price: { kind: 'money', label: { zh: '单价', en: 'Unit price' }, min: 0, required: true },
    money: { kind: 'money', label: { zh: '金额', en: 'Amount' }, readOnly: true },
  },
});

/** A change asked for after the approval, with the plan before and after. */
export const planModify = entity({
  name: 'planModify',
  table: 'plan_modify',
  label: { zh: '计划调整', en: 'Plan adjustment' },
  path: '/api/plan',
  verbs: { page: 'POST /queryPlanModify', export: 'POST /queryPlanModify/export' },
  menu: 'planAdjust',
  search: ['planName', 'planNo'],
  sort: ['-createTime'],
  dataScoped: 'granted',
  deptField: 'deptId',
  partakers: { view: 'plan_modify_part' },
  permanent: true,
  lifecycle: planModifyLifecycle,
  fields: {
    planName: { kind: 'text', label: { zh: '计划名称', en: 'Plan' }, maxLength: 100, readOnly: true },
    planNo: { kind: 'text', label: { zh: '计划编号', en: 'Number' }, maxLength: 30, readOnly: true },
    planId: { kind: 'ref', to: 'plan', label: { zh: '采购计划', en: 'Plan before' }, readOnly: true, detailOnly: true },
    deptId: { kind: 'tree', to: 'dept', label: { zh: '申请部门', en: 'Department' }, readOnly: true, detailOnly: true },
    modifyType: { kind: 'choice', label: { zh: '调整类型', en: 'Kind' }, choices: planModifyTypes, required: true },
    auditStatus: {
      kind: 'choice',
      label: { zh: '审批状态', en: 'Approval' },
      choices: planModifyLifecycle.choices,
      readOnly: true,
    },
    reason: { kind: 'longText', label: { zh: '调整原因', en: 'Reason' }, maxLength: 500, required: true },
    rejectReason: { kind: 'text', label: { zh: '驳回原因', en: 'Why rejected' }, maxLength: 500, readOnly: true },
    answerDue: { kind: 'day', label: { zh: '办理期限', en: 'To be done by' }, readOnly: true, detailOnly: true },
    newPlanId: {
      kind: 'ref',
      to: 'plan',
      label: { zh: '调整后计划', en: 'Plan after' },
      readOnly: true,
      detailOnly: true,
    },
    before: { kind: 'json', label: { zh: '调整前', en: 'Before' }, readOnly: true, detailOnly: true },
    after: { kind: 'json', label: { zh: '调整后', en: 'After' }, readOnly: true, detailOnly: true },
  },
});
