import type { Feature } from '../../kit/page/feature.ts';
import { integrationWords } from './words.ts';

/** Keys for programs. */
export const integrationFeature: Feature = {
  name: 'integration',
  pages: [
    {
      path: '/system/apiKey',
      title: integrationWords.apiKeys,
      permission: 'apiKey_view',
      load: async () => ({ Page: (await import('./key/api-key-page.tsx')).ApiKeyPage }),
    },
  ],
};
