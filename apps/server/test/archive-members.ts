import { unzipSync, zipSync } from 'fflate';

/** What an archive holds, by path. */
export function archiveMembers(zip: Buffer): Readonly<Record<string, Buffer>> {
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, Buffer.from(bytes)]));
}

/** The archive of these members. */
export function archiveOf(members: Readonly<Record<string, Uint8Array>>): Buffer {
  return Buffer.from(zipSync({ ...members }));
}
