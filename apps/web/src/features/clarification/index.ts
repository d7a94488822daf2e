import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import { questionListPath } from './paths.ts';
import { clarificationWords } from './words.ts';

/** What suppliers ask about a project, for the page of its buyer. */
export const ProjectQuestions = lazy(async () => ({
  default: (await import('./project-questions.tsx')).ProjectQuestions,
}));

/** A supplier's own questions, for his page of a project. */
export const OwnQuestions = lazy(async () => ({ default: (await import('./own-questions.tsx')).OwnQuestions }));

/** What everybody reads, for the pages of a published project and of its notices. */
export const PublishedAnswers = lazy(async () => ({
  default: (await import('./published-answers.tsx')).PublishedAnswers,
}));

/** What suppliers ask about procurements, and what is answered. */
export const clarificationFeature: Feature = {
  name: 'clarification',
  pages: [
    {
      path: questionListPath,
      title: clarificationWords.questions,
      permission: 'question_view',
      load: async () => ({ Page: (await import('./question-list-page.tsx')).QuestionListPage }),
    },
  ],
};
