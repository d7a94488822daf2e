import type { Feature } from '../../kit/page/feature.ts';

/** Files, where they lie, and text messages. */
export const resourceFeature: Feature = {
  name: 'resource',
  pages: [
    {
      path: '/resource/attach',
      title: { zh: '附件管理', en: 'Attachments' },
      permission: 'attach_view',
      load: async () => ({ Page: (await import('./attach/attach-page.tsx')).AttachPage }),
    },
    {
      path: '/resource/oss',
      title: { zh: '对象存储', en: 'Object storage' },
      permission: 'oss_view',
      load: async () => ({ Page: (await import('./oss/oss-page.tsx')).OssPage }),
    },
    {
      path: '/resource/sms',
      title: { zh: '短信配置', en: 'SMS providers' },
      permission: 'sms_view',
      load: async () => ({ Page: (await import('./sms/sms-page.tsx')).SmsPage }),
    },
  ],
};
