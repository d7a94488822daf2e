import { lifecycle } from '../kit/lifecycle.ts';

const project = { entity: 'project', field: 'projectId' } as const;
const ofProject = { of: project, name: 'projectName', number: 'projectNo' } as const;
export const hallPath = '/tenderee/openingHall/room';

/** The opening of a package in the hall. Its host alone moves it, and only forward. */
export const hallLifecycle = lifecycle({
  field: 'hallStatus',
  states: {
    waiting: { value: 0, label: { zh: '未开始', en: 'Not started' }, tone: 'grey' },
    running: { value: 1, label: { zh: '进行中', en: 'Under way' }, tone: 'blue' },
    paused: { value: 2, label: { zh: '已暂停', en: 'Paused' }, tone: 'orange' },
    closed: { value: 3, label: { zh: '已结束', en: 'Ended' }, tone: 'grey' },
    stopped: { value: 4, label: { zh: '已中止', en: 'Stopped' }, tone: 'red' },
  },
  actions: {
    begin: { from: ['waiting'], to: 'running', permission: 'hall_host', label: { zh: '开始签到', en: 'Begin' } },
    pause: {
      from: ['running'],
      to: 'paused',
      permission: 'hall_host',
      label: { zh: '暂停', en: 'Pause' },
      reason: 'required',
    },
    resume: {
      from: ['paused'],
      to: 'running',
      permission: 'hall_host',
      label: { zh: '恢复', en: 'Go on' },
      reason: 'required',
    },
    close: { from: ['running'], to: 'closed', label: { zh: '结束开标', en: 'Close' } },
    // The procurement ended before its opening did.
    stop: {
      from: ['waiting', 'running', 'paused'],
      to: 'stopped',
      permission: 'hall_host',
      label: { zh: '中止开标', en: 'Stop' },
      reason: 'required',
      danger: true,
    },
  },
  duties: {
    host: {
      ...ofProject,
      states: ['waiting', 'running', 'paused'],
      person: 'hostId',
      from: 'openTime',
      path: `${hallPath}/{of}`,
      label: { zh: '主持开标', en: 'Host the opening' },
    },
  },
});

/** A node of a hall: one runs at a time, none is gone back to. */
export const hallNodeLifecycle = lifecycle({
  field: 'nodeStatus',
  states: {
    ahead: { value: 0, label: { zh: '未开始', en: 'Not started' }, tone: 'grey' },
    running: { value: 1, label: { zh: '进行中', en: 'Under way' }, tone: 'blue' },
    done: { value: 2, label: { zh: '已完成', en: 'Done' }, tone: 'green' },
    skipped: { value: 3, label: { zh: '已跳过', en: 'Skipped' }, tone: 'grey' },
    paused: { value: 4, label: { zh: '已暂停', en: 'Paused' }, tone: 'orange' },
  },
  actions: {
    begin: { from: ['ahead'], to: 'running', label: { zh: '开始', en: 'Begin' } },
    finish: { from: ['running'], to: 'done', label: { zh: '完成', en: 'Finish' } },
    pause: { from: ['running'], to: 'paused', label: { zh: '暂停', en: 'Pause' } },
    resume: { from: ['paused'], to: 'running', label: { zh: '恢复', en: 'Go on' } },
    skip: { from: ['ahead', 'running', 'paused'], to: 'skipped', label: { zh: '跳过', en: 'Skip' } },
  },
});

const ofBid = { ...ofProject, path: `${hallPath}/{of}?tenantId={tenant}` } as const;

/** A bidder's word on the record of the opening. Who says nothing within the window has agreed. */
export const confirmationLifecycle = lifecycle({
  field: 'confirmStatus',
  states: {
    pending: { value: 0, label: { zh: '待确认', en: 'To be confirmed' }, tone: 'orange' },
    confirmed: { value: 1, label: { zh: '已确认', en: 'Confirmed' }, tone: 'green' },
    disputed: { value: 2, label: { zh: '有异议', en: 'Objected' }, tone: 'red' },
    deemed: { value: 3, label: { zh: '视同认可', en: 'Deemed confirmed' }, tone: 'grey' },
    void: { value: 4, label: { zh: '已作废', en: 'Void' }, tone: 'grey' },
  },
  actions: {
    // Both by functions of the database: the row is the buyer's.
    confirm: { from: ['pending'], to: 'confirmed', label: { zh: '确认', en: 'Confirm' } },
    dispute: { from: ['pending', 'confirmed', 'deemed'], to: 'disputed', label: { zh: '提出异议', en: 'Object' } },
    // With the answer to his objection: the window begins anew.
    askAgain: { from: ['disputed'], to: 'pending', label: { zh: '答复后再确认', en: 'Ask again' } },
    deem: { from: ['pending'], to: 'deemed', byClock: true, label: { zh: '视同认可', en: 'Deem confirmed' } },
    // With the opening that was stopped: there is no record any more.
    lapse: { from: ['pending', 'disputed'], to: 'void', label: { zh: '作废', en: 'Lapse' } },
  },
  duties: {
    confirm: {
      ...ofBid,
      states: ['pending'],
      party: 'supplierTenantId',
      permission: 'hall_confirm',
      due: 'confirmUntil',
      label: { zh: '确认开标记录', en: 'Confirm the record of the opening' },
    },
  },
});

/** An objection on the spot (R45): the host answers it before the opening goes on. */
export const objectionLifecycle = lifecycle({
  field: 'objectionStatus',
  states: {
    open: { value: 0, label: { zh: '待答复', en: 'To be answered' }, tone: 'orange' },
    answered: { value: 1, label: { zh: '已答复', en: 'Answered' }, tone: 'green' },
  },
  actions: {
    answer: { from: ['open'], to: 'answered', permission: 'hall_host', label: { zh: '当场答复', en: 'Answer' } },
  },
  duties: {
    answer: {
      ...ofProject,
      states: ['open'],
      person: 'hostId',
      part: 'content',
      path: `${hallPath}/{of}`,
      label: { zh: '答复开标异议', en: 'Answer an objection' },
    },
  },
  told: {
    person: 'askerId',
    party: 'supplierTenantId',
    about: 'bid',
    of: project,
    name: 'projectName',
    words: { answer: 'objectionAnswered' },
  },
});
