import { expect } from '@playwright/test';
import { attachment, resource } from '@zhaocai/model';
import type { Account } from '../people/journey.ts';
import { callAs } from './caller.ts';

/** The id of the file that this account uploads to the register, once it is there. */
export async function idOfUploaded(site: string, account: Account, fileName: string): Promise<string> {
  const call = await callAs(site, account);
  const idsOfName = async () => {
    const { records } = await call(resource(attachment).page, { current: 1, size: 10, fileName });
    return records.filter((row) => row.fileName === fileName).map(({ id }) => id);
  };
  await expect.poll(idsOfName, `${fileName} is in the register`).not.toEqual([]);
  const [id = ''] = await idsOfName();
  return id;
}
