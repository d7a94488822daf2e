import { fileApi } from '@zhaocai/model/file/endpoints';
import { Button } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { attachTexts as texts } from './texts.ts';

export interface PreviewFile {
  readonly id: string;
  readonly fileName: string;
  readonly fileSuffix: string;
}

const shown = new Set(['jpg', 'jpeg', 'png', 'pdf']);

/** What a browser can show in its window. */
export function isShown({ fileSuffix }: { fileSuffix: string }): boolean {
  return shown.has(fileSuffix);
}

export function PreviewDialog({ file, onClose }: { file: PreviewFile | undefined; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog isOpen={file !== undefined} title={file?.fileName} width={980} onClose={onClose}>
      {file && <Preview file={file} />}
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button type="primary" autoFocus onClick={onClose}>
          {t(texts.close)}
        </Button>
      </div>
    </Dialog>
  );
}

function Preview({ file }: { file: PreviewFile }) {
  const t = useText();
  const link = useEndpoint(fileApi.downloadTicket, { fileId: file.id, inline: '1' });
  const title = t(texts.previewOf, { name: file.fileName });
  return (
    <Loaded query={link}>
      {({ url }) =>
        file.fileSuffix === 'pdf' ? (
          <iframe className="attach-preview" src={url} title={title} />
        ) : (
          <img className="attach-preview" src={url} alt={title} />
        )
      }
    </Loaded>
  );
}
