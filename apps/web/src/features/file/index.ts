import { officePath } from '../../kit/office/previews.ts';
import type { Feature } from '../../kit/page/feature.ts';
import { officeTexts } from './texts.ts';
import { fileWords } from './words.ts';

/** The viewer of office documents (whoever may read the file may open it), who read which file, and what files are signed with. */
export const fileFeature: Feature = {
  name: 'file',
  pages: [
    {
      path: officePath,
      title: officeTexts.title,
      load: async () => ({ Page: (await import('./office-page.tsx')).OfficePage }),
    },
    {
      path: '/resource/fileLog',
      title: fileWords.readsOfFiles,
      permission: 'fileLog_view',
      load: async () => ({ Page: (await import('./file-log-page.tsx')).FileLogPage }),
    },
    {
      path: '/resource/signCertificate',
      title: fileWords.signingCertificates,
      permission: 'signCertificate_view',
      load: async () => ({ Page: (await import('./certificate-page.tsx')).CertificatePage }),
    },
  ],
};
