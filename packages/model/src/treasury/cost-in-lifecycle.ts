import { lifecycle } from '../kit/lifecycle.ts';

const place = {
  of: { entity: 'project', field: 'projectId' },
  name: 'projectName',
  number: 'projectNo',
  part: 'inNo',
  hiddenFrom: ['role_edit', 'user_role'],
} as const;

/** Money that came in for a project: somebody notes it, finance finds it in the bank, and what was taken for something else is corrected. */
export const costInLifecycle = lifecycle({
  field: 'inStatus',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    toConfirm: { value: 1, label: { zh: '待确认', en: 'To be confirmed' }, tone: 'orange' },
    received: { value: 2, label: { zh: '已到账', en: 'Received' }, tone: 'green' },
    rejected: { value: 3, label: { zh: '已驳回', en: 'Rejected' }, tone: 'red' },
    mistaken: { value: 4, label: { zh: '差错待处理', en: 'Mistake to be settled' }, tone: 'orange' },
    corrected: { value: 5, label: { zh: '已更正', en: 'Corrected' }, tone: 'grey', isAside: true },
    refunded: { value: 6, label: { zh: '已退款', en: 'Paid back' }, tone: 'grey', isAside: true },
    void: { value: 7, label: { zh: '已作废', en: 'Void' }, tone: 'grey', isAside: true },
  },
  actions: {
    submit: {
      from: ['draft', 'rejected'],
      to: 'toConfirm',
      permission: 'costIn_edit',
      label: { zh: '提交确认', en: 'Hand in' },
    },
    confirm: {
      from: ['toConfirm'],
      to: 'received',
      permission: 'costIn_confirm',
      notBy: ['add', 'write', 'submit'],
      settles: true,
      label: { zh: '确认到账', en: 'Confirm' },
      effects: ['ledgerPosting.receiveFee'],
    },
    reject: {
      from: ['toConfirm'],
      to: 'rejected',
      permission: 'costIn_confirm',
      label: { zh: '驳回', en: 'Reject' },
      reason: 'required',
      danger: true,
    },
    mistake: {
      from: ['received'],
      to: 'mistaken',
      permission: 'costIn_confirm',
      label: { zh: '标记差错', en: 'Say that it is a mistake' },
      confirm: {
        zh: '款项转入待查，再更正到正确的项目或退回付款人。',
        en: 'The money is put aside, then given to the right project or paid back.',
      },
      reason: 'required',
      danger: true,
      effects: ['ledgerPosting.mistake'],
    },
    correct: {
      from: ['mistaken'],
      to: 'corrected',
      permission: 'costIn_correct',
      notBy: ['mistake'],
      label: { zh: '更正到账', en: 'Correct' },
      reason: 'required',
      effects: ['ledgerPosting.correct'],
    },
    // By the payment of its refund.
    refund: { from: ['mistaken'], to: 'refunded', label: { zh: '差错退款', en: 'Paid back' } },
    reopen: { from: ['refunded'], to: 'mistaken', label: { zh: '退款冲销', en: 'Refund reversed' } },
    discard: {
      from: ['draft', 'rejected'],
      to: 'void',
      permission: 'costIn_edit',
      label: { zh: '作废', en: 'Discard' },
      reason: 'required',
      danger: true,
    },
  },
  duties: {
    confirm: {
      ...place,
      states: ['toConfirm'],
      by: 'confirm',
      path: '/payManage/costIn?id={id}',
      label: { zh: '确认项目收款', en: 'Confirm money for a project' },
    },
    correct: {
      ...place,
      states: ['mistaken'],
      by: 'correct',
      path: '/payManage/costIn?mistakes=1&id={id}',
      label: { zh: '处理到账差错', en: 'Settle a mistaken receipt' },
    },
  },
  told: { person: 'createUser', about: 'costIn', name: 'inNo', words: { confirm: 'confirmed', reject: 'rejected' } },
});
