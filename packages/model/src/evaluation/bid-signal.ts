import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';
import { signalCode, signalLevel } from './choices.ts';

const opinion = (zh: string, en: string) => ({ reason: 'required', label: { zh, en } }) as const;

/**
 * What speaks for bids that were written together (R55): found when the evaluation begins, and closed by the leader with an
 * opinion, which he may change until the summary is closed. It excludes nobody.
 */
export const bidSignalLifecycle = lifecycle({
  field: 'signalStatus',
  states: {
    open: { value: 0, label: { zh: '待处理', en: 'To be settled' }, tone: 'orange' },
    upheld: { value: 1, label: { zh: '认定', en: 'Upheld' }, tone: 'red' },
    cleared: { value: 2, label: { zh: '不认定', en: 'Cleared' }, tone: 'green' },
    referred: { value: 3, label: { zh: '移送', en: 'Referred' }, tone: 'blue' },
  },
  actions: {
    uphold: { from: ['open', 'cleared', 'referred'], to: 'upheld', danger: true, ...opinion('认定', 'Uphold') },
    clear: { from: ['open', 'upheld', 'referred'], to: 'cleared', ...opinion('不认定', 'Clear') },
    refer: { from: ['open', 'upheld', 'cleared'], to: 'referred', ...opinion('移送', 'Refer') },
  },
});

export const bidSignal = entity({
  name: 'bidSignal',
  table: 'bid_signal',
  label: { zh: '串通投标线索', en: 'Signal of collusion' },
  path: '/api/bid-es/judge/signal',
  verbs: {},
  menu: 'expertDraw',
  dataScoped: false,
  permanent: true,
  lifecycle: bidSignalLifecycle,
  fields: {
    evaluationId: {
      kind: 'ref',
      to: 'packageEvaluation',
      label: { zh: '评审', en: 'Evaluation' },
      required: true,
      readOnly: true,
    },
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, readOnly: true },
    code: {
      kind: 'choice',
      label: { zh: '线索', en: 'Signal' },
      choices: signalCode.choices,
      required: true,
      readOnly: true,
    },
    level: {
      kind: 'choice',
      label: { zh: '程度', en: 'Level' },
      choices: signalLevel.choices,
      required: true,
      readOnly: true,
    },
    /** Between whom; of prices all. */
    entryIds: { kind: 'refs', to: 'entry', label: { zh: '投标人', en: 'Bidders' }, required: true, readOnly: true },
    /** `string[]`: what they have in common. */
    common: { kind: 'json', label: { zh: '共同之处', en: 'In common' }, readOnly: true },
    /** Fewer than five prices say little. */
    isSmallSample: { kind: 'flag', label: { zh: '样本少', en: 'Small sample' }, required: true, readOnly: true },
    signalStatus: {
      kind: 'choice',
      label: { zh: '处理意见', en: 'Opinion' },
      choices: bidSignalLifecycle.choices,
      readOnly: true,
    },
    opinion: { kind: 'text', label: { zh: '意见说明', en: 'Why' }, maxLength: 500, readOnly: true },
    opinionTime: { kind: 'instant', label: { zh: '处理时间', en: 'Closed' }, readOnly: true },
  },
});
