import type { FileValue } from '@zhaocai/model/kit/field';
import { Button, Image } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { signTexts } from '../pdf-sign/sign-texts.ts';
import { suffixOf } from '../widgets/file-rules.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { useNotify } from '../widgets/use-notify.tsx';
import { useStoredSource } from '../widgets/use-stored-source.ts';
import { lastingLink } from '../http/lasting-link.ts';
import { officeAddress, previewOf } from './previews.ts';
import { OfficeViewer } from './office-viewer.tsx';

export interface FilePreviewProps {
  readonly file: FileValue;
  readonly suffix: string;
  readonly onClose: () => void;
}

/** Shows a file over the screen: pictures alone, documents in the viewer. */
export function FilePreview({ file, suffix, onClose }: FilePreviewProps) {
  if (previewOf(suffix) === 'image') return <PicturePreview file={file} onClose={onClose} />;
  return <DocumentPreview file={file} onClose={onClose} />;
}

function PicturePreview({ file, onClose }: Pick<FilePreviewProps, 'file' | 'onClose'>) {
  const source = useStoredSource(lastingLink(file.fileId));
  useWhole(source, onClose);
  if (!source) return null;
  return (
    <Image
      alt={file.fileName}
      src={source}
      styles={{ root: { display: 'none' } }}
      preview={{ open: true, onOpenChange: (isOpen) => !isOpen && onClose() }}
    />
  );
}

/** A browser draws what there is of a cut picture without a word: it is asked whether that is the whole. */
function useWhole(source: string | undefined, onBroken: () => void): void {
  const t = useText();
  const notify = useNotify();
  const tell = useEffectEvent(() => {
    notify.warning(t(kitTexts.brokenPicture));
    onBroken();
  });
  useEffect(() => {
    if (!source) return undefined;
    let isShown = true;
    const picture = new window.Image();
    picture.src = source;
    void picture.decode().catch(() => isShown && tell());
    return () => {
      isShown = false;
    };
  }, [source]);
}

function DocumentPreview({ file, onClose }: Pick<FilePreviewProps, 'file' | 'onClose'>) {
  const t = useText();
  const isPdf = suffixOf(file.fileName) === 'pdf';
  const footer = (
    <>
      {isPdf && (
        <Button href={officeAddress(file, 'sign')} target="_blank">
          {t(signTexts.openToSign)}
        </Button>
      )}
      <Button href={officeAddress(file)} target="_blank">
        {t(kitTexts.openInPage)}
      </Button>
      <Button type="primary" onClick={onClose}>
        {t(kitTexts.close)}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={file.fileName} width="min(1080px, 92vw)" footer={footer} onClose={onClose}>
      <OfficeViewer fileId={file.fileId} fileName={file.fileName} />
    </Dialog>
  );
}
