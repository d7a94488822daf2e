import { lifecycle } from '../../kit/lifecycle.ts';

/** Somebody's part in a draw, from his name in the order to whether he comes. */
export const drawnExpertLifecycle = lifecycle({
  field: 'joinStatus',
  states: {
    waiting: { value: 0, label: { zh: '待通知', en: 'To be notified' }, tone: 'orange' },
    notified: { value: 1, label: { zh: '已通知待回复', en: 'Notified, to answer' }, tone: 'orange' },
    accepted: { value: 2, label: { zh: '同意参加', en: 'Accepted' }, tone: 'green' },
    declined: { value: 3, label: { zh: '拒绝', en: 'Declined' }, tone: 'red' },
    unreached: { value: 4, label: { zh: '未接通', en: 'Not reached' }, tone: 'orange' },
    silent: { value: 5, label: { zh: '超时未复', en: 'No answer in time' }, tone: 'orange' },
    avoiding: { value: 6, label: { zh: '回避', en: 'Avoids' }, tone: 'orange' },
    replaced: { value: 7, label: { zh: '已被替换', en: 'Replaced' }, tone: 'grey' },
    absent: { value: 8, label: { zh: '缺席', en: 'Absent' }, tone: 'red' },
    released: { value: 9, label: { zh: '评审取消', en: 'Evaluation called off' }, tone: 'grey' },
  },
  actions: {
    notify: { from: ['waiting'], to: 'notified', label: { zh: '通知', en: 'Notify' } },
    accept: { from: ['notified'], to: 'accepted', label: { zh: '同意参加', en: 'Accept' } },
    decline: { from: ['notified'], to: 'declined', label: { zh: '拒绝', en: 'Decline' }, reason: 'required' },
    avoid: { from: ['notified', 'accepted'], to: 'avoiding', label: { zh: '回避', en: 'Avoid' }, reason: 'required' },
    miss: { from: ['notified'], to: 'unreached', label: { zh: '未接通', en: 'Not reached' } },
    fallSilent: {
      from: ['notified'],
      to: 'silent',
      label: { zh: '超时未复', en: 'No answer in time' },
      byClock: true,
    },
    replace: {
      from: ['waiting', 'notified', 'accepted'],
      to: 'replaced',
      label: { zh: '替换', en: 'Replace' },
      reason: 'required',
    },
    // The draw is void: nobody waits for an answer any more.
    release: { from: ['notified'], to: 'released', label: { zh: '取消邀请', en: 'Call off' } },
    stayAway: { from: ['accepted'], to: 'absent', label: { zh: '缺席', en: 'Absent' }, reason: 'required' },
  },
  duties: {
    answer: {
      states: ['notified'],
      person: 'userId',
      isOwn: true,
      name: 'projectName',
      due: 'replyUntil',
      lapses: true,
      path: '/expertDatabase/own/index#invitations',
      label: { zh: '答复评审邀请', en: 'Answer an invitation to evaluate' },
    },
  },
  told: {
    person: 'handlerId',
    about: 'expertDraw',
    of: { entity: 'expertDraw', field: 'drawId' },
    name: 'drawNo',
    words: { accept: 'confirmed', decline: 'rejected', avoid: 'returned', fallSilent: 'overdue' },
  },
});
