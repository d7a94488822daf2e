import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';

/** An objection to buying from a single source: it is answered before the supplier is invited, or the method is changed. */
export const sourceObjectionLifecycle = lifecycle({
  field: 'objectionStatus',
  states: {
    open: { value: 1, label: { zh: '待答复', en: 'To be answered' }, tone: 'orange' },
    dismissed: { value: 2, label: { zh: '不成立', en: 'Not upheld' }, tone: 'grey' },
    upheld: { value: 3, label: { zh: '成立', en: 'Upheld' }, tone: 'red' },
  },
  actions: {
    dismiss: {
      from: ['open'],
      to: 'dismissed',
      permission: 'bulletin_publish',
      label: { zh: '答复（不成立）', en: 'Answer: not upheld' },
    },
    uphold: {
      from: ['open'],
      to: 'upheld',
      permission: 'bulletin_publish',
      label: { zh: '答复（成立）', en: 'Answer: upheld' },
      danger: true,
    },
  },
  duties: {
    answer: {
      states: ['open'],
      by: 'dismiss',
      of: { entity: 'project', field: 'projectId' },
      name: 'projectName',
      number: 'projectNo',
      path: '/tenderee/projectDetail/index?id={of}',
      label: { zh: '答复单一来源公示异议', en: 'Answer an objection to a single source' },
    },
  },
});

export const sourceObjection = entity({
  name: 'sourceObjection',
  table: 'source_objection',
  label: { zh: '公示异议', en: 'Objection' },
  path: '/api/purchase/invitation/objection',
  verbs: {},
  menu: 'project',
  permanent: true,
  dataScoped: false,
  lifecycle: sourceObjectionLifecycle,
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    objector: { kind: 'text', label: { zh: '异议人', en: 'By whom' }, maxLength: 100, required: true },
    receiveTime: { kind: 'instant', label: { zh: '收到时间', en: 'Received' }, required: true },
    content: { kind: 'longText', label: { zh: '异议内容', en: 'Objection' }, maxLength: 4000, required: true },
    objectionStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: sourceObjectionLifecycle.choices,
      required: true,
      readOnly: true,
    },
    answer: { kind: 'longText', label: { zh: '答复意见', en: 'Answer' }, maxLength: 4000, readOnly: true },
    answerTime: { kind: 'instant', label: { zh: '答复时间', en: 'Answered' }, readOnly: true },
  },
});
