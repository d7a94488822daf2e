import { lifecycle } from '../kit/lifecycle.ts';
import { memberTask } from './choices.ts';

const committee = {
  of: { entity: 'project', field: 'projectId' },
  name: 'projectName',
  number: 'projectNo',
  part: 'groupName',
  path: '/tenderee/evaluationManage/committee?id={id}',
} as const;

/**
 * A committee from its first seat to its leader: put together by whoever handles it, confirmed where the law lets it
 * evaluate (R25 to R27), and evaluating once its members have elected who leads them. Whoever leaves it leads it back to be
 * filled up: what depended on him is void and done again.
 */
export const committeeLifecycle = lifecycle({
  field: 'groupStatus',
  states: {
    forming: { value: 0, label: { zh: '组建中', en: 'Being formed' }, tone: 'orange' },
    confirmed: { value: 1, label: { zh: '已确认', en: 'Confirmed' }, tone: 'green' },
    evaluating: { value: 2, label: { zh: '评审中', en: 'Evaluating' }, tone: 'blue' },
    done: { value: 3, label: { zh: '已完成', en: 'Done' }, tone: 'green' },
    discarded: { value: 9, label: { zh: '已解散', en: 'Dissolved' }, tone: 'grey' },
  },
  actions: {
    confirm: {
      from: ['forming'],
      to: 'confirmed',
      permission: 'expertDraw_edit',
      label: { zh: '确认评审委员会', en: 'Confirm the committee' },
    },
    reopen: {
      from: ['confirmed'],
      to: 'forming',
      permission: 'expertDraw_edit',
      label: { zh: '退回组建', en: 'Back to forming' },
      reason: 'required',
      danger: true,
    },
    elect: { from: ['confirmed'], to: 'evaluating', label: { zh: '推选出组长', en: 'Leader elected' } },
    lack: { from: ['confirmed', 'evaluating'], to: 'forming', label: { zh: '成员缺额', en: 'A seat is free' } },
    discard: {
      from: ['forming', 'confirmed', 'evaluating'],
      to: 'discarded',
      permission: 'expertDraw_edit',
      label: { zh: '解散评审委员会', en: 'Dissolve the committee' },
      reason: 'required',
      danger: true,
      effects: ['committeeMember.release'],
    },
    // With the procurement.
    end: {
      from: ['forming', 'confirmed', 'evaluating'],
      to: 'discarded',
      label: { zh: '随项目终止', en: 'Ended with the project' },
      effects: ['committeeMember.release'],
    },
  },
  duties: {
    form: {
      ...committee,
      states: ['forming'],
      by: 'confirm',
      due: 'reviewTime',
      label: { zh: '组建评审委员会', en: 'Form a committee' },
    },
  },
});

const own = {
  person: 'userId',
  isOwn: true,
  name: 'projectName',
  due: 'reviewTime',
  path: '/evaluation/own/detail?id={id}',
} as const;

/** Somebody's part in a committee, from his seat to his vote, or out of it. */
export const seatLifecycle = lifecycle({
  field: 'signStatus',
  states: {
    expected: { value: 0, label: { zh: '未签到', en: 'Not signed in' }, tone: 'orange' },
    present: { value: 1, label: { zh: '已签到', en: 'Signed in' }, tone: 'green' },
    avoiding: { value: 2, label: { zh: '回避', en: 'Keeps away' }, tone: 'orange' },
    absent: { value: 3, label: { zh: '缺席', en: 'Absent' }, tone: 'red' },
    released: { value: 4, label: { zh: '评审取消', en: 'Called off' }, tone: 'grey' },
  },
  actions: {
    signIn: { from: ['expected'], to: 'present', label: { zh: '签到', en: 'Sign in' } },
    promise: { from: ['present'], to: 'present', label: { zh: '签署承诺', en: 'Give the promise' } },
    vote: { from: ['present'], to: 'present', label: { zh: '推选组长', en: 'Elect the leader' } },
    avoid: {
      from: ['expected', 'present'],
      to: 'avoiding',
      label: { zh: '回避', en: 'Keep away' },
      reason: 'required',
      danger: true,
    },
    stayAway: {
      from: ['expected', 'present'],
      to: 'absent',
      label: { zh: '登记缺席', en: 'Note as absent' },
      reason: 'required',
      danger: true,
    },
    // Its committee is dissolved: nobody waits for him.
    release: { from: ['expected', 'present'], to: 'released', label: { zh: '评审取消', en: 'Call off' } },
  },
  duties: {
    signIn: {
      ...own,
      states: ['expected'],
      when: { field: 'task', codes: [memberTask.code.signIn] },
      label: { zh: '评审签到', en: 'Sign in to an evaluation' },
    },
    promise: {
      ...own,
      states: ['present'],
      when: { field: 'task', codes: [memberTask.code.promise] },
      label: { zh: '签署评审承诺书', en: 'Give the promise of an evaluation' },
    },
    vote: {
      ...own,
      states: ['present'],
      when: { field: 'task', codes: [memberTask.code.vote] },
      label: { zh: '推选评审组长', en: 'Elect the leader of an evaluation' },
    },
  },
});
