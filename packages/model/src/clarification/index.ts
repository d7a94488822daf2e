import type { Domain } from '../kit/domain.ts';
import { clarificationMenus } from './menus.ts';
import { clarificationMessages } from './messages.ts';
import { questionEndpoints, questionExport } from './question-endpoints.ts';
import { clarification, question } from './question.ts';

export * from './messages.ts';
export * from './question-endpoints.ts';
export * from './question-lifecycle.ts';
export * from './question-period.ts';
export * from './question.ts';

/** What suppliers ask about a procurement, and what everybody reads of it. */
export const clarificationDomain = {
  name: 'clarification',
  entities: [question, clarification],
  endpoints: questionEndpoints,
  messages: clarificationMessages,
  menus: { root: clarificationMenus },
  grants: {
    purchaser: ['question_view', 'question_answer', 'question_publish'],
    manager: ['question_view', 'question_publish'],
  },
  exports: [questionExport],
} as const satisfies Domain;
