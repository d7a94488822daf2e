import { fileApi } from '@zhaocai/model/file/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kit/http/call.ts';
import { followLink } from '../../../kit/http/save-file.ts';
import { uploadFile } from '../../../kit/http/upload.ts';
import { useText } from '../../../kit/text/language.ts';
import { acceptedSuffixes, defaultMaxMegabytes, judgeFile } from '../../../kit/widgets/file-rules.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { attachTexts as texts } from './texts.ts';

/** Uploads a file into the register; the percentage while it runs. */
export function useAttachUpload() {
  const t = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const [percent, setPercent] = useState<number>();
  const upload = async (file: File) => {
    const fault = judgeFile(file, { suffixes: acceptedSuffixes, maxMegabytes: defaultMaxMegabytes });
    if (fault) return notify.warning(`${file.name}：${t(fault.text, fault.parameters)}`);
    setPercent(0);
    try {
      await uploadFile({ file, onProgress: setPercent });
      notify.success(t(texts.uploaded));
      await queries.invalidateQueries();
    } catch (error) {
      notify.failure(error);
    } finally {
      setPercent(undefined);
    }
  };
  return { upload, percent };
}

/** Links are asked for when they are needed: they live for minutes only. */
export function useDownload() {
  const notify = useNotify();
  return async ({ id, fileName }: { id: string; fileName: string }) => {
    try {
      followLink((await call(fileApi.downloadTicket, { fileId: id })).data.url, fileName);
    } catch (error) {
      notify.failure(error);
    }
  };
}
