import type { RawAnswer } from '../../../platform/http/index.ts';
import { downloadHeaders, type Files } from '../../../platform/files/index.ts';
import type { Reader } from '../reader.ts';
import { readNotice } from './read-notice.ts';

/** A file of a notice that stands on the portal; undefined of every other, whoever has uploaded it. */
export async function portalFile(
  files: Pick<Files, 'find' | 'contentOf'>,
  reader: Reader,
  { notice, file }: { readonly notice: string; readonly file: string },
): Promise<RawAnswer | undefined> {
  const found = await readNotice(reader, notice);
  if (!found?.files.some(({ fileId }) => fileId === file)) return undefined;
  const attachment = await files.find(reader.db, found.tenantId, file);
  if (!attachment?.isPublished || attachment.isSealed) return undefined;
  const { fileName, contentType, fileSize } = attachment;
  return {
    headers: { ...downloadHeaders({ fileName, contentType }), 'content-length': `${fileSize}` },
    body: await files.contentOf(attachment),
  };
}
