import { lifecycle } from '../kit/lifecycle.ts';

const project = { entity: 'project', field: 'projectId' } as const;
const ofProject = {
  of: project,
  name: 'projectName',
  number: 'projectNo',
  part: 'title',
  due: 'dueTime',
  path: '/tenderee/projectDetail/index?id={of}#questions',
} as const;

/**
 * A question about a published procurement, from its asking to the answer that everybody reads. Its asker alone is told of
 * it by name; an answer in the making is nobody's to read outside of the buyer.
 */
export const questionLifecycle = lifecycle({
  field: 'questionStatus',
  states: {
    unanswered: { value: 0, label: { zh: '待回复', en: 'Unanswered' }, tone: 'orange' },
    drafted: { value: 1, label: { zh: '已回复', en: 'Answer drafted' }, tone: 'blue' },
    published: { value: 2, label: { zh: '已发布', en: 'Published' }, tone: 'green' },
    closed: { value: 3, label: { zh: '已关闭', en: 'Closed' }, tone: 'grey' },
  },
  actions: {
    answer: {
      from: ['unanswered', 'drafted'],
      to: 'drafted',
      permission: 'question_answer',
      label: { zh: '回复', en: 'Answer' },
    },
    publish: {
      from: ['drafted'],
      to: 'published',
      permission: 'question_publish',
      label: { zh: '发布答复', en: 'Publish the answer' },
      confirm: {
        zh: '问题与答复将对所有人公开，不显示提问单位；发布后不能修改。',
        en: 'Everybody reads question and answer, without the asker’s name. It cannot be changed afterwards.',
      },
    },
    close: {
      from: ['unanswered', 'drafted'],
      to: 'closed',
      permission: 'question_answer',
      label: { zh: '不予答复并关闭', en: 'Close without an answer' },
      reason: 'required',
      danger: true,
    },
    reopen: {
      from: ['closed'],
      to: 'unanswered',
      permission: 'question_answer',
      label: { zh: '重新打开', en: 'Open again' },
      reason: 'required',
    },
  },
  duties: {
    answer: { ...ofProject, states: ['unanswered'], by: 'answer', label: { zh: '答复提问', en: 'Answer a question' } },
    publish: {
      ...ofProject,
      states: ['drafted'],
      by: 'publish',
      label: { zh: '发布答复', en: 'Publish an answer' },
    },
  },
  told: {
    person: 'askerId',
    party: 'supplierTenantId',
    about: 'bid',
    of: project,
    name: 'projectName',
    words: { publish: 'questionAnswered', close: 'questionClosed' },
  },
});

/** Of these the procurement still owes an answer. */
export const openQuestions = questionLifecycle.sql('unanswered', 'drafted');
