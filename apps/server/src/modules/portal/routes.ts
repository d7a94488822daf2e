import * as model from '@zhaocai/model';
import { handlePublic, type MountedEndpoint } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/module/index.ts';
import { feed } from './feed/feed.ts';
import { listPage } from './list/list-page.ts';
import { createRegions } from './list/regions.ts';
import { missingPage, noticePage } from './notice/notice-page.ts';
import { portalFile } from './notice/portal-file.ts';
import { readShell } from './page/shell.ts';
import { readerOf } from './reader.ts';

export function portalRoutes(platform: Platform): MountedEndpoint[] {
  const shell = readShell(platform.webFolder);
  const regionsOf = createRegions();
  return [
    handlePublic(model.portalList, (ctx, input) => listPage({ shell, regionsOf }, readerOf(platform, ctx), input)),
    handlePublic(model.portalNotice, (ctx, input) => noticePage(shell, readerOf(platform, ctx), input)),
    handlePublic(model.portalFile, async (ctx, input) => {
      const reader = readerOf(platform, ctx);
      return (await portalFile(platform.files, reader, input)) ?? missingPage(shell, reader, input);
    }),
    handlePublic(model.portalFeed, (ctx, input) => feed(platform.baseUrl, readerOf(platform, ctx), input)),
  ];
}
