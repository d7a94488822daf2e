import { lifecycle } from '../kit/lifecycle.ts';
import { named } from '../kit/named.ts';
import { estateTone } from '../space/tones.ts';

const move = 'choiceBatch_move';

/** Of SM13 what is done here: the states of the choosing itself come with the released homes. */
export const batchLifecycle = lifecycle({
  field: 'status',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    applying: { value: 1, label: { zh: '申请中', en: 'Applications' }, tone: 'blue' },
    ordered: { value: 2, label: { zh: '排序公示', en: 'Order published' }, tone: 'green' },
    void: { value: 9, label: { zh: '已作废', en: 'Void' }, tone: estateTone.over },
  },
  actions: {
    open: { from: ['draft'], to: 'applying', permission: move, label: { zh: '开放申请', en: 'Open' } },
    order: {
      from: ['applying', 'ordered'],
      to: 'ordered',
      permission: 'turnoverSort_order',
      label: { zh: '计算排序', en: 'Order' },
    },
    void: {
      from: ['draft', 'applying', 'ordered'],
      to: 'void',
      permission: move,
      label: { zh: '作废', en: 'Make void' },
      danger: true,
    },
  },
});

/** What became of somebody's application in a batch. */
export const applicantStatus = named({
  toReview: { value: 0, label: { zh: '待审', en: 'To review' }, tone: 'orange' },
  valid: { value: 1, label: { zh: '有效', en: 'Valid' }, tone: 'green' },
  disqualified: { value: 5, label: { zh: '资格取消', en: 'Disqualified' }, tone: 'red' },
});
