import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import { documentWords } from './words.ts';

export { DossierButton } from './dossier-button.tsx';
export { MakeDocumentButton } from './make-document-button.tsx';

/** Chooses a template, shows what it finds in a project, and makes the document. */
export const MakeDocument = lazy(async () => ({ default: (await import('./make-document.tsx')).MakeDocument }));

/** Templates, catalogues, and the files of each project. */
export const documentFeature: Feature = {
  name: 'document',
  pages: [
    {
      path: '/base/fileTemplate',
      title: documentWords.fileTemplates,
      permission: 'fileTemplate_view',
      load: async () => ({ Page: (await import('./file-template-page.tsx')).FileTemplatePage }),
    },
    {
      path: '/base/fileCatalog',
      title: documentWords.fileCatalogues,
      permission: 'fileCatalog_view',
      load: async () => ({ Page: (await import('./file-catalog-page.tsx')).FileCatalogPage }),
    },
    {
      path: '/projectFiles',
      title: documentWords.projectFiles,
      permission: 'projectFiles_view',
      load: async () => ({ Page: (await import('./project-files-page.tsx')).ProjectFilesPage }),
    },
    {
      path: '/projectFiles/detail',
      title: { zh: '项目档案详情', en: 'Files of a project' },
      permission: 'projectFiles_view',
      tabQuery: ['id'],
      load: async () => ({ Page: (await import('./project-files-detail-page.tsx')).ProjectFilesDetailPage }),
    },
  ],
};
