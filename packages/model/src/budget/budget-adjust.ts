import { entity } from '../kit/entity.ts';
import { budgetAdjustLifecycle } from './budget-adjust-lifecycle.ts';

/** More or less money asked for a line of a budget in force, with the amount before and after. */
export const budgetAdjust = entity({
  name: 'budgetAdjust',
  table: 'budget_adjust',
  label: { zh: '预算调整', en: 'Budget adjustment' },
  path: '/api/budget-pro/adjust',
  verbs: {},
  menu: 'budgetPro',
  dataScoped: 'granted',
  permanent: true,
  lifecycle: budgetAdjustLifecycle,
  fields: {
    budgetProId: { kind: 'ref', to: 'budgetPro', label: { zh: '预算项目', en: 'Budget project' }, readOnly: true },
    budgetCostId: { kind: 'ref', to: 'budgetCost', label: { zh: '预算经费', en: 'Budget line' }, readOnly: true },
    adjustStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: budgetAdjustLifecycle.choices,
      readOnly: true,
    },
    moneyBefore: { kind: 'money', label: { zh: '调整前金额', en: 'Amount before' }, readOnly: true },
    moneyAfter: { kind: 'money', label: { zh: '调整后金额', en: 'Amount after' }, min: 0.01, required: true },
    reason: { kind: 'longText', label: { zh: '调整原因', en: 'Reason' }, maxLength: 500, required: true },
    answerDue: { kind: 'day', label: { zh: '办理期限', en: 'To be done by' }, readOnly: true, detailOnly: true },
    rejectReason: { kind: 'text', label: { zh: '驳回原因', en: 'Why rejected' }, maxLength: 500, readOnly: true },
  },
});
