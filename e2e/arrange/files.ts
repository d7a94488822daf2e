import { expect } from '@playwright/test';
import { attachment, resource } from '@zhaocai/model';
import { tenantOf, type Account } from '../people/account.ts';
import { askToken, callAs } from './caller.ts';

/** The id of the file that this account uploads to the register, once it is there. */
export async function idOfUploaded(site: string, account: Account, fileName: string): Promise<string> {
  const call = await callAs(site, account);
  let id = '';
  const find = async () => {
    const { records } = await call(resource(attachment).page, { current: 1, size: 10, fileName });
    id = records.find((row) => row.fileName === fileName)?.id ?? '';
    return id;
  };
  await expect.poll(find, `${fileName} is in the register`).not.toBe('');
  return id;
}

/** Sends a file as this account, as an uploader does; answers its id. */
export async function sendFile(site: string, account: Account, file: SentFile): Promise<string> {
  const { access_token: token } = await askToken(site, { tenantId: tenantOf[account], account });
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
  const response = await fetch(`${site}/api/file/uploadOSS`, {
    method: 'POST',
    headers: { 'blade-auth': `bearer ${token}` },
    body,
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: { fileId: string } };
  if (code !== 200) throw new Error(`${file.name}: ${msg}`);
  return data.fileId;
}

interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
