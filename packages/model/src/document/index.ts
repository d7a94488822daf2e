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

export const documentEntities = [fileTemplate, fileCatalog] as const;
export const documentEndpoints = [
  ...Object.values(templateApi),
  ...Object.values(ownTemplateApi),
  ...Object.values(catalogApi),
  ...Object.values(dossierApi),
] as const;
