import type { Feature } from '../../kit/page/feature.ts';
import { developWords } from './words.ts';

/** Data sources and the code generator. */
export const developFeature: Feature = {
  name: 'develop',
  pages: [
    {
      path: '/tool/datasource',
      title: developWords.dataSources,
      permission: 'datasource_view',
      load: async () => ({ Page: (await import('./datasource/data-source-page.tsx')).DataSourcePage }),
    },
    {
      path: '/tool/code',
      title: developWords.codeGenerator,
      permission: 'code_view',
      load: async () => ({ Page: (await import('./code/code-page.tsx')).CodePage }),
    },
  ],
};
