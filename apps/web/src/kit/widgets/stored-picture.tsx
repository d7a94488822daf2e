import { useQuery } from '@tanstack/react-query';
import { Image } from 'antd';
import { fileLink } from '../http/file-link.ts';

const linkStaysMs = 4 * 60_000;

/** A picture of the store, enlarged by a click; the link to it is asked for, for it lives for minutes. */
export function StoredPicture({ fileId, name, size = 96 }: { fileId: string; name: string; size?: number }) {
  const { data, isError } = useQuery({
    queryKey: ['picture', fileId],
    queryFn: () => fileLink(fileId, { inline: true }),
    staleTime: linkStaysMs,
    retry: false,
  });
  if (isError) return <span className="kit-quiet">{name}</span>;
  return <Image className="kit-picture-image" alt={name} width={size} height={size} src={data?.url} />;
}
