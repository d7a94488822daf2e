import { lifecycle } from '../../kit/lifecycle.ts';
import { handlerWork } from './choices.ts';

const draw = {
  of: { entity: 'project', field: 'projectId' },
  name: 'projectName',
  number: 'projectNo',
  path: '/expertDatabase/evaluateManage/expertEvaluate/extractDetails?id={id}',
} as const;

/**
 * A draw of experts: written down, begun by its handler, joined by another who watches over it, drawn when both have shown
 * their secrets; then people are asked until every place has somebody.
 */
export const expertDrawLifecycle = lifecycle({
  field: 'infoStatus',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    waiting: { value: 1, label: { zh: '待抽取', en: 'Waits for the supervisor' }, tone: 'orange' },
    drawing: { value: 2, label: { zh: '抽取中', en: 'Being drawn' }, tone: 'blue' },
    notifying: { value: 3, label: { zh: '通知中', en: 'Being notified' }, tone: 'blue' },
    done: { value: 4, label: { zh: '已完成', en: 'Complete' }, tone: 'green' },
    void: { value: 5, label: { zh: '已作废', en: 'Void' }, tone: 'grey' },
  },
  actions: {
    begin: {
      from: ['draft'],
      to: 'waiting',
      permission: 'expertDraw_draw',
      label: { zh: '发起抽取', en: 'Begin the draw' },
    },
    drawAlone: {
      from: ['draft'],
      to: 'notifying',
      permission: 'expertDraw_draw',
      label: { zh: '单人抽取', en: 'Draw alone' },
    },
    join: { from: ['waiting'], to: 'drawing', label: { zh: '加入抽取', en: 'Join' }, notBy: ['add', 'begin'] },
    reveal: { from: ['drawing'], to: 'drawing', label: { zh: '公开随机数', en: 'Show the secret' } },
    finish: { from: ['drawing'], to: 'notifying', label: { zh: '得出结果', en: 'Draw' } },
    nextRound: {
      from: ['notifying'],
      to: 'notifying',
      label: { zh: '抽取下一轮', en: 'Draw a further round' },
    },
    complete: { from: ['notifying'], to: 'done', label: { zh: '人数已足', en: 'Every place is taken' } },
    reopen: { from: ['done'], to: 'notifying', label: { zh: '人数不足', en: 'A place is free again' } },
    cancel: {
      from: ['draft', 'waiting'],
      to: 'void',
      permission: 'expertDraw_draw',
      label: { zh: '撤销抽取', en: 'Withdraw the draw' },
      reason: 'required',
      danger: true,
    },
    // Once it stands who is drawn from, whoever began it could draw until the wanted ones come.
    annul: {
      from: ['drawing', 'notifying', 'done'],
      to: 'void',
      permission: 'expertDraw_supervise',
      notBy: ['add'],
      label: { zh: '作废', en: 'Declare void' },
      reason: 'required',
      danger: true,
    },
    // Ten minutes have gone by and a party has not shown his secret.
    lapse: { from: ['drawing'], to: 'void', label: { zh: '逾时作废', en: 'Void: not shown in time' }, byClock: true },
  },
  duties: {
    join: {
      ...draw,
      states: ['waiting'],
      person: 'supervisorId',
      label: { zh: '监督专家抽取', en: 'Watch over a draw of experts' },
    },
    revealAsSupervisor: {
      ...draw,
      states: ['drawing'],
      person: 'supervisorId',
      when: { field: 'supervisorRevealed', codes: ['false'] },
      due: 'revealUntil',
      lapses: true,
      label: { zh: '公开专家抽取随机数', en: 'Show your secret of a draw of experts' },
    },
    revealAsBuyer: {
      ...draw,
      states: ['drawing'],
      person: 'createUser',
      when: { field: 'buyerRevealed', codes: ['false'] },
      due: 'revealUntil',
      lapses: true,
      label: { zh: '公开专家抽取随机数', en: 'Show your secret of a draw of experts' },
    },
    notify: {
      ...draw,
      states: ['notifying'],
      person: 'createUser',
      when: { field: 'handlerWork', codes: [handlerWork.code.notify] },
      label: { zh: '通知抽中专家', en: 'Notify the experts drawn' },
    },
    refill: {
      ...draw,
      states: ['notifying'],
      person: 'createUser',
      when: { field: 'handlerWork', codes: [handlerWork.code.refill] },
      label: { zh: '补足评审专家', en: 'Fill up the experts' },
    },
  },
  told: {
    person: 'createUser',
    about: 'expertDraw',
    name: 'drawNo',
    words: { complete: 'finished', annul: 'terminated', lapse: 'terminated' },
  },
});
