import type { EndpointInput, fileApi, UploadedFile } from '@zhaocai/contract';
import type { Files, StoredFile } from '../../platform/files/index.ts';
import { refuse, type Ctx } from '../../platform/http/index.ts';

/** Takes the first file of the request and answers what the uploader needs; further ones flow past. */
export async function uploadFile(
  files: Files,
  ctx: Ctx,
  { fileType }: EndpointInput<typeof fileApi.upload>,
): Promise<UploadedFile> {
  let stored: StoredFile | undefined;
  for await (const part of ctx.files()) {
    if (stored) part.stream.resume();
    else stored = await files.storeUpload(ctx, part, { fileType });
  }
  if (!stored) refuse('file.missing');
  const { fileId, fileName, fileSuffix, size, sha256, storageKey } = stored;
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
  };
}
