import { entity } from '../../kit/entity.ts';
import { recordType } from './choices.ts';
import { drawnExpertLifecycle } from './drawn-expert-lifecycle.ts';

/**
 * Somebody's part in a draw. Who it is stands in no generic list: before the evaluation it is told to the notifier alone
 * (R28), which `drawn-queries.ts` of the server sees to.
 */
export const drawnExpert = entity({
  name: 'drawnExpert',
  table: 'drawn_expert',
  label: { zh: '抽取记录', en: 'Part in a draw' },
  path: '/api/expert/random',
  verbs: {},
  menu: 'expertDraw',
  sort: ['orderNo'],
  permanent: true,
  dataScoped: false,
  lifecycle: drawnExpertLifecycle,
  guards: {
    ux_drawn_expert_once: 'expert.drawnAlready',
    ux_drawn_expert_buyer: 'expert.drawnAlready',
  },
  fields: {
    drawId: { kind: 'ref', to: 'expertDraw', label: { zh: '抽取', en: 'Draw' }, required: true, readOnly: true },
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, required: true, readOnly: true },
    projectName: {
      kind: 'text',
      label: { zh: '项目名称', en: 'Project name' },
      maxLength: 100,
      required: true,
      readOnly: true,
    },
    expertId: { kind: 'ref', to: 'expert', label: { zh: '专家', en: 'Expert' }, readOnly: true },
    /** The account of the expert, or the buyer's own person. */
    userId: { kind: 'ref', to: 'user', label: { zh: '账号', en: 'Account' }, readOnly: true },
    handlerId: { kind: 'ref', to: 'user', label: { zh: '经办人', en: 'Handler' }, readOnly: true },
    recordType: {
      kind: 'choice',
      label: { zh: '类别', en: 'Kind' },
      choices: recordType.choices,
      required: true,
      readOnly: true,
    },
    joinStatus: {
      kind: 'choice',
      label: { zh: '参加状态', en: 'Status' },
      choices: drawnExpertLifecycle.choices,
      required: true,
      readOnly: true,
    },
    conditionNo: { kind: 'integer', label: { zh: '条件', en: 'Condition' }, min: 0, required: true, readOnly: true },
    orderNo: { kind: 'integer', label: { zh: '顺序', en: 'Order' }, min: 0, required: true, readOnly: true },
    round: { kind: 'integer', label: { zh: '轮次', en: 'Round' }, min: 1, required: true, readOnly: true },
    /** Has a place in the committee, or had one; an alternate gets it when his turn comes. */
    isCalled: { kind: 'flag', label: { zh: '已启用', en: 'Called up' }, required: true, readOnly: true },
    /** In whose stead. */
    standsForId: { kind: 'ref', to: 'drawnExpert', label: { zh: '替换', en: 'In place of' }, readOnly: true },
    notifyTime: { kind: 'instant', label: { zh: '通知时间', en: 'Notified' }, readOnly: true },
    replyUntil: { kind: 'instant', label: { zh: '答复期限', en: 'Answer by' }, readOnly: true },
    replyTime: { kind: 'instant', label: { zh: '答复时间', en: 'Answered' }, readOnly: true },
    reason: { kind: 'text', label: { zh: '原因', en: 'Why' }, maxLength: 500, readOnly: true },
    files: { kind: 'files', label: { zh: '批准文件', en: 'Consent' }, maxCount: 5, readOnly: true, detailOnly: true },
  },
});
