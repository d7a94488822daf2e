import type { UploadedFile } from '@zhaocai/model';
import type { FileCtx, Files, StoredFile } from '../../platform/files/index.ts';

/** What an uploader reads of a stored file. */
export async function answerUploaded(files: Files, ctx: FileCtx, stored: StoredFile): Promise<UploadedFile> {
  const { fileId, fileName, fileSuffix, size, sha256, storageKey, caution } = stored;
  const { url } = await files.linkTo(ctx, fileId);
  return {
    fileId,
    name: fileName,
    url,
    distUri: `/api/file/downloadTicket?fileId=${fileId}`,
    suffix: fileSuffix,
    ossUri: storageKey,
    size,
    sha256,
    caution,
  };
}
