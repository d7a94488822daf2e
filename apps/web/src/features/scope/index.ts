import type { Feature } from '../../kit/page/feature.ts';

/** Who sees which rows, who may call what, and why. */
export const scopeFeature: Feature = {
  name: 'scope',
  pages: [
    {
      path: '/authority/datascope',
      title: { zh: '数据权限', en: 'Data scopes' },
      permission: 'datascope_view',
      load: async () => ({ Page: (await import('./data-scope/data-scope-page.tsx')).DataScopePage }),
    },
    {
      path: '/authority/apiscope',
      title: { zh: '接口权限', en: 'API scopes' },
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
