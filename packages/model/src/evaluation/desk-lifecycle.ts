import { lifecycle } from '../kit/lifecycle.ts';
import { sheetAsk } from './choices.ts';

const path = '/evaluation/own/score';

/**
 * The evaluation of a package, from the first check to the summary that its leader closes. Bids are checked by all before
 * any is scored: who fails is out of the calculation of the prices.
 */
export const packageEvaluationLifecycle = lifecycle({
  field: 'evaluationStatus',
  states: {
    checking: { value: 3, label: { zh: '资格符合性审查', en: 'Checks' }, tone: 'blue' },
    negotiating: { value: 7, label: { zh: '谈判（磋商）中', en: 'Negotiating' }, tone: 'blue' },
    scoring: { value: 4, label: { zh: '评分中', en: 'Scoring' }, tone: 'blue' },
    summed: { value: 5, label: { zh: '待确认汇总', en: 'Summary to close' }, tone: 'orange' },
    closed: { value: 6, label: { zh: '汇总已确认', en: 'Summary closed' }, tone: 'green' },
    ended: { value: 9, label: { zh: '已终止', en: 'Terminated' }, tone: 'red' },
  },
  actions: {
    // Where bidders quote in rounds: who passed the checks is negotiated with.
    negotiate: { from: ['checking'], to: 'negotiating', label: { zh: '进入谈判（磋商）', en: 'Begin to negotiate' } },
    score: { from: ['checking', 'negotiating'], to: 'scoring', label: { zh: '进入评分', en: 'Begin to score' } },
    sum: { from: ['checking', 'negotiating', 'scoring'], to: 'summed', label: { zh: '汇总', en: 'Sum up' } },
    review: {
      from: ['summed'],
      to: 'scoring',
      // Where nothing is scored.
      orTo: ['checking'],
      label: { zh: '退回复核', en: 'Back to be reviewed' },
    },
    recheck: {
      from: ['negotiating', 'scoring', 'summed'],
      to: 'checking',
      label: { zh: '退回审查', en: 'Back to the checks' },
      reason: 'required',
      danger: true,
    },
    // Its report is void: what was closed may be found anew (87号令 64).
    reopen: {
      from: ['closed'],
      to: 'summed',
      label: { zh: '重新评审', en: 'Evaluate anew' },
      reason: 'required',
      danger: true,
      effects: ['evaluationReport.void', 'reportSignature.void'],
    },
    // A member has left before anything came of it.
    lack: {
      from: ['closed'],
      to: 'summed',
      label: { zh: '成员缺额，报告作废', en: 'A seat is free: the report is void' },
      effects: ['evaluationReport.void', 'reportSignature.void'],
    },
    // Somebody else has a seat: he checks and scores anew.
    refill: {
      from: ['checking', 'negotiating', 'scoring', 'summed'],
      to: 'checking',
      label: { zh: '成员补齐，重新评审', en: 'A seat was filled: evaluated anew' },
    },
    close: { from: ['summed'], to: 'closed', label: { zh: '确认汇总', en: 'Close the summary' } },
    // What is closed ends with its committee alone.
    end: {
      from: ['checking', 'negotiating', 'scoring', 'summed', 'closed'],
      to: 'ended',
      label: { zh: '终止评审', en: 'End' },
    },
  },
  duties: {
    negotiate: {
      name: 'projectName',
      path: `${path}?evaluationId={id}`,
      person: 'leaderUserId',
      isOwn: true,
      states: ['negotiating'],
      label: { zh: '组织谈判（磋商）报价', en: 'Lead the negotiation' },
    },
    close: {
      name: 'projectName',
      path: `${path}?evaluationId={id}`,
      person: 'leaderUserId',
      isOwn: true,
      states: ['summed'],
      label: { zh: '确认评审汇总', en: 'Close the summary of an evaluation' },
    },
  },
});

const ownSheet = { name: 'projectName', path: `${path}?sheetId={id}`, person: 'userId', isOwn: true } as const;

/** What one member has found of the bids for a package, from his first mark until it is handed in, checks and scores alike. */
export const scoreSheetLifecycle = lifecycle({
  field: 'scoreStatus',
  states: {
    open: { value: 1, label: { zh: '评审中', en: 'Evaluating' }, tone: 'blue' },
    locked: { value: 2, label: { zh: '已提交', en: 'Submitted' }, tone: 'blue' },
    returned: { value: 3, label: { zh: '退回重评', en: 'To be scored again' }, tone: 'orange' },
    void: { value: 9, label: { zh: '已作废', en: 'Void' }, tone: 'grey' },
  },
  actions: {
    lock: { from: ['open', 'returned'], to: 'locked', label: { zh: '提交评分', en: 'Hand in' } },
    next: {
      from: ['open', 'locked', 'returned'],
      to: 'open',
      label: { zh: '进入下一环节', en: 'On to the next part' },
    },
    return: {
      from: ['locked'],
      to: 'returned',
      label: { zh: '退回修改', en: 'Return' },
      reason: 'required',
      danger: true,
    },
    // Its member has left: kept, and counted no more.
    void: { from: ['open', 'locked', 'returned'], to: 'void', label: { zh: '评分作废', en: 'Void' } },
  },
  duties: {
    score: {
      ...ownSheet,
      states: ['open', 'returned'],
      label: { zh: '评审打分', en: 'Evaluate the bids' },
    },
    explain: {
      ...ownSheet,
      states: ['locked'],
      when: { field: 'asked', codes: [sheetAsk.code.reason] },
      label: { zh: '说明评分畸高畸低的理由', en: 'Give the reason of a score that strays' },
    },
    judgePrice: {
      ...ownSheet,
      states: ['locked'],
      when: { field: 'asked', codes: [sheetAsk.code.lowPrice] },
      label: { zh: '评议报价合理性', en: 'Judge whether a low price is explained' },
    },
  },
});
