import type { Feature } from '../../kit/page/feature.ts';
import { integrationWords } from './words.ts';

/** Keys for programs, and where programs are told what happens. */
export const integrationFeature: Feature = {
  name: 'integration',
  pages: [
    {
      path: '/system/apiKey',
      title: integrationWords.apiKeys,
      permission: 'apiKey_view',
      load: async () => ({ Page: (await import('./key/api-key-page.tsx')).ApiKeyPage }),
    },
    {
      path: '/system/webhook',
      title: integrationWords.webhooks,
      permission: 'webhook_view',
      load: async () => ({ Page: (await import('./webhook/webhook-page.tsx')).WebhookPage }),
    },
  ],
};
