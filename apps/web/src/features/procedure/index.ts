import type { Feature } from '../../kit/page/feature.ts';
import { procedureTexts as texts } from './texts.ts';

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
