import { fileApi } from '@zhaocai/model/file/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kit/http/call.ts';
import { followLink } from '../../../kit/http/save-file.ts';
import { useText } from '../../../kit/text/language.ts';
import { acceptedSuffixes } from '../../../kit/widgets/file-rules.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { useUploads } from '../../../kit/widgets/use-uploads.ts';
import { attachTexts as texts } from './texts.ts';

/** Uploads a file into the register, as every field of files does; the list is fetched anew when it is there. */
export function useAttachUpload() {
  const t = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const onChange = () => {
    notify.success(t(texts.uploaded));
    void queries.invalidateQueries();
  };
  const { start, ...rest } = useUploads({ suffixes: acceptedSuffixes, onChange });
  return { ...rest, upload: (file: File) => start([file]) };
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
