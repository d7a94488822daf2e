import * as model from '@zhaocai/model';
import { handlePublic, type MountedEndpoint } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/module/index.ts';
import { feed } from './feed/feed.ts';
import { listPage } from './list/list-page.ts';
import { createRegions } from './list/regions.ts';
import { missingPage, noticePage } from './notice/notice-page.ts';
import { portalFile } from './notice/portal-file.ts';
import { projectRecord, projectReleases, releasePage } from './ocds/packages.ts';
import { readShell } from './page/shell.ts';
import { readerOf } from './reader.ts';
import { recordRoutes } from './record/record-routes.ts';

export function portalRoutes(platform: Platform): MountedEndpoint[] {
  const shell = readShell(platform.webFolder, 'portal');
  const regionsOf = createRegions();
  const { baseUrl } = platform;
  return [
    handlePublic(model.portalList, (ctx, input) => listPage({ shell, regionsOf }, readerOf(platform, ctx), input)),
    handlePublic(model.portalNotice, (ctx, input) => noticePage(shell, readerOf(platform, ctx), input)),
    handlePublic(model.portalFile, async (ctx, input) => {
      const reader = readerOf(platform, ctx);
      return (await portalFile(platform.files, reader, input)) ?? missingPage(shell, reader, input);
    }),
    handlePublic(model.portalFeed, (ctx, input) => feed(baseUrl, readerOf(platform, ctx), input)),
    handlePublic(model.portalReleases, (ctx, input) => releasePage(baseUrl, readerOf(platform, ctx), input)),
    handlePublic(model.portalProjectReleases, (ctx, { project }) =>
      projectReleases(baseUrl, readerOf(platform, ctx), project),
    ),
    handlePublic(model.portalProjectRecord, (ctx, { project }) =>
      projectRecord(baseUrl, readerOf(platform, ctx), project),
    ),
    ...recordRoutes(platform),
  ];
}
