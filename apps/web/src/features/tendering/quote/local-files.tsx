import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { maxSealedFileBytes } from '@zhaocai/model/file/limits';
import type { QuoteFileValue } from '@zhaocai/model/tendering/quote-endpoints';
import { Button } from 'antd';
import { useRef } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { fileSizeText } from '../../../kit/text/file-size.ts';
import { acceptedSuffixes, judgeFile } from '../../../kit/widgets/file-rules.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { quoteTexts as texts } from './texts.ts';

const maxCount = 10;
const maxMegabytes = maxSealedFileBytes / 1024 / 1024;

export interface LocalFilesProps {
  readonly files: readonly QuoteFileValue[];
  readonly isReadOnly: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (fileId: string) => void;
}

/** Files that stay in the browser until the quote is handed in; then they are sealed here and sent. */
export function LocalFiles({ files, isReadOnly, onAdd, onRemove }: LocalFilesProps) {
  const t = useText();
  const notify = useNotify();
  const picker = useRef<HTMLInputElement>(null);
  const room = maxCount - files.length;
  const take = (chosen: readonly File[]) => {
    const good = chosen.slice(0, room).filter((file) => {
      const fault = judgeFile(file, { suffixes: acceptedSuffixes, maxMegabytes });
      if (fault) notify.warning(`${file.name}：${t(fault.text, fault.parameters)}`);
      return !fault;
    });
    if (good.length > 0) onAdd(good);
  };
  if (isReadOnly && files.length === 0) return <span className="kit-quiet">{t(texts.noFiles)}</span>;
  return (
    <div className="kit-files">
      {!isReadOnly && room > 0 && (
        <div
          className="kit-drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            take([...event.dataTransfer.files]);
          }}
        >
          <Button icon={<UploadOutlined />} onClick={() => picker.current?.click()}>
            {t(texts.chooseFile)}
          </Button>
          <span className="kit-drop-rules">{t(texts.localFilesHint, { size: maxMegabytes, count: maxCount })}</span>
          <input
            ref={picker}
            type="file"
            className="kit-hidden-input"
            tabIndex={-1}
            aria-label={t(texts.files)}
            multiple
            accept={acceptedSuffixes.map((suffix) => `.${suffix}`).join(',')}
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </div>
      )}
      <ul className="quote-local-files">
        {files.map(({ fileId, fileName, size }) => (
          <li key={fileId}>
            <span>{fileName}</span>
            <span className="quote-quiet kit-number">{fileSizeText(size)}</span>
            {!isReadOnly && (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={`${t(kitTexts.remove)} ${fileName}`}
                onClick={() => onRemove(fileId)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
