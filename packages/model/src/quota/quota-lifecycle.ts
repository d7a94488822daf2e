import { lifecycle } from '../kit/lifecycle.ts';

const permission = 'deptCalculate_settle';

/** SM18: a year's quotas are made again as often as wished until they are locked. */
export const quotaLifecycle = lifecycle({
  field: 'status',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    published: { value: 1, label: { zh: '已发布', en: 'Published' }, tone: 'green' },
    locked: { value: 3, label: { zh: '已锁定', en: 'Locked' }, tone: 'green' },
  },
  actions: {
    publish: { from: ['draft'], to: 'published', permission, label: { zh: '发布', en: 'Publish' } },
    lock: {
      from: ['published'],
      to: 'locked',
      permission,
      label: { zh: '锁定年度', en: 'Lock the year' },
      danger: true,
    },
    recalculate: { from: ['published'], to: 'draft', label: { zh: '重新核算', en: 'Calculate again' } },
  },
});
