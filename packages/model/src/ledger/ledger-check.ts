import { entity } from '../kit/entity.ts';
import { ledgerVerdict } from './choices.ts';

/** What a check of the whole ledger came to: every night, and whenever somebody asks. */
export const ledgerCheck = entity({
  name: 'ledgerCheck',
  table: 'ledger_check',
  label: { zh: '资金核对', en: 'Check of the ledger' },
  path: '/api/ledger/check',
  verbs: {},
  menu: 'ledger',
  appendOnly: true,
  dataScoped: false,
  fields: {
    verdict: {
      kind: 'choice',
      label: { zh: '核对结果', en: 'Result' },
      choices: ledgerVerdict.choices,
      required: true,
    },
    postings: { kind: 'integer', label: { zh: '流水笔数', en: 'Postings' }, required: true },
    entries: { kind: 'integer', label: { zh: '分录条数', en: 'Entries' }, required: true },
    debit: { kind: 'money', label: { zh: '借方合计', en: 'Debits' }, required: true },
    credit: { kind: 'money', label: { zh: '贷方合计', en: 'Credits' }, required: true },
    /** Postings that are not balanced, not what they say, or not what the chain of evidence says of them. */
    unbalanced: {
      kind: 'integer',
      label: { zh: '借贷不平或与存证不符的流水', en: 'Postings unbalanced or unlike their evidence' },
      required: true,
    },
    /** Accounts that hold less than nothing and may not. */
    negative: { kind: 'integer', label: { zh: '余额异常的账户', en: 'Accounts below nothing' }, required: true },
    /** Deposits whose money is not where their state says. */
    differing: {
      kind: 'integer',
      label: { zh: '与台账不符的保证金和订单', en: 'Deposits and orders that differ' },
      required: true,
    },
  },
});
