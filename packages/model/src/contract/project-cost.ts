import { entity } from '../kit/entity.ts';

const projectId = {
  kind: 'ref',
  to: 'project',
  label: { zh: '采购项目', en: 'Project' },
  required: true,
  fixed: true,
} as const;
const remark = { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 500 } as const;

/** An expense of a project beside its contracts, as it was planned. */
export const projectCost = entity({
  name: 'projectCost',
  table: 'project_cost',
  label: { zh: '项目费用', en: 'Expense of a project' },
  path: '/api/purchase/project-cost',
  verbs: {},
  menu: 'contract',
  // Goes with the project that it belongs to.
  dataScoped: false,
  fields: {
    projectId,
    packageId: { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' }, fixed: true },
    entryId: { kind: 'ref', to: 'entry', label: { zh: '报名', en: 'Registration' }, fixed: true },
    costName: { kind: 'text', label: { zh: '费用名称', en: 'Expense' }, maxLength: 100, required: true },
    planMoney: { kind: 'money', label: { zh: '计划金额', en: 'Planned' }, min: 0.01, required: true },
    remark,
  },
});

/** What was spent of an expense. */
export const projectCostDetail = entity({
  name: 'projectCostDetail',
  table: 'project_cost_detail',
  label: { zh: '费用明细', en: 'What was spent' },
  path: '/api/purchase/project-cost-detail',
  verbs: {},
  menu: 'contract',
  // Goes with the project that it belongs to.
  dataScoped: false,
  fields: {
    costId: {
      kind: 'ref',
      to: 'projectCost',
      label: { zh: '项目费用', en: 'Expense' },
      required: true,
      fixed: true,
    },
    projectId: { ...projectId, readOnly: true },
    costMoney: { kind: 'money', label: { zh: '实际金额', en: 'Spent' }, min: 0.01, required: true },
    costDay: { kind: 'day', label: { zh: '支出日期', en: 'On' }, required: true },
    payee: { kind: 'text', label: { zh: '收款方', en: 'Paid to' }, maxLength: 100, required: true },
    remark,
  },
});
