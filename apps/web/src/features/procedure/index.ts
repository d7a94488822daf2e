import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import { procedureTexts as texts } from './texts.ts';
import { procedureWords } from './words.ts';

/** Beside a text that goes to suppliers: its sentences that shut some of them out. */
export const ClauseNotes = lazy(async () => ({ default: (await import('./clauses/clause-notes.tsx')).ClauseNotes }));

/** The tasks of a project, for its page. */
export const ProjectTasks = lazy(async () => ({ default: (await import('./task/project-tasks.tsx')).ProjectTasks }));

/** A project's own days on the work calendar, for its page. */
export const ProjectSchedule = lazy(async () => ({
  default: (await import('./planner/project-schedule.tsx')).ProjectSchedule,
}));

/** How a procurement runs: methods as pictures, how a buyer configures them, tasks, and days on the calendar. */
export const procedureFeature: Feature = {
  name: 'procedure',
  pages: [
    {
      path: '/procedure/task',
      title: procedureWords.myTasks,
      permission: 'mytask_view',
      load: async () => ({ Page: (await import('./task/my-tasks-page.tsx')).MyTasksPage }),
    },
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
    {
      path: '/procedure/configuration',
      title: procedureWords.configuration,
      permission: 'purchaseconf_view',
      load: async () => ({ Page: (await import('./configuration/configuration-page.tsx')).ConfigurationPage }),
    },
    {
      path: '/procedure/item',
      title: procedureWords.items,
      permission: 'purchaseitem_view',
      load: async () => ({ Page: (await import('./item/item-page.tsx')).ItemPage }),
    },
    {
      path: '/procedure/staff',
      title: procedureWords.staff,
      permission: 'purchaseuser_view',
      load: async () => ({ Page: (await import('./configuration/staff-page.tsx')).StaffPage }),
    },
  ],
};
