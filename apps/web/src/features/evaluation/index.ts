import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import {
  committeePagePath,
  ownListPath,
  ownPagePath,
  scorePagePath,
  standardPagePath,
  summaryPagePath,
} from './paths.ts';
import { evaluationWords } from './words.ts';

/** By what the packages of a project are evaluated, and by whom, for the page of the project. */
export const ProjectEvaluation = lazy(async () => ({
  default: (await import('./project-evaluation.tsx')).ProjectEvaluation,
}));

/** By what bids are evaluated, for whoever bids. */
export const PublishedStandards = lazy(async () => ({
  default: (await import('./standard/published-standards.tsx')).PublishedStandards,
}));

/** What a committee asks whoever bids, about his own bids. */
export const OwnBidQuestions = lazy(async () => ({
  default: (await import('./question/own-bid-questions.tsx')).OwnBidQuestions,
}));

/** What an expert evaluates, for the page of his file. */
export const OwnSection = lazy(async () => ({
  default: (await import('./own/own-section.tsx')).OwnSection,
}));

/** How bids are evaluated: by which standards, and by whom. */
export const evaluationFeature: Feature = {
  name: 'evaluation',
  pages: [
    {
      path: standardPagePath,
      title: evaluationWords.standard,
      permission: 'project_view',
      load: async () => ({ Page: (await import('./standard/standard-page.tsx')).StandardPage }),
    },
    {
      path: committeePagePath,
      title: evaluationWords.committee,
      permission: 'expertDraw_view',
      load: async () => ({ Page: (await import('./committee/committee-page.tsx')).CommitteePage }),
    },
    {
      path: ownListPath,
      title: evaluationWords.ownEvaluations,
      load: async () => ({ Page: (await import('./own/own-list-page.tsx')).OwnListPage }),
    },
    {
      path: ownPagePath,
      title: evaluationWords.ownEvaluation,
      load: async () => ({ Page: (await import('./own/own-page.tsx')).OwnPage }),
    },
    {
      path: scorePagePath,
      title: evaluationWords.desk,
      load: async () => ({ Page: (await import('./desk/desk-page.tsx')).DeskPage }),
    },
    {
      path: summaryPagePath,
      title: evaluationWords.summary,
      load: async () => ({ Page: (await import('./summary/summary-page.tsx')).SummaryPage }),
    },
  ],
};
