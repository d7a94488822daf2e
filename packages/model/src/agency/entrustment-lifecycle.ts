import { lifecycle } from '../kit/lifecycle.ts';

const project = { entity: 'project', field: 'projectId' } as const;
const ofBuyer = {
  of: project,
  name: 'projectName',
  number: 'projectNo',
  path: '/tenderee/projectDetail/index?id={of}',
} as const;

/**
 * One agency's part in one project. The agency sees the offer while it may answer, the project while it works on it, and
 * neither before nor after. What it gives back another agency may be asked for; who was asked stays.
 */
export const entrustmentLifecycle = lifecycle({
  field: 'entrustStatus',
  states: {
    toConfirm: { value: 0, label: { zh: '待确认', en: 'To be confirmed' }, tone: 'orange' },
    offered: { value: 1, label: { zh: '待接受', en: 'Offered' }, tone: 'orange' },
    active: { value: 2, label: { zh: '已接受', en: 'Accepted' }, tone: 'green' },
    returned: { value: 3, label: { zh: '已退回', en: 'Returned' }, tone: 'red' },
    ended: { value: 4, label: { zh: '已终止', en: 'Terminated' }, tone: 'red' },
    completed: { value: 5, label: { zh: '已完成', en: 'Completed' }, tone: 'green' },
  },
  actions: {
    confirm: {
      from: ['toConfirm'],
      to: 'offered',
      permission: 'agencyLibrary_confirm',
      notBy: ['add'],
      label: { zh: '确认选定', en: 'Confirm the choice' },
    },
    refuse: {
      from: ['toConfirm'],
      to: 'ended',
      permission: 'agencyLibrary_confirm',
      label: { zh: '不同意选定', en: 'Refuse the choice' },
      reason: 'required',
      danger: true,
    },
    accept: { from: ['offered'], to: 'active', label: { zh: '接受委托', en: 'Accept' } },
    // Another agreement than the one that was accepted is accepted anew.
    amend: { from: ['active'], to: 'offered', label: { zh: '更换委托协议', en: 'Replace the agreement' } },
    giveBack: {
      from: ['offered', 'active'],
      to: 'returned',
      label: { zh: '退回委托', en: 'Give back' },
      reason: 'required',
      danger: true,
    },
    end: {
      from: ['toConfirm', 'offered', 'active'],
      to: 'ended',
      permission: 'agencyLibrary_entrust',
      label: { zh: '终止委托', en: 'End the entrustment' },
      reason: 'required',
      danger: true,
    },
    complete: {
      from: ['active'],
      to: 'completed',
      permission: 'agencyLibrary_entrust',
      label: { zh: '完成委托', en: 'Complete' },
      confirm: { zh: '完成后，代理机构不再查看本项目。', en: 'The agency will no longer see the project.' },
    },
    // The three that follow are what becomes of its project.
    conclude: {
      from: ['active'],
      to: 'completed',
      label: { zh: '项目出结果，委托完成', en: 'Completed with the result' },
    },
    lapse: {
      from: ['toConfirm', 'offered', 'active'],
      to: 'ended',
      label: { zh: '项目结束，委托终止', en: 'Ended with its project' },
      reason: 'required',
    },
    resume: {
      from: ['completed'],
      to: 'active',
      label: { zh: '结果撤销，委托恢复', en: 'Running again, for the result was withdrawn' },
    },
  },
  duties: {
    confirm: {
      ...ofBuyer,
      states: ['toConfirm'],
      by: 'confirm',
      due: 'answerDue',
      label: { zh: '确认选定代理机构', en: 'Confirm an agency' },
    },
    answer: {
      states: ['offered'],
      party: 'agentTenantId',
      permission: 'entrustedProject_answer',
      when: { field: 'isOnPlatform', codes: ['true'] },
      of: project,
      name: 'projectName',
      number: 'projectNo',
      path: '/agency/project/details?id={id}',
      due: 'answerDue',
      label: { zh: '答复项目委托', en: 'Answer an entrustment' },
    },
    recordAnswer: {
      ...ofBuyer,
      states: ['offered'],
      person: 'createUser',
      when: { field: 'isOnPlatform', codes: ['false'] },
      due: 'answerDue',
      label: { zh: '登记代理机构答复', en: 'Record the answer of an agency' },
    },
    chooseAgain: {
      ...ofBuyer,
      states: ['returned'],
      person: 'createUser',
      when: { field: 'followedUp', codes: ['false'] },
      due: 'answerDue',
      label: { zh: '另行选定代理机构', en: 'Choose another agency' },
    },
  },
  told: {
    person: 'createUser',
    about: 'project',
    of: project,
    name: 'projectName',
    words: {
      confirm: 'confirmed',
      refuse: 'rejected',
      accept: 'finished',
      giveBack: 'returned',
      conclude: 'finished',
      lapse: 'terminated',
    },
  },
});

/** Of the moves that end an agency's part it is told itself: whoever accepted for it. */
export const liveEntrustments = ['toConfirm', 'offered', 'active'] as const;
/** In which an agency reads that it was asked, and what for. */
export const entrustmentsShown = ['offered', 'active', 'completed'] as const;
