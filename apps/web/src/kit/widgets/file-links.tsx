import { fileApi } from '@zhaocai/model/file/endpoints';
import type { FileValue } from '@zhaocai/model/kit/field';
import { lazy, Suspense, useState } from 'react';
import { useEndpoint } from '../endpoint/use-endpoint.ts';
import { fileLink } from '../http/file-link.ts';
import { followLink } from '../http/save-file.ts';
import { officeAddress, previewOf } from '../office/previews.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { cautionText } from './caution-text.ts';
import { FileLink, type FileActions } from './file-link.tsx';
import { suffixOf } from './file-rules.ts';
import { useNotify } from './use-notify.tsx';

const FilePreview = lazy(async () => ({ default: (await import('../office/file-preview.tsx')).FilePreview }));

export interface FileLinksProps extends FileActions {
  readonly files: readonly FileValue[];
  /** A template to make the document from where there is none yet. */
  readonly templateId?: string;
  /** Files of a record that is being written: what the office server of the settings can change is offered to it. */
  readonly isInHand?: boolean;
}

/** Names with their type: shown where the browser can, downloaded otherwise. Links are asked for when clicked: they live for minutes. */
export function FileLinks({ files, templateId, onEdit, isInHand = false, ...rest }: FileLinksProps) {
  const t = useText();
  const notify = useNotify();
  const [shown, setShown] = useState<FileValue>();
  const download = async (file: FileValue) => {
    try {
      const { url, caution } = await fileLink(file.fileId);
      followLink(url, file.fileName);
      if (caution)
        notify.warning(t(kitTexts.fileCautioned, { name: file.fileName, caution: await cautionText(caution) }));
    } catch (error) {
      notify.failure(error);
    }
  };
  const preview = (file: FileValue) => {
    if (previewOf(suffixOfFile(file))) setShown(file);
    else notify.warning(t(kitTexts.noPreview));
  };
  const edit = (file: FileValue) => {
    if (file.fileId || templateId) onEdit?.(file);
    else notify.warning(t(kitTexts.noTemplate));
  };
  const office = useOfficeTools(isInHand && files.some(isOfficeFile));
  if (files.length === 0) return null;
  return (
    <>
      <ul className="kit-file-list">
        {files.map((file) => (
          <FileLink
            key={file.fileId}
            file={file}
            suffix={suffixOfFile(file)}
            onPreview={() => preview(file)}
            onDownload={() => void download(file)}
            {...office(suffixOfFile(file))}
            {...rest}
            {...(onEdit && { onEdit: edit })}
          />
        ))}
      </ul>
      {shown && (
        <Suspense>
          <FilePreview file={shown} suffix={suffixOfFile(shown)} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** A PDF is read and signed, never edited. */
function isOfficeFile(file: FileValue): boolean {
  const suffix = suffixOfFile(file);
  return file.fileId !== '' && suffix !== 'pdf' && previewOf(suffix) === 'office';
}

/** Edit and review in the office server, for the kinds that it knows; nothing where there is none. */
function useOfficeTools(isWanted: boolean) {
  const { data } = useEndpoint(fileApi.officeKinds, {}, { enabled: isWanted, staleMs: Infinity });
  return (suffix: string): Pick<FileLinksProps, 'onEdit' | 'onReview'> =>
    data?.edit.includes(suffix)
      ? {
          onEdit: (file) => void window.open(officeAddress(file, 'edit'), '_blank'),
          onReview: (file) => void window.open(officeAddress(file, 'review'), '_blank'),
        }
      : {};
}

function suffixOfFile(file: FileValue): string {
  return (file.fileSuffix || suffixOf(file.fileName)).toLowerCase();
}
