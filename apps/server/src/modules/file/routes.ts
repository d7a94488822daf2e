import { fileApi } from '@zhaocai/contract';
import type { Database } from '../../platform/db/index.ts';
import type { Files } from '../../platform/files/index.ts';
import { handle, handlePublic, type MountedEndpoint } from '../../platform/http/index.ts';
import { uploadFile } from './upload-file.ts';

export interface FileOptions {
  readonly database: Database;
  readonly files: Files;
}

export function fileEndpoints({ database, files }: FileOptions): MountedEndpoint[] {
  return [
    handle(fileApi.upload, (ctx, input) => uploadFile(files, ctx, input)),
    handle(fileApi.downloadTicket, (ctx, { fileId, inline }) => files.linkTo(ctx, fileId, { inline: inline === '1' })),
    handlePublic(fileApi.download, async (ctx, { ticket: text, inline }) => {
      const { tenantId, userId, fileId } = files.readTicket(text, { now: ctx.now, userId: ctx.user?.userId });
      const viewer = { db: database.scoped(tenantId), tenantId, userId, now: ctx.now };
      const { range, 'if-range': ifRange } = ctx.headers;
      return files.download(viewer, { fileId, inline: inline === '1', range, ifRange });
    }),
  ];
}
