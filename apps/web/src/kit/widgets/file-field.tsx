import { PaperClipOutlined, UploadOutlined } from '@ant-design/icons';
import type { FileValue } from '@zhaocai/contract/kit/field';
import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { uploadFile } from '../http/upload.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { acceptedSuffixes, defaultMaxMegabytes, judgeFile } from './file-rules.ts';
import { FileLinks } from './file-links.tsx';
import { useNotify } from './use-notify.tsx';

export interface FileFieldProps {
  readonly id?: string;
  readonly value?: readonly FileValue[] | null;
  readonly onChange?: (files: FileValue[]) => void;
  readonly disabled?: boolean;
  readonly maxCount?: number;
  readonly maxMegabytes?: number;
  readonly suffixes?: readonly string[];
  /** Another upload than the general one, and what goes with it. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
}

interface Running {
  readonly name: string;
  readonly percent: number;
}

/** Files of a record: checked before sending, with progress and a way out. */
export function FileField(props: FileFieldProps) {
  const { id, value, onChange, disabled, maxCount = 10, suffixes = acceptedSuffixes } = props;
  const maxMegabytes = props.maxMegabytes ?? defaultMaxMegabytes;
  const t = useText();
  const files = value ?? [];
  const { running, start, cancel } = useUploads(props);
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isFull = files.length >= maxCount;

  const handleFiles = (list: FileList | null) => {
    setOver(false);
    if (list && !disabled) void start([...list].slice(0, maxCount - files.length));
  };

  return (
    <div className="kit-files">
      {!disabled && !isFull && !running && (
        <div
          className={isOver ? 'kit-drop kit-drop-over' : 'kit-drop'}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            handleFiles(event.dataTransfer.files);
          }}
        >
          <Button icon={<UploadOutlined />} onClick={() => picker.current?.click()}>
            {t(kitTexts.chooseFile)}
          </Button>
          <span className="kit-drop-rules">
            {t(kitTexts.fileRules, { size: maxMegabytes, kinds: suffixes.join(' ') })}
          </span>
          <input
            id={id}
            ref={picker}
            type="file"
            className="kit-hidden-input"
            tabIndex={-1}
            multiple={maxCount - files.length > 1}
            accept={suffixes.map((suffix) => `.${suffix}`).join(',')}
            onChange={(event) => {
              handleFiles(event.target.files);
              event.target.value = '';
            }}
          />
        </div>
      )}
      {running && (
        <div className="kit-upload" aria-live="polite">
          <PaperClipOutlined />
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
      <FileLinks
        files={files}
        onRemove={disabled ? undefined : (file) => onChange?.(files.filter((kept) => kept.fileId !== file.fileId))}
      />
    </div>
  );
}

function useUploads({ value, onChange, suffixes = acceptedSuffixes, maxMegabytes, path, query }: FileFieldProps) {
  const t = useText();
  const notify = useNotify();
  const [running, setRunning] = useState<Running>();
  const abort = useRef<AbortController>(undefined);

  const send = async (file: File): Promise<FileValue | undefined> => {
    const fault = judgeFile(file, { suffixes, maxMegabytes: maxMegabytes ?? defaultMaxMegabytes });
    if (fault) {
      notify.warning(`${file.name}：${t(fault.text, fault.parameters)}`);
      return undefined;
    }
    const controller = new AbortController();
    abort.current = controller;
    try {
      const onProgress = (percent: number) => setRunning({ name: file.name, percent });
      onProgress(0);
      const stored = await uploadFile({ file, path, query, onProgress, signal: controller.signal });
      return {
        fileId: stored.fileId,
        fileName: stored.name,
        fileUrl: stored.url,
        fileSuffix: stored.suffix,
        ossUri: stored.ossUri,
      };
    } catch (error) {
      if (!controller.signal.aborted) notify.failure(error);
      return undefined;
    }
  };

  const start = async (files: readonly File[]) => {
    let kept = [...(value ?? [])];
    for (const file of files) {
      // One after the other: several large files at once would only slow each other down.
      const stored = await send(file);
      if (stored) {
        kept = [...kept, stored];
        onChange?.(kept);
      }
    }
    setRunning(undefined);
  };
  return { running, start, cancel: () => abort.current?.abort() };
}
