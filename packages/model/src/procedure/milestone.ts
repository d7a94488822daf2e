import type { Text } from '../kit/text.ts';

/** Where a milestone stands before anybody moves it. */
export type UsualDay =
  /** The same day as the one that it follows. */
  | { readonly kind: 'sameDay' }
  /** So many working days after the one that it follows; later where a rule says so. */
  | { readonly kind: 'workingDays'; readonly days: number }
  /** The last day that the rules allow: what may be done earlier, but not later. */
  | { readonly kind: 'lastDay' };

export interface Milestone {
  readonly label: Text;
  /** The milestone that it follows: the first of these that the procedure has. The first one of all follows none. */
  readonly after?: readonly string[];
  readonly usual: UsualDay;
  /** Computed back from a later one: the last day on which something may still be done. */
  readonly before?: string;
  /** Nobody has to act: a period ends, and a person cannot move it. */
  readonly isEndOfPeriod?: true;
  /** It is on the calendar only where a rule speaks of it. */
  readonly onlyByRule?: true;
}

const next: UsualDay = { kind: 'workingDays', days: 1 };
const soon: UsualDay = { kind: 'workingDays', days: 0 };

/** The days that the calendar of a procurement speaks of, in their order. A procedure has those that its steps bring. */
export const milestones = {
  publicity: { label: { zh: '单一来源公示', en: 'Publicity of the single source' }, usual: soon },
  publicityEnd: {
    label: { zh: '公示期满', en: 'End of publicity' },
    after: ['publicity'],
    usual: soon,
    isEndOfPeriod: true,
    onlyByRule: true,
  },
  publish: {
    label: { zh: '发布公告、发出采购文件', en: 'Notice and documents issued' },
    after: ['publicityEnd'],
    usual: soon,
  },
  noticeEnd: {
    label: { zh: '公告期满', en: 'End of the notice period' },
    after: ['publish'],
    usual: soon,
    isEndOfPeriod: true,
    onlyByRule: true,
  },
  saleEnd: {
    label: { zh: '采购文件获取截止', en: 'Documents offered until' },
    after: ['publish'],
    usual: soon,
    onlyByRule: true,
  },
  objectionEnd: {
    label: { zh: '对采购文件提出异议截止', en: 'Last day to object to the documents' },
    before: 'bidEnd',
    usual: soon,
    isEndOfPeriod: true,
    onlyByRule: true,
  },
  lastChange: {
    label: { zh: '澄清、修改采购文件的最后一日', en: 'Last day to change the documents' },
    before: 'bidEnd',
    usual: soon,
    isEndOfPeriod: true,
    onlyByRule: true,
  },
  bidEnd: { label: { zh: '递交截止', en: 'Submission ends' }, after: ['publish'], usual: soon },
  opening: { label: { zh: '开标', en: 'Opening' }, after: ['bidEnd'], usual: { kind: 'sameDay' } },
  evaluation: { label: { zh: '评审', en: 'Evaluation' }, after: ['opening', 'publish'], usual: next },
  report: { label: { zh: '提交评审报告', en: 'Evaluation report handed over' }, after: ['evaluation'], usual: next },
  candidates: { label: { zh: '中标候选人公示', en: 'Candidates publicised' }, after: ['report'], usual: next },
  candidatesEnd: {
    label: { zh: '候选人公示期满', en: 'End of the candidates’ publicity' },
    after: ['candidates'],
    usual: soon,
    isEndOfPeriod: true,
    onlyByRule: true,
  },
  confirm: {
    label: { zh: '确定中标（成交）供应商', en: 'Winner decided' },
    after: ['candidatesEnd', 'report'],
    usual: next,
  },
  resultNotice: { label: { zh: '发布结果公告', en: 'Result notice' }, after: ['confirm'], usual: next },
  resultNoticeEnd: {
    label: { zh: '结果公告期满', en: 'End of the result notice' },
    after: ['resultNotice'],
    usual: soon,
    isEndOfPeriod: true,
    onlyByRule: true,
  },
  award: {
    label: { zh: '发出中标（成交）通知书', en: 'Award letter' },
    after: ['resultNotice', 'confirm'],
    usual: { kind: 'sameDay' },
  },
  queryEnd: {
    label: { zh: '对结果提出质疑截止', en: 'Last day to query the result' },
    after: ['resultNoticeEnd'],
    usual: { kind: 'lastDay' },
    isEndOfPeriod: true,
    onlyByRule: true,
  },
  regulatorReport: {
    label: { zh: '向监督部门提交书面报告', en: 'Report to the regulator' },
    after: ['award'],
    usual: { kind: 'lastDay' },
    onlyByRule: true,
  },
  losersDeposit: {
    label: { zh: '退还未中标人保证金', en: 'Deposits of the others returned' },
    after: ['award'],
    usual: { kind: 'lastDay' },
    onlyByRule: true,
  },
  contract: { label: { zh: '签订合同', en: 'Contract signed' }, after: ['award'], usual: { kind: 'lastDay' } },
  contractNotice: {
    label: { zh: '合同公告', en: 'Contract notice' },
    after: ['contract'],
    usual: { kind: 'lastDay' },
    onlyByRule: true,
  },
  winnerDeposit: {
    label: { zh: '退还中标人保证金', en: 'Deposit of the winner returned' },
    after: ['contract'],
    usual: { kind: 'lastDay' },
    onlyByRule: true,
  },
  contractFiling: {
    label: { zh: '合同备案', en: 'Contract filed' },
    after: ['contract'],
    usual: { kind: 'lastDay' },
    onlyByRule: true,
  },
} as const satisfies Readonly<Record<string, Milestone>>;

export type MilestoneName = keyof typeof milestones;

/** In the order of the calendar. */
export const milestoneNames = Object.keys(milestones) as readonly MilestoneName[];
