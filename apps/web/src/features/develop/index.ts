import type { Feature } from '../../kit/page/feature.ts';

/** Data sources and the code generator. */
export const developFeature: Feature = {
  name: 'develop',
  pages: [
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
  ],
};
