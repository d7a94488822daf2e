import { previewCode, type codeEntry, type GeneratedFile } from '@zhaocai/model/develop/code-entry';
import type { Row } from '@zhaocai/model/kit/entity';
import { App, Button } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { copyText } from '../../../kit/widgets/copy-text.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { TabContainer } from '../../../kit/widgets/tab-container.tsx';
import { codeTexts as texts } from './texts.ts';

type CodeRow = Row<typeof codeEntry>;

export interface PreviewDialogProps {
  readonly entry: CodeRow | undefined;
  readonly onClose: () => void;
  readonly onDownload: (entry: CodeRow) => Promise<void>;
}

/** The files as text, each to be copied, all to be downloaded. */
export function PreviewDialog({ entry, onClose, onDownload }: PreviewDialogProps) {
  const t = useText();
  const name = entry?.codeName ?? '';
  return (
    <Dialog isOpen={entry !== undefined} width={1040} title={t(texts.previewTitle, { name })} onClose={onClose}>
      {entry && <Files id={entry.id} />}
      <div className="kit-form-foot">
        <span className="kit-form-hint" />
        <Button onClick={onClose}>{t(texts.close)}</Button>
        <Button type="primary" onClick={() => entry && void onDownload(entry)}>
          {t(texts.download)}
        </Button>
      </div>
    </Dialog>
  );
}

function Files({ id }: { id: string }) {
  const query = useEndpoint(previewCode, { id });
  return (
    <Loaded query={query}>
      {({ files }) => (
        <TabContainer
          parts={files.map((file) => ({
            key: file.path,
            label: file.path.split('/').at(-1),
            children: <FileText file={file} />,
          }))}
        />
      )}
    </Loaded>
  );
}

function FileText({ file: { path, text } }: { file: GeneratedFile }) {
  const t = useText();
  const { message } = App.useApp();
  const copy = async () => {
    const isCopied = await copyText(text);
    void (isCopied ? message.success(t(texts.copied)) : message.error(t(texts.notCopied)));
  };
  return (
    <figure className="code-file">
      <figcaption>
        <span className="kit-mono">{path}</span>
        <Button size="small" onClick={() => void copy()}>
          {t(texts.copyFile)}
        </Button>
      </figcaption>
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}
