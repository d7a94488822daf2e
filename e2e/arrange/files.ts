import { expect } from '@playwright/test';
import { attachment, resource } from '@zhaocai/model';
import type { Account } from '../people/account.ts';
import { callAs } from './caller.ts';

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
