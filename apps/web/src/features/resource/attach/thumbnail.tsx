import {
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FileZipOutlined,
} from '@ant-design/icons';
import { fileApi } from '@zhaocai/model/file/endpoints';
import { useState, type ComponentType } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';

const icons: Readonly<Record<string, ComponentType>> = {
  doc: FileWordOutlined,
  docx: FileWordOutlined,
  xls: FileExcelOutlined,
  xlsx: FileExcelOutlined,
  pdf: FilePdfOutlined,
  txt: FileTextOutlined,
  zip: FileZipOutlined,
  rar: FileZipOutlined,
  jpg: FileImageOutlined,
  jpeg: FileImageOutlined,
  png: FileImageOutlined,
};

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
  return <span className="attach-thumb">{isPicture ? <Picture file={file} /> : <KindIcon file={file} />}</span>;
}

function Picture({ file }: { file: ThumbnailFile }) {
  const [isBroken, setBroken] = useState(false);
  const link = useEndpoint(fileApi.downloadTicket, { fileId: file.id, inline: '1' }, { staleMs });
  if (isBroken || !link.data) return <KindIcon file={file} />;
  return <img src={link.data.url} alt="" loading="lazy" onError={() => setBroken(true)} />;
}

function KindIcon({ file: { fileSuffix } }: { file: ThumbnailFile }) {
  const Icon = icons[fileSuffix] ?? FileOutlined;
  return <Icon />;
}
