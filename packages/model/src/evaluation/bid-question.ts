import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { askedFor } from './choices.ts';

/**
 * What a committee asks a bidder (澄清): written by a member, sent by its leader, answered within its time or not at all. The
 * bidder is told that the committee asks, never who of it.
 */
export const bidQuestionLifecycle = lifecycle({
  field: 'questionStatus',
  states: {
    drafted: { value: 1, label: { zh: '待组长发出', en: 'To be sent' }, tone: 'orange' },
    sent: { value: 2, label: { zh: '待答复', en: 'Waiting for an answer' }, tone: 'orange' },
    answered: { value: 3, label: { zh: '已答复', en: 'Answered' }, tone: 'green' },
    lapsed: { value: 4, label: { zh: '逾期未答复', en: 'Not answered in time' }, tone: 'grey' },
    dropped: { value: 9, label: { zh: '已撤销', en: 'Withdrawn' }, tone: 'grey' },
  },
  actions: {
    send: { from: ['drafted'], to: 'sent', label: { zh: '发出', en: 'Send' } },
    // Nobody outside has heard of it.
    drop: {
      from: ['drafted'],
      to: 'dropped',
      label: { zh: '不予发出', en: 'Do not send' },
      reason: 'required',
      danger: true,
    },
    recall: {
      from: ['sent'],
      to: 'dropped',
      label: { zh: '撤回', en: 'Take back' },
      reason: 'required',
      danger: true,
    },
    // By the bidder, in the buyer's row.
    answer: { from: ['sent'], to: 'answered', label: { zh: '答复', en: 'Answer' } },
    lapse: { from: ['sent'], to: 'lapsed', byClock: true, label: { zh: '逾期', en: 'Time is over' } },
    // With the evaluation.
    end: { from: ['drafted', 'sent'], to: 'dropped', label: { zh: '随评审终止', en: 'Ended with the evaluation' } },
  },
  duties: {
    send: {
      states: ['drafted'],
      person: 'leaderUserId',
      isOwn: true,
      name: 'projectName',
      path: '/evaluation/own/score?evaluationId={of}',
      of: { entity: 'packageEvaluation', field: 'evaluationId' },
      label: { zh: '发出评审澄清', en: 'Send a question of the committee' },
    },
    answer: {
      states: ['sent'],
      party: 'supplierTenantId',
      permission: 'bid_quote',
      of: { entity: 'project', field: 'projectId' },
      name: 'projectName',
      number: 'projectNo',
      due: 'dueTime',
      lapses: true,
      path: '/bidding/projectDetail/index/{of}?tenantId={tenant}',
      label: { zh: '答复评审澄清', en: 'Answer the committee' },
    },
  },
  told: {
    person: 'bidderId',
    party: 'supplierTenantId',
    about: 'bid',
    of: { entity: 'project', field: 'projectId' },
    name: 'projectName',
    words: { send: 'bidQuestionSent', recall: 'bidQuestionRecalled' },
  },
});

export const bidQuestion = entity({
  name: 'bidQuestion',
  table: 'bid_question',
  label: { zh: '评审澄清', en: 'Question of a committee' },
  path: '/api/bid-es/judge/question',
  verbs: {},
  menu: 'expertDraw',
  parties: ['supplier_tenant_id'],
  permanent: true,
  dataScoped: false,
  lifecycle: bidQuestionLifecycle,
  fields: {
    evaluationId: {
      kind: 'ref',
      to: 'packageEvaluation',
      label: { zh: '评审', en: 'Evaluation' },
      required: true,
      readOnly: true,
    },
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, readOnly: true },
    projectName: {
      kind: 'text',
      label: { zh: '项目名称', en: 'Project name' },
      maxLength: 100,
      required: true,
      readOnly: true,
      tells: ['project.projectName'],
    },
    packageId: { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' }, required: true, readOnly: true },
    entryId: { kind: 'ref', to: 'entry', label: { zh: '投标人', en: 'Bidder' }, required: true, readOnly: true },
    askedFor: {
      kind: 'choice',
      label: { zh: '类别', en: 'Kind' },
      choices: askedFor.choices,
      required: true,
      readOnly: true,
    },
    content: { kind: 'longText', label: { zh: '澄清内容', en: 'What is asked' }, maxLength: 2000, required: true },
    minutes: { kind: 'integer', label: { zh: '答复时限（分钟）', en: 'Minutes to answer' }, min: 5, required: true },
    questionStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: bidQuestionLifecycle.choices,
      readOnly: true,
    },
    sendTime: { kind: 'instant', label: { zh: '发出时间', en: 'Sent' }, readOnly: true },
    dueTime: { kind: 'instant', label: { zh: '答复期限', en: 'Answer due' }, readOnly: true },
    answer: { kind: 'longText', label: { zh: '答复内容', en: 'Answer' }, maxLength: 4000, readOnly: true },
    answerFiles: { kind: 'files', label: { zh: '答复附件', en: 'Files of the answer' }, maxCount: 5, readOnly: true },
    answerTime: { kind: 'instant', label: { zh: '答复时间', en: 'Answered' }, readOnly: true },
    dropReason: { kind: 'text', label: { zh: '撤销原因', en: 'Why withdrawn' }, maxLength: 500, readOnly: true },
    leaderUserId: { kind: 'ref', to: 'user', label: { zh: '组长账号', en: 'Account of the leader' }, readOnly: true },
    /** Who asks: told to the committee alone. */
    askerId: {
      kind: 'ref',
      to: 'committeeMember',
      label: { zh: '提出人', en: 'Asked by' },
      readOnly: true,
    },
    supplierTenantId: {
      kind: 'text',
      label: { zh: '投标人租户', en: 'Tenant of the bidder' },
      maxLength: 6,
      readOnly: true,
      secret: true,
    },
    bidderId: { kind: 'ref', to: 'user', label: { zh: '投标经办人', en: 'Who bids' }, readOnly: true, secret: true },
  },
});
