import { fileApi } from '@zhaocai/model/file/endpoints';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';

const linkLivesMs = 4 * 60_000;

/** Where a stored picture can be seen: records keep the id of the file, and links to it live for minutes. */
export function usePicture(avatar: string | null | undefined): string | undefined {
  const isFileId = /^\d+$/.test(avatar ?? '');
  const query = useEndpoint(
    fileApi.downloadTicket,
    { fileId: avatar ?? '', inline: '1' },
    { enabled: isFileId, staleMs: linkLivesMs },
  );
  return isFileId ? query.data?.url : (avatar ?? undefined);
}
