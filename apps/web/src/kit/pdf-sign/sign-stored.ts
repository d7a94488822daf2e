import type { UploadedFile } from '@zhaocai/model';
import { signApi } from '@zhaocai/model/file/sign-endpoints';
import { call } from '../http/call.ts';
import { uploadFile } from '../http/upload.ts';
import { sealPicture } from './seal-image.ts';
import type { Seal } from './seals.ts';
import type { SignWish } from './sign-dialog.tsx';

export interface ToSign {
  /** A stored PDF, or the local one that is stored first. */
  readonly fileId: string | undefined;
  readonly name: string;
  readonly content: Uint8Array;
  readonly seals: readonly Seal[];
  readonly signer: string;
}

/** Has the server sign a PDF with the seals on it; answers the new file. */
export async function signStored(
  { fileId, name, content, seals, signer }: ToSign,
  wish: SignWish,
): Promise<UploadedFile> {
  const stored = fileId ?? (await uploadFile({ file: new File([content.slice()], name) })).fileId;
  const usual = seals.some(({ picture }) => !picture) ? await base64Of(await sealPicture(signer)) : '';
  const marks = seals.map(({ page, left, top, width, picture }) => ({
    page,
    left,
    top,
    width,
    picture: picture?.replace(/^data:[^,]*,/, '') ?? usual,
  }));
  return (await call(signApi.sign, { fileId: stored, marks, ...wish }, { timeoutMs: 120_000 })).data;
}

async function base64Of(bytes: Uint8Array): Promise<string> {
  const blob = new Blob([bytes.slice()]);
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
  return address.replace(/^data:[^,]*,/, '');
}
