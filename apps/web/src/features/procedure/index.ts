import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import { procedureTexts as texts } from './texts.ts';

/** Beside a text that goes to suppliers: its sentences that shut some of them out. */
export const ClauseNotes = lazy(async () => ({ default: (await import('./clauses/clause-notes.tsx')).ClauseNotes }));

/** How a procurement runs: methods as pictures, and their days on the calendar. */
export const procedureFeature: Feature = {
  name: 'procedure',
  pages: [
    {
      path: '/procedure/planner',
      title: texts.planner,
      permission: 'planner_view',
      load: async () => ({ Page: (await import('./planner/planner-page.tsx')).PlannerPage }),
    },
    {
      path: '/procedure/method',
      title: texts.methods,
      permission: 'method_view',
      load: async () => ({ Page: (await import('./methods/methods-page.tsx')).MethodsPage }),
    },
  ],
};
