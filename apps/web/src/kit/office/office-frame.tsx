import { fileApi } from '@zhaocai/model/file/endpoints';
import { Alert } from 'antd';
import { useEndpoint } from '../endpoint/use-endpoint.ts';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Waiting } from '../widgets/loading.tsx';
import { OfficeViewer } from './office-viewer.tsx';
import type { OfficeFile } from './previews.ts';

interface OfficeFrameProps extends OfficeFile {
  readonly mode: 'edit' | 'review';
}

/** A document in the office server of the settings; where that cannot open it, it is shown to read, with the reason. */
export function OfficeFrame({ fileId, fileName, mode }: OfficeFrameProps) {
  const t = useText();
  const office = useEndpoint(fileApi.office, { fileId, mode }, { staleMs: Infinity });
  if (office.isPending) return <Waiting />;
  if (office.data) {
    return (
      <iframe
        className="kit-office-frame"
        title={fileName || t(kitTexts.preview)}
        src={office.data.url}
        allow="clipboard-read; clipboard-write; fullscreen"
      />
    );
  }
  return (
    <>
      <Alert type="warning" showIcon title={office.error?.message} />
      <OfficeViewer fileId={fileId} fileName={fileName} />
    </>
  );
}
