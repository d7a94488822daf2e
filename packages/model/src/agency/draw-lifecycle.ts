import { lifecycle } from '../kit/lifecycle.ts';

const draw = {
  of: { entity: 'project', field: 'projectId' },
  name: 'projectName',
  number: 'projectNo',
  path: '/agencyLibrary/draw?id={id}',
  due: 'answerDue',
} as const;

/** A draw: begun by one person, joined by another who watches over it, ended when both have shown their secrets. */
export const drawLifecycle = lifecycle({
  field: 'drawStatus',
  states: {
    waiting: { value: 1, label: { zh: '待监督人加入', en: 'Waits for the supervisor' }, tone: 'orange' },
    drawing: { value: 2, label: { zh: '抽取中', en: 'Being drawn' }, tone: 'blue' },
    drawn: { value: 4, label: { zh: '已完成', en: 'Drawn' }, tone: 'green' },
    void: { value: 5, label: { zh: '已作废', en: 'Void' }, tone: 'grey' },
  },
  actions: {
    join: { from: ['waiting'], to: 'drawing', label: { zh: '加入抽取', en: 'Join' }, notBy: ['add'] },
    // As long as his secret is not in, nothing hangs on who he is.
    takeOver: {
      from: ['waiting'],
      to: 'waiting',
      permission: 'agencyLibrary_supervise',
      notBy: ['add'],
      label: { zh: '接替监督', en: 'Watch over it instead' },
      reason: 'required',
    },
    reveal: { from: ['drawing'], to: 'drawing', label: { zh: '公开随机数', en: 'Show the secret' } },
    finish: { from: ['drawing'], to: 'drawn', label: { zh: '完成抽取', en: 'Draw' } },
    cancel: {
      from: ['waiting'],
      to: 'void',
      label: { zh: '撤销抽取', en: 'Withdraw the draw' },
      reason: 'required',
      danger: true,
    },
    // Once it stands who is drawn from, whoever began it could draw until the wanted one comes first.
    annul: {
      from: ['drawing', 'drawn'],
      to: 'void',
      permission: 'agencyLibrary_supervise',
      notBy: ['add'],
      label: { zh: '作废', en: 'Declare void' },
      reason: 'required',
      danger: true,
    },
    // Who does not work with the first one any more could otherwise end cooperations until the wanted one comes.
    passTurn: {
      from: ['drawn'],
      to: 'drawn',
      permission: 'agencyLibrary_supervise',
      notBy: ['add'],
      label: { zh: '确认顺延', en: 'Pass the turn on' },
      reason: 'required',
    },
  },
  duties: {
    // Only another person can end what whoever watches over it has left.
    replaceGone: {
      ...draw,
      states: ['drawing'],
      by: 'annul',
      when: { field: 'supervisorGone', codes: ['true'] },
      label: { zh: '监督人已停用，请作废抽取', en: 'Its supervisor has left: declare the draw void' },
    },
    takeOverGone: {
      ...draw,
      states: ['waiting'],
      by: 'takeOver',
      when: { field: 'supervisorGone', codes: ['true'] },
      label: { zh: '监督人已停用，请接替监督', en: 'Its supervisor has left: watch over the draw' },
    },
    join: {
      ...draw,
      states: ['waiting'],
      person: 'supervisorId',
      label: { zh: '监督代理机构抽取', en: 'Watch over a draw' },
    },
    revealAsSupervisor: {
      ...draw,
      states: ['drawing'],
      person: 'supervisorId',
      when: { field: 'supervisorRevealed', codes: ['false'] },
      label: { zh: '公开抽取随机数', en: 'Show your secret of a draw' },
    },
    revealAsBuyer: {
      ...draw,
      states: ['drawing'],
      person: 'createUser',
      when: { field: 'buyerRevealed', codes: ['false'] },
      label: { zh: '公开抽取随机数', en: 'Show your secret of a draw' },
    },
  },
  told: {
    person: 'createUser',
    about: 'agencyDraw',
    name: 'drawNo',
    words: { annul: 'cancelled', passTurn: 'confirmed', takeOver: 'projectChanged' },
  },
});
