import { entity } from '../kit/entity.ts';
import { budgetAccount, budgetCause, budgetOperation } from './choices.ts';

/** One movement of money of a line from an account to another. It is never changed; what was wrong is reversed. */
export const budgetPosting = entity({
  name: 'budgetPosting',
  table: 'budget_posting',
  label: { zh: '预算台账', en: 'Budget ledger' },
  path: '/api/budget-pro',
  verbs: { page: 'POST /queryLedger', export: 'POST /exportLedger' },
  menu: 'budgetPro',
  search: ['causeNo', 'causeName'],
  sort: ['-createTime'],
  appendOnly: true,
  dataScoped: 'granted',
  fields: {
    operation: { kind: 'choice', label: { zh: '业务', en: 'Operation' }, choices: budgetOperation.choices },
    fromAccount: { kind: 'choice', label: { zh: '转出', en: 'From' }, choices: budgetAccount.choices },
    toAccount: { kind: 'choice', label: { zh: '转入', en: 'To' }, choices: budgetAccount.choices },
    money: { kind: 'money', label: { zh: '金额', en: 'Amount' } },
    causeType: { kind: 'choice', label: { zh: '业务来源', en: 'Made for' }, choices: budgetCause.choices },
    causeNo: { kind: 'text', label: { zh: '来源编号', en: 'Number' }, maxLength: 60 },
    causeName: { kind: 'text', label: { zh: '来源名称', en: 'Name' }, maxLength: 200 },
    reason: { kind: 'text', label: { zh: '说明', en: 'Reason' }, maxLength: 500 },
    budgetProId: { kind: 'ref', to: 'budgetPro', label: { zh: '预算项目', en: 'Budget project' }, detailOnly: true },
    budgetCostId: { kind: 'ref', to: 'budgetCost', label: { zh: '预算经费', en: 'Budget line' }, detailOnly: true },
    planId: { kind: 'ref', to: 'plan', label: { zh: '采购计划', en: 'Purchase plan' }, detailOnly: true },
    causeId: { kind: 'text', label: { zh: '来源标识', en: 'Id of what it was made for' }, maxLength: 20 },
    reversesId: {
      kind: 'ref',
      to: 'budgetPosting',
      label: { zh: '冲销的记录', en: 'Reverses' },
      detailOnly: true,
    },
  },
});
