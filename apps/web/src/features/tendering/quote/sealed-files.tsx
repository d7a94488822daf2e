import { UploadOutlined } from '@ant-design/icons';
import { acceptedSuffixes, maxSealedFileBytes } from '@zhaocai/contract/file/limits';
import { parseRoute } from '@zhaocai/contract/kit/endpoint';
import { uploadQuoteFile, type QuoteFileValue } from '@zhaocai/contract/tendering/quote-endpoints';
import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { uploadFile } from '../../../kit/http/upload.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { judgeFile } from '../../../kit/widgets/file-rules.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { quoteTexts as texts } from './texts.ts';

export interface SealedFilesProps {
  readonly entryId: string;
  readonly files: readonly QuoteFileValue[];
  readonly isEditable: boolean;
  readonly onChange: (files: readonly QuoteFileValue[]) => void;
}

const maxCount = 10;
const rules = { maxMegabytes: maxSealedFileBytes / 1024 / 1024, suffixes: acceptedSuffixes };

/** Files of a quote: sealed as they arrive, so the general upload is not theirs. */
export function SealedFiles({ entryId, files, isEditable, onChange }: SealedFilesProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const { running, start, cancel } = useSealedUpload(entryId, (file) => onChange([...files, file]));
  return (
    <div className="kit-files">
      {isEditable && !running && files.length < maxCount && (
        <div className="kit-drop">
          <Button icon={<UploadOutlined />} onClick={() => picker.current?.click()}>
            {t(texts.chooseFile)}
          </Button>
          <span className="kit-drop-rules">{t(texts.fileRules)}</span>
          <input
            ref={picker}
            type="file"
            className="kit-hidden-input"
            tabIndex={-1}
            aria-label={t(texts.chooseFile)}
            accept={acceptedSuffixes.map((suffix) => `.${suffix}`).join(',')}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void start(file);
            }}
          />
        </div>
      )}
      {running && (
        <div className="kit-upload" aria-live="polite">
          <span className="kit-upload-name">{running.name}</span>
          <Progress
            percent={running.percent}
            size="small"
            aria-label={t(kitTexts.uploading, { percent: running.percent })}
          />
          <Button type="link" size="small" onClick={cancel}>
            {t(kitTexts.cancelUpload)}
          </Button>
        </div>
      )}
      {files.length === 0 && !isEditable && <span className="tender-hint">{t(texts.noFiles)}</span>}
      <FileLinks
        files={files.map((file) => ({ ...file, fileUrl: '' }))}
        onRemove={isEditable ? ({ fileId }) => onChange(files.filter((file) => file.fileId !== fileId)) : undefined}
      />
    </div>
  );
}

interface Running {
  readonly name: string;
  readonly percent: number;
}

function useSealedUpload(entryId: string, onStored: (file: QuoteFileValue) => void) {
  const t = useText();
  const notify = useNotify();
  const [running, setRunning] = useState<Running>();
  const abort = useRef<AbortController>(undefined);
  const start = async (file: File) => {
    const fault = judgeFile(file, rules);
    if (fault) return notify.warning(`${file.name}：${t(fault.text, fault.parameters)}`);
    const controller = new AbortController();
    abort.current = controller;
    const onProgress = (percent: number) => setRunning({ name: file.name, percent });
    onProgress(0);
    try {
      const { path } = parseRoute(uploadQuoteFile.route);
      const stored = await uploadFile({ file, path, query: { entryId }, onProgress, signal: controller.signal });
      // The sealed upload answers by its own contract, not the general one's.
      onStored(stored as unknown as QuoteFileValue);
    } catch (error) {
      if (!controller.signal.aborted) notify.failure(error);
    } finally {
      setRunning(undefined);
    }
  };
  return { running, start, cancel: () => abort.current?.abort() };
}
