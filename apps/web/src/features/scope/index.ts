import type { Feature } from '../../kit/page/feature.ts';
import { words } from '../../kit/text/words.ts';

/** Who sees which rows, who may call what, and why. */
export const scopeFeature: Feature = {
  name: 'scope',
  pages: [
    {
      path: '/authority/datascope',
      title: words.dataScopes,
      permission: 'datascope_view',
      load: async () => ({ Page: (await import('./data-scope/data-scope-page.tsx')).DataScopePage }),
    },
    {
      path: '/authority/apiscope',
      title: words.apiScopes,
      permission: 'apiscope_view',
      load: async () => ({ Page: (await import('./api-scope/api-scope-page.tsx')).ApiScopePage }),
    },
    {
      path: '/authority/datascope/explain',
      title: { zh: '为什么能看到', en: 'Why is it seen' },
      load: async () => ({ Page: (await import('./explain/explain-page.tsx')).ExplainPage }),
    },
  ],
};
