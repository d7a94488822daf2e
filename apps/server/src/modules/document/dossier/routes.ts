import { dossierApi } from '@zhaocai/model';
import { handle, handlePublic, type MountedEndpoint } from '../../../platform/http/index.ts';
import { listArchives } from './archive-list.ts';
import { createDossierLinks, type DossierLinkDeps } from './dossier-link.ts';
import { listProjectFiles, pageProjectFiles } from './dossier-queries.ts';
import { makeDossier } from './make-dossier.ts';

export function dossierRoutes(deps: DossierLinkDeps): MountedEndpoint[] {
  const links = createDossierLinks(deps);
  return [
    handle(dossierApi.page, pageProjectFiles),
    handle(dossierApi.files, listProjectFiles),
    handle(dossierApi.archives, listArchives),
    handle(dossierApi.dossier, (ctx, input) => makeDossier(deps, ctx, input)),
    handle(dossierApi.link, links.link),
    handlePublic(dossierApi.download, links.download),
    handle(dossierApi.progress, links.progress),
  ];
}
