import { lifecycle } from '../kit/lifecycle.ts';

/** A quote after the opening: one that did not open waits for whose fault that was, and whoever opened has to say it (R35). */
export const rulingLifecycle = lifecycle({
  field: 'rulingStatus',
  states: {
    opened: { value: 0, label: { zh: '已开启', en: 'Opened' }, tone: 'blue' },
    pending: { value: 1, label: { zh: '待认定', en: 'To be ruled' }, tone: 'orange' },
    ruled: { value: 2, label: { zh: '已认定', en: 'Ruled' }, tone: 'blue' },
  },
  actions: {
    // Again as well, until the selection is handed in.
    rule: {
      from: ['pending', 'ruled'],
      to: 'ruled',
      permission: 'project_open',
      label: { zh: '认定责任', en: 'Rule' },
      reason: 'required',
    },
  },
  duties: {
    rule: {
      of: { entity: 'project', field: 'projectId' },
      name: 'projectName',
      number: 'projectNo',
      states: ['pending'],
      person: 'openerId',
      path: '/tenderee/bidOpenManage/bidOpenResult?id={of}',
      label: { zh: '认定未能开启的报价的责任', en: 'Rule on a quote that did not open' },
    },
  },
});
