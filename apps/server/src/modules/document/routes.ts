import { catalogApi, fileCatalog } from '@zhaocai/model';
import { crud } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { listCatalogs, listDocumentTypes, listFilledCatalogs } from './catalog/catalog-queries.ts';
import type { DossierLinkDeps } from './dossier/dossier-link.ts';
import { dossierRoutes } from './dossier/routes.ts';
import { templateRoutes } from './template/routes.ts';

/** Templates, catalogues and dossiers: documents that are made of records, and records kept as documents. */
export function documentRoutes(deps: DossierLinkDeps): MountedEndpoint[] {
  const { files } = deps;
  return [
    ...templateRoutes(files),
    ...crud(fileCatalog),
    handle(catalogApi.byServicesAndType, listCatalogs),
    handle(catalogApi.documentTypes, listDocumentTypes),
    handle(catalogApi.byServiceId, listFilledCatalogs),
    ...dossierRoutes(deps),
  ];
}
