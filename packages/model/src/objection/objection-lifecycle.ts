import { lifecycle } from '../kit/lifecycle.ts';
import { appealType, suspensionState } from './choices.ts';
import { projectLifecycle } from '../tendering/project-lifecycle.ts';

const project = { entity: 'project', field: 'projectId' } as const;
const ofProject = {
  of: project,
  name: 'projectName',
  number: 'projectNo',
  part: 'appealNo',
  path: '/objection/detail?id={id}',
} as const;
const { enquiry, query, complaint, report } = appealType.code;
const answered = { field: 'appealType', codes: [enquiry, query] } as const;
const decided = { field: 'appealType', codes: [complaint, report] } as const;

/**
 * An objection from its draft to its end. Enquiries and objections are answered by whoever procures, complaints and reports
 * decided by whoever supervises. What its supplier does himself is done in the buyer's row by a function of the database:
 * before the opening nobody learns who he is (R38).
 */
export const raisedObjectionLifecycle = lifecycle({
  field: 'appealStatus',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    submitted: { value: 1, label: { zh: '已提交待受理', en: 'Submitted, to be taken up' }, tone: 'orange' },
    accepted: { value: 2, label: { zh: '已受理', en: 'Taken up' }, tone: 'blue' },
    notAccepted: { value: 3, label: { zh: '不予受理', en: 'Not accepted' }, tone: 'red' },
    answered: { value: 4, label: { zh: '已答复待确认', en: 'Answered, awaiting reply' }, tone: 'orange' },
    upheld: { value: 5, label: { zh: '成立', en: 'Upheld' }, tone: 'red' },
    rejected: { value: 6, label: { zh: '不成立', en: 'Not upheld' }, tone: 'grey' },
    withdrawn: { value: 7, label: { zh: '已撤回', en: 'Withdrawn' }, tone: 'grey' },
    escalated: { value: 8, label: { zh: '已转投诉', en: 'Escalated' }, tone: 'grey' },
    closed: { value: 9, label: { zh: '已办结', en: 'Settled' }, tone: 'green' },
  },
  actions: {
    submit: { from: ['draft'], to: 'submitted', label: { zh: '提交', en: 'Submit' } },
    accept: {
      from: ['submitted'],
      to: 'accepted',
      permission: 'objection_answer',
      label: { zh: '受理', en: 'Accept' },
    },
    refuse: {
      from: ['submitted'],
      to: 'notAccepted',
      permission: 'objection_answer',
      label: { zh: '不予受理', en: 'Do not accept' },
      reason: 'required',
      danger: true,
    },
    answer: {
      from: ['submitted', 'accepted'],
      to: 'answered',
      // Who finds it right says what is done about it, and does it; an enquiry is over with its answer.
      orTo: ['upheld', 'closed'],
      permission: 'objection_answer',
      label: { zh: '答复', en: 'Answer' },
    },
    takeUp: {
      from: ['submitted'],
      to: 'accepted',
      permission: 'objection_handle',
      label: { zh: '受理投诉', en: 'Take up' },
    },
    decline: {
      from: ['submitted'],
      to: 'notAccepted',
      permission: 'objection_handle',
      label: { zh: '投诉不予受理', en: 'Do not take up' },
      reason: 'required',
      danger: true,
    },
    reject: {
      from: ['submitted', 'accepted'],
      to: 'rejected',
      permission: 'objection_handle',
      label: { zh: '驳回投诉', en: 'Reject' },
    },
    uphold: {
      from: ['submitted', 'accepted'],
      to: 'upheld',
      permission: 'objection_handle',
      label: { zh: '投诉成立', en: 'Uphold' },
    },
    carryOut: {
      from: ['upheld'],
      to: 'closed',
      permission: 'objection_answer',
      label: { zh: '落实并办结', en: 'Carried out' },
      reason: 'required',
    },
    confirm: { from: ['answered'], to: 'closed', label: { zh: '认可答复', en: 'Agree to the answer' } },
    lapse: {
      from: ['answered'],
      to: 'closed',
      byClock: true,
      label: { zh: '期满办结', en: 'Closed by time' },
    },
    withdraw: {
      from: ['submitted', 'accepted', 'answered'],
      to: 'withdrawn',
      label: { zh: '撤回', en: 'Withdraw' },
    },
    escalate: {
      from: ['submitted', 'accepted', 'notAccepted', 'answered', 'upheld'],
      to: 'escalated',
      label: { zh: '转投诉', en: 'Complain' },
    },
  },
  duties: {
    answer: {
      ...ofProject,
      states: ['submitted', 'accepted'],
      when: answered,
      by: 'answer',
      due: 'dueTime',
      label: { zh: '答复质疑、异议或询问', en: 'Answer an objection or enquiry' },
    },
    takeUp: {
      ...ofProject,
      states: ['submitted'],
      when: decided,
      by: 'takeUp',
      due: 'dueTime',
      label: { zh: '审查投诉、举报', en: 'Look into a complaint or report' },
    },
    decide: {
      ...ofProject,
      states: ['accepted'],
      when: decided,
      by: 'uphold',
      due: 'dueTime',
      label: { zh: '处理投诉、举报', en: 'Decide a complaint or report' },
    },
    carryOut: {
      ...ofProject,
      states: ['upheld'],
      by: 'carryOut',
      label: { zh: '落实处理意见', en: 'Carry out what was decided' },
    },
    resume: {
      ...ofProject,
      of: { ...project, states: [projectLifecycle.code.suspended] },
      states: ['accepted', 'notAccepted', 'upheld', 'rejected', 'withdrawn', 'closed'],
      when: { field: 'suspension', codes: [suspensionState.code.asked] },
      permission: 'project_confirm',
      due: 'suspendEnd',
      path: '/tenderee/projectDetail/index?id={of}',
      label: { zh: '投诉暂停期满前恢复采购', en: 'Resume what stands still for a complaint' },
    },
    reply: {
      ...ofProject,
      states: ['answered'],
      party: 'supplierTenantId',
      permission: 'objection_raise',
      due: 'lapseTime',
      lapses: true,
      label: { zh: '确认答复或提起投诉', en: 'Agree to the answer, or complain' },
    },
  },
  told: {
    person: 'raiserId',
    party: 'supplierTenantId',
    about: 'objection',
    name: 'appealNo',
    words: {
      accept: 'objectionAccepted',
      takeUp: 'objectionAccepted',
      refuse: 'objectionRefused',
      decline: 'objectionRefused',
      answer: 'objectionReplied',
      reject: 'objectionDecided',
      uphold: 'objectionDecided',
      carryOut: 'objectionClosed',
    },
  },
});

/** These wait for an answer or a decision. */
export const waitingObjections = ['submitted', 'accepted'] as const;

/** What of it keeps a procurement from going on: nobody has answered yet, or what was found right is not done yet. */
export const openObjectionStates = [...waitingObjections, 'upheld'] as const;
