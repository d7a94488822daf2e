import { useQuery } from '@tanstack/react-query';
import { fileLink } from '../http/file-link.ts';
import { fileIdOf } from '../http/lasting-link.ts';

const linkStaysMs = 4 * 60_000;

/** Where a picture is to be fetched from: a fresh link for one of the store, any other address as it is. */
export function useStoredSource(address: string | null | undefined): string | undefined {
  const fileId = fileIdOf(address ?? null);
  const { data } = useQuery({
    queryKey: ['picture', fileId],
    queryFn: () => fileLink(fileId ?? '', { inline: true }),
    enabled: fileId !== undefined,
    staleTime: linkStaysMs,
    retry: false,
  });
  return fileId === undefined ? (address ?? undefined) : data?.url;
}
