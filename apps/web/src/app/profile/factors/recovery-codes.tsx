import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { saveFile } from '../../../kit/http/save-file.ts';
import { useText } from '../../../kit/text/language.ts';
import { copyText } from '../../../kit/widgets/copy-text.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { factorTexts as texts } from './factor-texts.ts';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown this once: to copy, or to take along. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useText();
  const notify = useNotify();
  const handleCopy = async () => {
    if (await copyText(codes.join('\n'))) notify.success(t(texts.copied));
  };
  return (
    <>
      <Alert type="warning" showIcon title={t(texts.codesOnce)} />
      <ul className="factor-codes" aria-label={t(texts.recoveryCodes)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="kit-form-foot">
        <Button
          icon={<DownloadOutlined />}
          onClick={() => saveFile(new Blob([codes.join('\r\n')], { type: 'text/plain' }), t(texts.codesFile))}
        >
          {t(texts.saveCodes)}
        </Button>
        <Button icon={<CopyOutlined />} onClick={() => void handleCopy()}>
          {t(texts.copyCodes)}
        </Button>
        <Button type="primary" onClick={onKept}>
          {t(texts.codesKept)}
        </Button>
      </div>
    </>
  );
}
