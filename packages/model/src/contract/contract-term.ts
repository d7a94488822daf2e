import { entity } from '../kit/entity.ts';
import { payCondition } from './performing-choices.ts';
import { contractTermLifecycle } from './contract-term-lifecycle.ts';

/** One payment of the plan of a contract; together they are its price. The supplier reads it as its party. */
export const contractTerm = entity({
  name: 'contractTerm',
  table: 'contract_term',
  label: { zh: '付款计划', en: 'Payment plan' },
  path: '/api/purchase/contract-term',
  verbs: {},
  menu: 'contract',
  parties: ['supplier_tenant_id'],
  permanent: true,
  // Goes with the contract that it belongs to.
  dataScoped: false,
  lifecycle: contractTermLifecycle,
  fields: {
    contractId: { kind: 'ref', to: 'contract', label: { zh: '合同', en: 'Contract' }, required: true, fixed: true },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, required: true, readOnly: true },
    supplierTenantId: {
      kind: 'text',
      label: { zh: '供应商租户', en: 'Tenant of the supplier' },
      maxLength: 6,
      required: true,
      readOnly: true,
    },
    termNo: { kind: 'integer', label: { zh: '期次', en: 'No.' }, min: 1, max: 99, required: true, readOnly: true },
    termName: { kind: 'text', label: { zh: '款项名称', en: 'Payment' }, maxLength: 50, required: true },
    payCondition: {
      kind: 'choice',
      label: { zh: '付款条件', en: 'Condition' },
      choices: payCondition.choices,
      required: true,
    },
    rate: { kind: 'rate', label: { zh: '占合同金额（%）', en: 'Share of the price (%)' }, readOnly: true },
    planMoney: { kind: 'money', label: { zh: '计划金额', en: 'Planned amount' }, min: 0.01, required: true },
    planDate: { kind: 'day', label: { zh: '计划付款日期', en: 'Planned for' }, required: true },
    termStatus: {
      kind: 'choice',
      label: { zh: '付款状态', en: 'Status' },
      choices: contractTermLifecycle.choices,
      required: true,
      readOnly: true,
    },
    /** When its condition was met; null: not yet. */
    conditionTime: { kind: 'instant', label: { zh: '条件成就时间', en: 'Condition met' }, readOnly: true },
    /** The last second in which it is paid in time (R60, or as it was agreed). */
    dueTime: { kind: 'instant', label: { zh: '付款期限', en: 'To be paid by' }, readOnly: true },
    dueArticle: { kind: 'text', label: { zh: '付款期限依据', en: 'By article' }, maxLength: 300, readOnly: true },
    /** Percent a day that lateness costs, as the rule in force then has it; null where none speaks of it. */
    lateRate: { kind: 'rate', label: { zh: '逾期利率（%/日）', en: 'Late interest (% a day)' }, readOnly: true },
    lateArticle: {
      kind: 'text',
      label: { zh: '逾期利率依据', en: 'Late interest by' },
      maxLength: 300,
      readOnly: true,
    },
  },
});
