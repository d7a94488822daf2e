import * as model from '@zhaocai/model';
import { createRecordDays } from '../../../platform/audit/index.ts';
import { handlePublic, type MountedEndpoint } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/module/index.ts';
import { readShell } from '../page/shell.ts';
import { readerOf } from '../reader.ts';
import { authorityPage } from './authority-page.ts';
import { checkpointFile, daysFile, keysFile } from './record-files.ts';
import { recordsPage } from './records-page.ts';

/** Of a server that keeps no book of roots, as in tests of other things, there is nothing to tell. */
const noBook = { days: async () => [], dayDigest: async () => undefined };

/** What anybody may keep of the record. */
export function recordRoutes(platform: Platform): MountedEndpoint[] {
  const { rootBook: book, baseUrl } = platform;
  const shell = readShell(platform.webFolder, 'record');
  const days = createRecordDays(book ?? noBook);
  const tools = { book, days, baseUrl };
  return [
    handlePublic(model.portalRecord, (ctx, input) => recordsPage({ shell, days }, readerOf(platform, ctx), input)),
    handlePublic(model.portalAuthorityRecord, (ctx, input) =>
      authorityPage({ shell, days }, readerOf(platform, ctx), input),
    ),
    handlePublic(model.portalCheckpoint, (ctx, input) => checkpointFile(tools, readerOf(platform, ctx), input)),
    handlePublic(model.portalRecordDays, (ctx, { authority }) => daysFile(tools, readerOf(platform, ctx), authority)),
    handlePublic(model.portalRecordKeys, (ctx, { authority }) => keysFile(tools, readerOf(platform, ctx), authority)),
  ];
}
