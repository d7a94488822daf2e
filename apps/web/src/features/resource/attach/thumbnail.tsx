import { fileApi } from '@zhaocai/model/file/endpoints';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { FileIcon } from '../../../kit/widgets/file-icon.tsx';

const pictures = new Set(['jpg', 'jpeg', 'png']);
/** A bigger picture would be loaded whole for a stamp's size. */
const maxBytes = 1024 * 1024;
/** Links live for five minutes. */
const staleMs = 240_000;

export interface ThumbnailFile {
  readonly id: string;
  readonly fileSuffix: string;
  readonly fileSize: number;
}

/** The picture itself where the file is a small one, otherwise the sign of its kind. */
export function Thumbnail({ file }: { file: ThumbnailFile }) {
  const isPicture = pictures.has(file.fileSuffix) && file.fileSize <= maxBytes;
  return (
    <span className="attach-thumb">{isPicture ? <Picture file={file} /> : <FileIcon suffix={file.fileSuffix} />}</span>
  );
}

function Picture({ file }: { file: ThumbnailFile }) {
  const [isBroken, setBroken] = useState(false);
  const link = useEndpoint(fileApi.downloadTicket, { fileId: file.id, inline: '1' }, { staleMs });
  if (isBroken || !link.data) return <FileIcon suffix={file.fileSuffix} />;
  return <img src={link.data.url} alt="" loading="lazy" onError={() => setBroken(true)} />;
}
