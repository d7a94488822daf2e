import type { PutFile } from '@zhaocai/model';
import { pictureUpload, type Files } from '../../../platform/files/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

/** Takes the file of the request; what it answers shows the picture at once. */
export async function putFile(files: Files, ctx: Ctx, { image }: { image?: '0' | '1' }): Promise<PutFile> {
  const { fileId, fileName, storageKey } = await files.storeOnly(ctx, image === '1' ? { kind: pictureUpload } : {});
  const { url } = await files.linkTo(ctx, fileId, { inline: true });
  return { link: url, domain: '', name: storageKey, originalName: fileName, attachId: fileId };
}
