import type { PageRoute } from '../../kit/page/page-route.ts';

/** Data sources and the code generator. */
export const developPages: readonly PageRoute[] = [
  {
    path: '/tool/datasource',
    title: { zh: '数据源', en: 'Data sources' },
    permission: 'datasource_view',
    load: async () => ({ Page: (await import('./datasource/data-source-page.tsx')).DataSourcePage }),
  },
  {
    path: '/tool/code',
    title: { zh: '代码生成', en: 'Code generator' },
    permission: 'code_view',
    load: async () => ({ Page: (await import('./code/code-page.tsx')).CodePage }),
  },
];
