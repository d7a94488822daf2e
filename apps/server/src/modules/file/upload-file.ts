import type { EndpointInput, fileApi, UploadedFile } from '@zhaocai/contract';
import type { Files } from '../../platform/files/index.ts';
import { refuse, type Ctx } from '../../platform/http/index.ts';

/** Takes one file and answers what the uploader needs; further parts of the same request are not read. */
export async function uploadFile(
  files: Files,
  ctx: Ctx,
  { fileType }: EndpointInput<typeof fileApi.upload>,
): Promise<UploadedFile> {
  for await (const part of ctx.files()) {
    const { fileId, fileName, fileSuffix, size, sha256, storageKey } = await files.storeUpload(ctx, part, { fileType });
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
  refuse('file.missing');
}
