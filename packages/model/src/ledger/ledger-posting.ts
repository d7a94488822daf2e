import { entity } from '../kit/entity.ts';
import { ledgerCause, ledgerOperation } from './choices.ts';

/**
 * One movement of money: entries whose debits are its credits. It is never changed; what was wrong is reversed. Its key
 * says what it was made by, so that the same thing posts once.
 */
export const ledgerPosting = entity({
  name: 'ledgerPosting',
  table: 'ledger_posting',
  label: { zh: '资金流水', en: 'Posting' },
  path: '/api/ledger/posting',
  verbs: { page: 'POST /queryPage', export: 'POST /export' },
  menu: 'ledger',
  search: ['causeNo', 'causeName'],
  sort: ['-createTime'],
  appendOnly: true,
  dataScoped: false,
  fields: {
    operation: { kind: 'choice', label: { zh: '业务', en: 'Operation' }, choices: ledgerOperation.choices },
    money: { kind: 'money', label: { zh: '金额', en: 'Amount' } },
    causeType: { kind: 'choice', label: { zh: '业务来源', en: 'Made for' }, choices: ledgerCause.choices },
    causeNo: { kind: 'text', label: { zh: '来源编号', en: 'Number' }, maxLength: 60 },
    causeName: { kind: 'text', label: { zh: '来源名称', en: 'Name' }, maxLength: 200 },
    reason: { kind: 'text', label: { zh: '说明', en: 'Reason' }, maxLength: 500 },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' } },
    causeId: { kind: 'text', label: { zh: '来源标识', en: 'Id of what it was made for' }, maxLength: 20 },
    postKey: { kind: 'text', label: { zh: '入账标识', en: 'Key' }, maxLength: 100, detailOnly: true },
    reversesId: { kind: 'ref', to: 'ledgerPosting', label: { zh: '冲销的流水', en: 'Reverses' }, detailOnly: true },
  },
});

/** One line of a posting: what an account gets on one side. */
export const ledgerEntry = entity({
  name: 'ledgerEntry',
  table: 'ledger_entry',
  label: { zh: '资金分录', en: 'Ledger entry' },
  path: '/api/ledger/entry',
  verbs: {},
  menu: 'ledger',
  appendOnly: true,
  dataScoped: false,
  fields: {
    postingId: { kind: 'ref', to: 'ledgerPosting', label: { zh: '资金流水', en: 'Posting' }, required: true },
    accountId: { kind: 'ref', to: 'ledgerAccount', label: { zh: '资金账户', en: 'Account' }, required: true },
    debit: { kind: 'money', label: { zh: '借方', en: 'Debit' }, required: true },
    credit: { kind: 'money', label: { zh: '贷方', en: 'Credit' }, required: true },
  },
});
