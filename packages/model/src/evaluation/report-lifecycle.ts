import { lifecycle } from '../kit/lifecycle.ts';

/** The report of a package, from the summary that its leader has closed to the last signature (B.12, states 6 and 7). */
export const evaluationReportLifecycle = lifecycle({
  field: 'reportStatus',
  states: {
    signing: { value: 6, label: { zh: '报告待签', en: 'To be signed' }, tone: 'orange' },
    signed: { value: 7, label: { zh: '报告已签署', en: 'Report signed' }, tone: 'green' },
    void: { value: 8, label: { zh: '已作废', en: 'Void' }, tone: 'grey' },
    ended: { value: 9, label: { zh: '已终止', en: 'Terminated' }, tone: 'red' },
  },
  actions: {
    complete: { from: ['signing'], to: 'signed', label: { zh: '全体成员完成签署', en: 'Signed by all' } },
    // What it says is evaluated anew.
    void: { from: ['signing', 'signed'], to: 'void', label: { zh: '报告作废', en: 'Void the report' } },
    // With the procurement: it stays to be read.
    end: { from: ['signing'], to: 'ended', label: { zh: '随项目终止', en: 'Ended with the project' } },
  },
});

/** What one member says to the report (87号令 61, 条例 53): signed, with a dissent of his own, or refused, which counts as agreed. */
export const reportSignatureLifecycle = lifecycle({
  field: 'signatureStatus',
  states: {
    waiting: { value: 0, label: { zh: '待签署', en: 'Signature wanted' }, tone: 'orange' },
    signed: { value: 1, label: { zh: '已签字', en: 'Has signed' }, tone: 'green' },
    dissented: { value: 2, label: { zh: '不同意并附理由', en: 'Dissents, with reasons' }, tone: 'red' },
    refused: { value: 3, label: { zh: '拒签视为同意', en: 'Refused: counts as agreed' }, tone: 'grey' },
    void: { value: 8, label: { zh: '已作废', en: 'Void' }, tone: 'grey' },
    ended: { value: 9, label: { zh: '已终止', en: 'Terminated' }, tone: 'red' },
  },
  actions: {
    sign: { from: ['waiting'], to: 'signed', label: { zh: '签字', en: 'Sign' } },
    dissent: { from: ['waiting'], to: 'dissented', label: { zh: '不同意并附理由', en: 'Dissent' } },
    refuse: { from: ['waiting'], to: 'refused', label: { zh: '拒绝签字', en: 'Refuse to sign' }, reason: 'optional' },
    void: {
      from: ['waiting', 'signed', 'dissented', 'refused'],
      to: 'void',
      label: { zh: '随报告作废', en: 'Void with the report' },
    },
    end: { from: ['waiting'], to: 'ended', label: { zh: '随项目终止', en: 'Ended with the project' } },
  },
  duties: {
    sign: {
      states: ['waiting'],
      person: 'userId',
      isOwn: true,
      name: 'projectName',
      due: 'dueTime',
      path: '/evaluation/summary?signatureId={id}',
      label: { zh: '签署评审报告', en: 'Sign the report of an evaluation' },
    },
  },
  told: {
    person: 'userId',
    about: 'packageEvaluation',
    of: { entity: 'packageEvaluation', field: 'evaluationId' },
    name: 'projectName',
    words: { void: 'reportVoided' },
  },
});
