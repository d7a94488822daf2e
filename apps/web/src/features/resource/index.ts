import type { Feature } from '../../kit/page/feature.ts';
import { resourceWords } from './words.ts';

/** Files, where they lie, and text messages. */
export const resourceFeature: Feature = {
  name: 'resource',
  pages: [
    {
      path: '/resource/attach',
      title: resourceWords.attachments,
      permission: 'attach_view',
      load: async () => ({ Page: (await import('./attach/attach-page.tsx')).AttachPage }),
    },
    {
      path: '/resource/oss',
      title: resourceWords.objectStorage,
      permission: 'oss_view',
      load: async () => ({ Page: (await import('./oss/oss-page.tsx')).OssPage }),
    },
    {
      path: '/resource/sms',
      title: resourceWords.smsProviders,
      permission: 'sms_view',
      load: async () => ({ Page: (await import('./sms/sms-page.tsx')).SmsPage }),
    },
  ],
};
