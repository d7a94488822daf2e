import type { Text } from '../kit/text.ts';
import type { MilestoneName } from './milestone.ts';

/** What lies between two milestones: at least so many days, or at most. */
export interface LegalPeriod {
  readonly from: MilestoneName;
  readonly to: MilestoneName;
  readonly bound: 'least' | 'most';
  readonly label: Text;
}

/**
 * What the rules about time mean; how many days, counted how, by which article and since when is data (`law_rule`,
 * whose `kind` is the name here).
 */
export const periods = {
  sourcePublicity: {
    from: 'publicity',
    to: 'publicityEnd',
    bound: 'least',
    label: { zh: '单一来源公示期', en: 'Publicity of a single source' },
  },
  noticePeriod: {
    from: 'publish',
    to: 'noticeEnd',
    bound: 'least',
    label: { zh: '公告期限', en: 'Notice period' },
  },
  salePeriod: {
    from: 'publish',
    to: 'saleEnd',
    bound: 'least',
    label: { zh: '采购文件提供期限', en: 'Documents offered for' },
  },
  quotePeriod: {
    from: 'publish',
    to: 'bidEnd',
    bound: 'least',
    label: { zh: '公告发布至递交截止的最短期限', en: 'Least time from notice to the end of submission' },
  },
  objectionPeriod: {
    from: 'objectionEnd',
    to: 'bidEnd',
    bound: 'least',
    label: { zh: '异议应在递交截止前提出的期限', en: 'Objections to the documents before submission ends' },
  },
  changePeriod: {
    from: 'lastChange',
    to: 'bidEnd',
    bound: 'least',
    label: { zh: '澄清、修改至递交截止的最短期限', en: 'Least time from a change to the end of submission' },
  },
  reportPeriod: {
    from: 'evaluation',
    to: 'report',
    bound: 'most',
    label: { zh: '评审结束后送交报告的期限', en: 'Report handed over after the evaluation' },
  },
  candidatesStart: {
    from: 'report',
    to: 'candidates',
    bound: 'most',
    label: { zh: '收到评标报告后公示候选人的期限', en: 'Candidates publicised after the report' },
  },
  candidatesPeriod: {
    from: 'candidates',
    to: 'candidatesEnd',
    bound: 'least',
    label: { zh: '候选人公示期', en: 'Publicity of the candidates' },
  },
  confirmPeriod: {
    from: 'report',
    to: 'confirm',
    bound: 'most',
    label: { zh: '收到报告后确定供应商的期限', en: 'Winner decided after the report' },
  },
  resultPeriod: {
    from: 'confirm',
    to: 'resultNotice',
    bound: 'most',
    label: { zh: '确定供应商后公告结果的期限', en: 'Result notice after the decision' },
  },
  resultNoticePeriod: {
    from: 'resultNotice',
    to: 'resultNoticeEnd',
    bound: 'least',
    label: { zh: '结果公告期限', en: 'Period of the result notice' },
  },
  queryPeriod: {
    from: 'resultNoticeEnd',
    to: 'queryEnd',
    bound: 'most',
    label: { zh: '质疑期限', en: 'Time to query the result' },
  },
  regulatorPeriod: {
    from: 'award',
    to: 'regulatorReport',
    bound: 'most',
    label: { zh: '确定中标人后书面报告的期限', en: 'Report to the regulator after the award' },
  },
  losersDepositPeriod: {
    from: 'award',
    to: 'losersDeposit',
    bound: 'most',
    label: { zh: '未中标人保证金退还期限', en: 'Deposits of the others returned within' },
  },
  contractPeriod: {
    from: 'award',
    to: 'contract',
    bound: 'most',
    label: { zh: '通知书发出后签订合同的期限', en: 'Contract after the award letter' },
  },
  winnerDepositPeriod: {
    from: 'contract',
    to: 'winnerDeposit',
    bound: 'most',
    label: { zh: '中标人保证金退还期限', en: 'Deposit of the winner returned within' },
  },
  contractNoticePeriod: {
    from: 'contract',
    to: 'contractNotice',
    bound: 'most',
    label: { zh: '合同签订后公告的期限', en: 'Contract notice after signing' },
  },
  filingPeriod: {
    from: 'contract',
    to: 'contractFiling',
    bound: 'most',
    label: { zh: '合同签订后备案的期限', en: 'Contract filed after signing' },
  },
} as const satisfies Readonly<Record<string, LegalPeriod>>;

export type PeriodName = keyof typeof periods;
