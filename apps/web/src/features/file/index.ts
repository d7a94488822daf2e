import type { PageRoute } from '../../kit/page/page-route.ts';

/** Who read which file, and what files are signed with. */
export const filePages: readonly PageRoute[] = [
  {
    path: '/resource/fileLog',
    title: { zh: '文件访问记录', en: 'Reads of files' },
    permission: 'fileLog_view',
    load: async () => ({ Page: (await import('./file-log-page.tsx')).FileLogPage }),
  },
  {
    path: '/resource/signCertificate',
    title: { zh: '签名证书', en: 'Signing certificates' },
    permission: 'signCertificate_view',
    load: async () => ({ Page: (await import('./certificate-page.tsx')).CertificatePage }),
  },
];
