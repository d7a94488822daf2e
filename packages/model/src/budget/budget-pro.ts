import { entity } from '../kit/entity.ts';
import type { NumberField } from '../kit/field.ts';
import { planManners } from '../plan/choices.ts';
import { budgetLifecycle } from './budget-lifecycle.ts';
import { budgetCycle, budgetLevel, budgetProType, moneyType } from './choices.ts';

/** What a unit asks money for, and the money that it was granted. */
export const budgetPro = entity({
  name: 'budgetPro',
  table: 'budget_project',
  label: { zh: '预算项目', en: 'Budget project' },
  path: '/api/budget-pro',
  verbs: {
    page: 'POST /queryBudgetProPage',
    detail: 'GET /detail',
    remove: 'GET /deleteById',
    export: 'POST /exportBudgetPro',
  },
  menu: 'budgetPro',
  search: ['proName', 'proNo'],
  sort: ['-createTime'],
  dataScoped: 'granted',
  deptField: 'deptId',
  lifecycle: budgetLifecycle,
  fields: {
    proName: { kind: 'text', label: { zh: '项目名称', en: 'Name' }, maxLength: 100, required: true },
    proNo: { kind: 'text', label: { zh: '项目编号', en: 'Number' }, maxLength: 30, readOnly: true },
    budgetStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: budgetLifecycle.choices,
      readOnly: true,
    },
    level: {
      kind: 'choice',
      label: { zh: '申报级别', en: 'Level' },
      choices: budgetLevel.choices,
      required: true,
      fixed: true,
    },
    parentProId: { kind: 'ref', to: 'budgetPro', label: { zh: '一级项目', en: 'Project of level 1' } },
    proType: { kind: 'choice', label: { zh: '项目类型', en: 'Kind' }, choices: budgetProType.choices, required: true },
    cycleType: { kind: 'choice', label: { zh: '项目周期', en: 'Cycle' }, choices: budgetCycle.choices, required: true },
    startYear: { kind: 'integer', label: { zh: '开始年度', en: 'From year' }, min: 2000, max: 2100, required: true },
    endYear: { kind: 'integer', label: { zh: '结束年度', en: 'To year' }, min: 2000, max: 2100, required: true },
    deptId: { kind: 'tree', to: 'dept', label: { zh: '申报部门', en: 'Department' }, required: true },
    leader: { kind: 'text', label: { zh: '项目负责人', en: 'Person in charge' }, maxLength: 50, required: true },
    totalMoney: { kind: 'money', label: { zh: '项目总额', en: 'Total' }, min: 0.01, required: true },
    availableMoney: { kind: 'money', label: { zh: '可用', en: 'Available' }, readOnly: true },
    frozenMoney: { kind: 'money', label: { zh: '占用', en: 'Held' }, readOnly: true },
    usedMoney: { kind: 'money', label: { zh: '已支付', en: 'Spent' }, readOnly: true },
    basis: {
      kind: 'longText',
      label: { zh: '立项依据', en: 'Grounds' },
      maxLength: 2000,
      required: true,
      detailOnly: true,
    },
    goal: {
      kind: 'longText',
      label: { zh: '绩效目标', en: 'Goal' },
      maxLength: 2000,
      required: true,
      detailOnly: true,
    },
    answerDue: { kind: 'day', label: { zh: '办理期限', en: 'To be done by' }, readOnly: true, detailOnly: true },
    rejectReason: { kind: 'text', label: { zh: '驳回原因', en: 'Why rejected' }, maxLength: 500, readOnly: true },
    files: { kind: 'files', label: { zh: '附件', en: 'Files' }, detailOnly: true },
  },
});

const balance = (zh: string, en: string): NumberField => ({ kind: 'money', label: { zh, en }, readOnly: true });

/** A line of it: money of one source in one year, with the balances that its postings come to. */
export const budgetCost = entity({
  name: 'budgetCost',
  table: 'budget_cost',
  label: { zh: '预算经费', en: 'Budget line' },
  path: '/api/budget-pro/cost',
  verbs: { page: 'POST /queryUsablePage', detail: 'GET /detail' },
  menu: 'budgetPro',
  search: ['lineName'],
  sort: ['lineName', 'lineNo'],
  dataScoped: 'granted',
  fields: {
    lineName: { kind: 'text', label: { zh: '经费名称', en: 'Line' }, maxLength: 200, readOnly: true },
    budgetProId: { kind: 'ref', to: 'budgetPro', label: { zh: '预算项目', en: 'Budget project' }, readOnly: true },
    lineNo: { kind: 'integer', label: { zh: '序号', en: 'No.' }, readOnly: true },
    moneyType: {
      kind: 'choice',
      label: { zh: '资金来源', en: 'Source of money' },
      choices: moneyType.choices,
      required: true,
    },
    year: { kind: 'integer', label: { zh: '年度', en: 'Year' }, min: 2000, max: 2100, required: true },
    money: { kind: 'money', label: { zh: '金额', en: 'Amount' }, min: 0.01, required: true },
    grantedMoney: balance('批复预算', 'Granted'),
    availableMoney: balance('可用', 'Available'),
    reservedMoney: balance('计划占用', 'Reserved'),
    committedMoney: balance('合同占用', 'Committed'),
    spentMoney: balance('已支付', 'Spent'),
    allottedMoney: balance('分解至二级', 'Allotted to level 2'),
  },
});

/** What of it is bought by government purchase; its money is quantity × price, half up to the fen. */
export const budgetGov = entity({
  name: 'budgetGov',
  table: 'budget_gov',
  label: { zh: '政府采购预算', en: 'Government purchase' },
  path: '/api/budget-pro/gov',
  verbs: {},
  menu: 'budgetPro',
  dataScoped: 'granted',
  fields: {
    budgetProId: { kind: 'ref', to: 'budgetPro', label: { zh: '预算项目', en: 'Budget project' }, readOnly: true },
    lineNo: { kind: 'integer', label: { zh: '序号', en: 'No.' }, readOnly: true },
    itemCode: { kind: 'text', tree: 'item', label: { zh: '采购品目', en: 'Item' }, maxLength: 60, required: true },
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, maxLength: 100, required: true },
    qty: { kind: 'decimal', label: { zh: '数量', en: 'Quantity' }, min: 0.0001, required: true },
    price: { kind: 'money', label: { zh: '单价', en: 'Unit price' }, min: 0, required: true },
    money: { kind: 'money', label: { zh: '金额', en: 'Amount' }, readOnly: true },
    mannerId: { kind: 'choice', label: { zh: '预计采购方式', en: 'Way of purchase' }, choices: planManners },
  },
});
