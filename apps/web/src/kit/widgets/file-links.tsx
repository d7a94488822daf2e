import {
  DeleteOutlined,
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FileWordOutlined,
  FileZipOutlined,
} from '@ant-design/icons';
import type { FileValue } from '@zhaocai/contract/kit/field';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import { readAnswer } from '../http/answer.ts';
import { followLink } from '../http/save-file.ts';
import { send } from '../http/send.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { suffixOf } from './file-rules.ts';
import { useNotify } from './use-notify.tsx';

const icons: Readonly<Record<string, ComponentType>> = {
  doc: FileWordOutlined,
  docx: FileWordOutlined,
  xls: FileExcelOutlined,
  xlsx: FileExcelOutlined,
  pdf: FilePdfOutlined,
  zip: FileZipOutlined,
  rar: FileZipOutlined,
  jpg: FileImageOutlined,
  jpeg: FileImageOutlined,
  png: FileImageOutlined,
};

export interface FileLinksProps {
  readonly files: readonly FileValue[];
  readonly onRemove?: (file: FileValue) => void;
}

/** Names with their type, each a download. Links are asked for when clicked: they live for minutes only. */
export function FileLinks({ files, onRemove }: FileLinksProps) {
  const t = useText();
  const notify = useNotify();
  const handleDownload = async (file: FileValue) => {
    try {
      followLink(await downloadLink(file.fileId), file.fileName);
    } catch (error) {
      notify.failure(error);
    }
  };
  if (files.length === 0) return null;
  return (
    <ul className="kit-file-list">
      {files.map((file) => {
        const Icon = icons[file.fileSuffix || suffixOf(file.fileName)] ?? FileOutlined;
        return (
          <li key={file.fileId}>
            <Icon />
            <button type="button" className="kit-link" onClick={() => void handleDownload(file)}>
              {file.fileName}
            </button>
            {onRemove && (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={`${t(kitTexts.removeFile)} ${file.fileName}`}
                onClick={() => onRemove(file)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

async function downloadLink(fileId: string): Promise<string> {
  const response = await send({ method: 'GET', path: '/api/file/downloadTicket', query: { fileId } });
  return (await readAnswer<{ url: string }>(response)).data.url;
}
