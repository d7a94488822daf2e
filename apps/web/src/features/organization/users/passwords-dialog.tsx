import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import type { InitialPassword } from '@zhaocai/model/organization/user-import-endpoints';
import { Alert, Button } from 'antd';
import { saveFile } from '../../../kit/http/save-file.ts';
import { useText } from '../../../kit/text/language.ts';
import { copyText } from '../../../kit/widgets/copy-text.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { administrationWidth, Dialog } from '../../../kit/widgets/dialog.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { organizationTexts as texts } from '../texts.ts';

export interface PasswordsDialogProps {
  /** Undefined or none: nothing to tell. */
  readonly passwords: readonly InitialPassword[] | undefined;
  readonly onClose: () => void;
}

/** Initial passwords, shown this once: to copy, or to take along as a list. */
export function PasswordsDialog({ passwords = [], onClose }: PasswordsDialogProps) {
  const t = useText();
  const notify = useNotify();
  const handleCopy = async () => {
    const text = passwords.map(({ account, password }) => `${account}\t${password}`).join('\n');
    if (await copyText(text)) notify.success(t(texts.copied));
  };
  const handleSave = () => {
    const head = [t(texts.account), t(texts.name), t(texts.password)].join(',');
    const lines = passwords.map(({ account, name, password }) => [account, name, password].map(quoted).join(','));
    // The mark at the start tells Excel that the text is UTF-8.
    saveFile(new Blob([`\uFEFF${[head, ...lines].join('\r\n')}`], { type: 'text/csv' }), t(texts.passwordFile));
  };
  return (
    <Dialog isOpen={passwords.length > 0} title={t(texts.passwordsTitle)} width={administrationWidth} onClose={onClose}>
      <Alert type="warning" showIcon title={t(texts.passwordsOnce)} />
      <div className="org-list">
        <table>
          <thead>
            <tr>
              <th scope="col">{t(texts.account)}</th>
              <th scope="col">{t(texts.name)}</th>
              <th scope="col">{t(texts.password)}</th>
            </tr>
          </thead>
          <tbody>
            {passwords.map(({ userId, account, name, password }) => (
              <tr key={userId}>
                <td>{account}</td>
                <td>{name}</td>
                <td>
                  <Copyable value={password} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="kit-form-foot org-foot">
        <Button icon={<DownloadOutlined />} onClick={handleSave}>
          {t(texts.downloadList)}
        </Button>
        <Button icon={<CopyOutlined />} onClick={() => void handleCopy()}>
          {t(texts.copyAll)}
        </Button>
        <Button type="primary" onClick={onClose}>
          {t(texts.done)}
        </Button>
      </div>
    </Dialog>
  );
}

/** A cell that begins like a formula stays a text. */
function quoted(value: string): string {
  const safe = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
