import { lifecycle } from '../kit/lifecycle.ts';
import { judgedSide } from './choices.ts';

const ofRecord = { name: 'targetName', number: 'judgeNo' } as const;

/**
 * A judgement from its draft to the archive. Whoever is judged agrees or appeals in time, and his silence agrees. Scores
 * are never changed: a correction is another edition, and the former one stays.
 */
export const judgementLifecycle = lifecycle({
  field: 'judgeStatus',
  states: {
    draft: { value: 0, label: { zh: '待评', en: 'To be judged' }, tone: 'orange' },
    judged: { value: 1, label: { zh: '已评', en: 'Judged' }, tone: 'orange' },
    confirmed: { value: 2, label: { zh: '已确认', en: 'Agreed to' }, tone: 'green' },
    appealing: { value: 3, label: { zh: '申诉中', en: 'Appealed' }, tone: 'red' },
    archived: { value: 4, label: { zh: '已归档', en: 'Archived' }, tone: 'grey' },
    withdrawn: { value: 5, label: { zh: '已撤销', en: 'Withdrawn' }, tone: 'grey' },
    corrected: { value: 6, label: { zh: '已更正', en: 'Corrected' }, tone: 'grey' },
  },
  actions: {
    handIn: { from: ['draft'], to: 'judged', label: { zh: '提交评价', en: 'Hand in' } },
    // By whoever is judged: his company's people through `act_on_own_judgement`, an expert himself.
    confirm: { from: ['judged'], to: 'confirmed', notBy: ['handIn'], label: { zh: '确认评价', en: 'Agree' } },
    appeal: { from: ['judged'], to: 'appealing', notBy: ['handIn'], label: { zh: '申诉', en: 'Appeal' } },
    lapse: { from: ['judged'], to: 'confirmed', byClock: true, label: { zh: '逾期视为确认', en: 'Agreed by silence' } },
    keep: {
      from: ['appealing'],
      to: 'confirmed',
      permission: 'judgement_audit',
      notBy: ['handIn'],
      label: { zh: '维持原评价', en: 'Keep the score' },
    },
    correct: {
      from: ['judged', 'appealing', 'confirmed', 'archived'],
      to: 'corrected',
      permission: 'judgement_audit',
      notBy: ['handIn'],
      label: { zh: '更正评价', en: 'Correct' },
      reason: 'required',
    },
    archive: {
      from: ['confirmed'],
      to: 'archived',
      permission: 'judgement_audit',
      label: { zh: '归档', en: 'Archive' },
    },
    withdraw: {
      from: ['judged'],
      to: 'withdrawn',
      permission: 'judgement_edit',
      label: { zh: '撤回评价', en: 'Take back' },
      reason: 'required',
      danger: true,
    },
    revoke: {
      from: ['appealing', 'confirmed', 'archived'],
      to: 'withdrawn',
      permission: 'judgement_audit',
      notBy: ['handIn'],
      label: { zh: '撤销评价', en: 'Revoke' },
      reason: 'required',
      danger: true,
    },
  },
  duties: {
    finish: {
      ...ofRecord,
      states: ['draft'],
      person: 'createUser',
      due: 'dueTime',
      path: '/performanceEvaluate/record/edit?id={id}',
      label: { zh: '完成履约评价', en: 'Finish an evaluation' },
    },
    answer: {
      ...ofRecord,
      states: ['judged'],
      party: 'partyTenantId',
      permission: 'judgementOwn_answer',
      when: { field: 'judgedSide', codes: [judgedSide.code.company] },
      due: 'confirmDue',
      lapses: true,
      path: '/performanceEvaluate/own/detail?id={id}',
      label: { zh: '确认对本单位的评价', en: 'Agree to an evaluation of the company' },
    },
    answerOwn: {
      ...ofRecord,
      states: ['judged'],
      person: 'targetUserId',
      isOwn: true,
      when: { field: 'judgedSide', codes: [judgedSide.code.person] },
      due: 'confirmDue',
      lapses: true,
      path: '/performanceEvaluate/own/detail?id={id}',
      label: { zh: '确认对本人的评价', en: 'Agree to an evaluation of oneself' },
    },
    decide: {
      ...ofRecord,
      states: ['appealing'],
      by: 'keep',
      path: '/performanceEvaluate/record/detail?id={id}',
      label: { zh: '处理评价申诉', en: 'Decide an appeal against an evaluation' },
    },
  },
  told: [
    {
      person: 'createUser',
      about: 'judgement',
      name: 'targetName',
      words: { confirm: 'judgementConfirmed', appeal: 'judgementAppealed' },
    },
    {
      person: 'targetUserId',
      about: 'ownJudgement',
      name: 'targetName',
      words: { keep: 'judgementKept', correct: 'judgementCorrected', revoke: 'judgementRevoked' },
    },
  ],
});

/** What whoever is judged sees: everything but drafts. */
export const sentJudgements = ['judged', 'confirmed', 'appealing', 'archived', 'withdrawn', 'corrected'] as const;

/** What counts for averages, levels and proposals. */
export const standingJudgements = ['judged', 'confirmed', 'appealing', 'archived'] as const;
