import type { FileValue } from '@zhaocai/model/kit/field';
import { useRef, useState } from 'react';
import { uploadFile } from '../http/upload.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { cautionText } from './caution-text.ts';
import { judgeFile, type FileRules } from './file-rules.ts';
import { useNotify } from './use-notify.tsx';
import { useSameNames } from './use-same-names.ts';

export interface UploadOptions extends FileRules {
  readonly value?: readonly FileValue[] | null;
  readonly onChange?: (files: FileValue[]) => void;
  readonly maxCount?: number;
  /** The kind of document: it goes with the upload and stays with the file. */
  readonly fileType?: string;
  /** One file of each document type: another one takes its place. */
  readonly isSingle?: boolean;
  /** Another upload than the general one, and what goes with it. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
}

export interface RunningUpload {
  readonly name: string;
  readonly percent: number;
  /** The line is down; this goes on at once. */
  readonly goOn?: () => void;
}

export const defaultFileCount = 10;

/** Files on their way: all are judged before the first is sent; too many are refused together. */
export function useUploads(options: UploadOptions) {
  const { value, onChange, maxCount = defaultFileCount, isSingle = false, fileType } = options;
  const t = useText();
  const notify = useNotify();
  const askForSameNames = useSameNames();
  const [running, setRunning] = useState<RunningUpload>();
  const abort = useRef<AbortController>(undefined);

  const send = async (file: File): Promise<FileValue | undefined> => {
    const controller = new AbortController();
    abort.current = controller;
    try {
      const onProgress = (percent: number) => setRunning({ name: file.name, percent });
      onProgress(0);
      const query = { fileType, fileLocal: file.name, ...options.query };
      const onBroken = (goOn: () => void) =>
        setRunning((before) => ({ name: file.name, percent: before?.percent ?? 0, goOn }));
      const sent = { file, path: options.path, query, onProgress, onBroken, signal: controller.signal };
      const stored = await uploadFile(sent);
      if (stored.caution)
        notify.warning(t(kitTexts.fileCautioned, { name: file.name, caution: await cautionText(stored.caution) }));
      return {
        fileId: stored.fileId,
        fileName: stored.name,
        fileUrl: stored.url,
        fileSuffix: stored.suffix,
        ossUri: stored.ossUri,
        ...(fileType ? { fileType } : {}),
      };
    } catch (error) {
      if (!controller.signal.aborted) notify.failure(error);
      return undefined;
    }
  };

  const start = async (files: readonly File[]) => {
    const known = value ?? [];
    const limit = isSingle ? 1 : maxCount;
    if (files.length + (isSingle ? 0 : known.length) > limit)
      return notify.warning(t(kitTexts.tooManyFiles, { limit, n: files.length }));
    const faults = files.map((file) => judgeFile(file, options));
    files.forEach((file, at) => {
      const fault = faults[at];
      if (fault) notify.warning(`${file.name}：${t(fault.text, fault.parameters)}`);
    });
    const good = files.filter((_, at) => !faults[at]);
    const replaced = isSingle ? [] : await askForSameNames(known, good);
    let kept = [...known];
    for (const file of good) {
      // One after the other: several large files at once would only slow each other down.
      const stored = await send(file);
      if (!stored) continue;
      const goes = (other: FileValue) =>
        isSingle ? other.fileType === stored.fileType : replaced.includes(other) && other.fileName === file.name;
      kept = [...kept.filter((other) => !goes(other)), stored];
      onChange?.(kept);
    }
    setRunning(undefined);
  };
  return { running, start, cancel: () => abort.current?.abort() };
}
