import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { LockOutlined, UploadOutlined } from '@ant-design/icons';
import { maxSealedFileBytes } from '@zhaocai/model/file/limits';
import { parseRoute } from '@zhaocai/model/kit/endpoint';
import { uploadQuoteFile, type QuoteFileValue } from '@zhaocai/model/tendering/quote-endpoints';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { uploadFile } from '../../../kit/http/upload.ts';
import { useText } from '../../../kit/text/language.ts';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { acceptedSuffixes, judgeFile } from '../../../kit/widgets/file-rules.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { UploadProgress } from '../../../kit/widgets/upload-progress.tsx';
import { uploadMark } from '../../../kit/widgets/use-upload-gate.ts';
import type { RunningUpload } from '../../../kit/widgets/use-uploads.ts';
import { quoteTexts as texts } from './texts.ts';

const maxCount = 10;
const maxMegabytes = maxSealedFileBytes / 1024 / 1024;

export interface SealedFilesProps {
  readonly entryId: string;
  readonly files: readonly QuoteFileValue[];
  readonly isReadOnly: boolean;
  readonly onAdd: (file: QuoteFileValue) => void;
  readonly onRemove: (fileId: string) => void;
}

/** Files that are sealed when they arrive, like the price; only the bidder can open them before the opening. */
export function SealedFiles({ entryId, files, isReadOnly, onAdd, onRemove }: SealedFilesProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const { running, start, cancel } = useSealedUploads(entryId, onAdd);
  const room = maxCount - files.length;
  if (isReadOnly && files.length === 0) return <span className="kit-faint">{t(texts.noFiles)}</span>;
  return (
    <div className="kit-files">
      {!isReadOnly && room > 0 && !running && (
        <div
          className="kit-drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void start([...event.dataTransfer.files].slice(0, room));
          }}
        >
          <Button icon={<UploadOutlined />} onClick={() => picker.current?.click()}>
            {t(texts.chooseFile)}
          </Button>
          <span className="kit-drop-rules">{t(texts.filesHint, { size: maxMegabytes, count: maxCount })}</span>
          <input
            ref={picker}
            type="file"
            className="kit-hidden-input"
            tabIndex={-1}
            aria-label={t(texts.files)}
            multiple
            accept={acceptedSuffixes.map((suffix) => `.${suffix}`).join(',')}
            onChange={(event) => {
              void start([...(event.target.files ?? [])].slice(0, room));
              event.target.value = '';
            }}
          />
        </div>
      )}
      {running && (
        <div className="kit-upload" aria-live="polite" {...uploadMark}>
          <LockOutlined />
          <UploadProgress running={running} label={t(texts.sealing, { percent: running.percent })} onCancel={cancel} />
        </div>
      )}
      <FileLinks
        files={files.map((file) => ({ ...file, fileUrl: '' }))}
        onRemove={isReadOnly ? undefined : ({ fileId }) => onRemove(fileId)}
      />
    </div>
  );
}

function useSealedUploads(entryId: string, onAdd: SealedFilesProps['onAdd']) {
  const t = useText();
  const notify = useNotify();
  const [running, setRunning] = useState<RunningUpload>();
  const abort = useRef<AbortController>(undefined);
  const send = async (file: File) => {
    const fault = judgeFile(file, { suffixes: acceptedSuffixes, maxMegabytes });
    if (fault) return notify.warning(`${file.name}：${t(fault.text, fault.parameters)}`);
    const controller = new AbortController();
    abort.current = controller;
    const onProgress = (percent: number) => setRunning({ name: file.name, percent });
    onProgress(0);
    try {
      const { path } = parseRoute(uploadQuoteFile.route);
      const answer = await uploadFile({
        file,
        path,
        query: { entryId },
        onProgress,
        onBroken: (goOn) => setRunning((before) => ({ name: file.name, percent: before?.percent ?? 0, goOn })),
        signal: controller.signal,
      });
      // A sealed file has no link that others could follow: its answer is another than the general upload's.
      onAdd(answer as unknown as EndpointOutput<typeof uploadQuoteFile>);
    } catch (error) {
      if (!controller.signal.aborted) notify.failure(error);
    }
  };
  const start = async (files: readonly File[]) => {
    // One after the other: several at once would only slow each other down.
    for (const file of files) await send(file);
    setRunning(undefined);
  };
  return { running, start, cancel: () => abort.current?.abort() };
}
