import { lifecycle } from '../kit/lifecycle.ts';

/** A package goes with its project: what moves it are the publications and the opening. */
export const packageLifecycle = lifecycle({
  field: 'packageStatus',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    open: { value: 1, label: { zh: '进行中', en: 'Open' }, tone: 'blue' },
    closed: { value: 2, label: { zh: '已截止', en: 'Deadline passed' }, tone: 'orange' },
    opened: { value: 3, label: { zh: '已开标', en: 'Opened' }, tone: 'blue' },
    inEvaluation: { value: 4, label: { zh: '评审中', en: 'In evaluation' }, tone: 'blue' },
    decided: { value: 5, label: { zh: '结果已定', en: 'Decided' }, tone: 'green' },
    contracted: { value: 6, label: { zh: '已签约', en: 'Contracted' }, tone: 'green' },
    completed: { value: 7, label: { zh: '已完成', en: 'Completed' }, tone: 'green' },
    failed: { value: 8, label: { zh: '流标', en: 'Failed' }, tone: 'red' },
    terminated: { value: 9, label: { zh: '已终止', en: 'Terminated' }, tone: 'red' },
  },
  actions: {
    publish: { from: ['draft'], to: 'open', label: { zh: '发布', en: 'Publish' } },
    open: { from: ['open'], to: 'opened', label: { zh: '开标', en: 'Open' } },
    decide: { from: ['opened'], to: 'decided', label: { zh: '确定结果', en: 'Decide' } },
    fail: { from: ['open', 'opened'], to: 'failed', label: { zh: '流标', en: 'Fail' }, danger: true },
    terminate: {
      from: ['draft', 'open', 'opened'],
      to: 'terminated',
      label: { zh: '终止', en: 'Terminate' },
      danger: true,
    },
    // With the result that decided it.
    reopen: { from: ['decided', 'failed'], to: 'opened', label: { zh: '重新确定结果', en: 'Decide again' } },
  },
});
