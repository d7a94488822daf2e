import type { Domain } from '../kit/domain.ts';
import { documentMenus, projectFilesMenu } from './menus.ts';
import { documentMessages } from './messages.ts';
import { projectFilesExport } from './dossier-exports.ts';
import { catalogApi } from './catalog-endpoints.ts';
import { dossierApi } from './dossier-endpoints.ts';
import { fileCatalog } from './file-catalog.ts';
import { fileTemplate } from './file-template.ts';
import { ownTemplateApi, templateApi } from './template-endpoints.ts';

export * from './catalog-endpoints.ts';
export * from './dossier-endpoints.ts';
export * from './file-catalog.ts';
export * from './file-template.ts';
export * from './template-endpoints.ts';
export * from './template-variables.ts';
export * from './messages.ts';

export const documentDomain = {
  name: 'document',
  entities: [fileTemplate, fileCatalog],
  endpoints: [
    ...Object.values(templateApi),
    ...Object.values(ownTemplateApi),
    ...Object.values(catalogApi),
    ...Object.values(dossierApi),
  ],
  exports: [projectFilesExport],
  messages: documentMessages,
  menus: { root: [projectFilesMenu], base: documentMenus },
} as const satisfies Domain;
