import type { EndpointInput, fileApi, UploadedFile } from '@zhaocai/model';
import type { Files } from '../../platform/files/index.ts';
import { refuse, type Ctx } from '../../platform/http/index.ts';
import { answerUploaded } from './upload-file.ts';

/** Takes a file that came as letters; the prefix of a data address is allowed. */
export async function uploadBase64(
  files: Files,
  ctx: Ctx,
  { base64, fileName, fileType }: EndpointInput<typeof fileApi.uploadBase64>,
): Promise<UploadedFile> {
  if (base64 === '') refuse('file.missing');
  const bytes = bytesOfBase64(base64);
  const options = fileType === undefined ? {} : { fileType };
  return answerUploaded(files, ctx, await files.storeBytes(ctx, { fileName, bytes }, options));
}

/** Node reads past what is no base64; here that is a refusal. */
export function bytesOfBase64(text: string): Buffer {
  const letters = text.replace(/^data:[\w/+.-]*(?:;[\w=.-]+)*;base64,/, '').replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(letters)) refuse('file.notBase64');
  return Buffer.from(letters, 'base64');
}
