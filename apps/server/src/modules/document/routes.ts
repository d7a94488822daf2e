import { catalogApi, fileCatalog } from '@zhaocai/model';
import { crud } from '../../platform/crud/index.ts';
import { handle, tellChoices, type MountedEndpoint } from '../../platform/http/index.ts';
import { listCatalogs, listFilledCatalogs } from './catalog/catalog-queries.ts';
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
    tellChoices(catalogApi.documentTypes),
    handle(catalogApi.byServiceId, listFilledCatalogs),
    ...dossierRoutes(deps),
  ];
}
