import type { OwnSealKey } from '@zhaocai/model/sealing/seal-key-endpoints';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { testKey, type KeyVerdict } from '../worker/in-worker.ts';
import { keyTexts as texts } from './texts.ts';

interface TestKeyDialogProps {
  readonly tested: OwnSealKey;
  readonly kind: string;
  readonly onClose: () => void;
}

/** Whether one still knows the passphrase: tried in the browser, told to nobody. */
export function TestKeyDialog({ tested, kind, onClose }: TestKeyDialogProps) {
  const t = useText();
  const [passphrase, setPassphrase] = useState('');
  const [verdict, setVerdict] = useState<KeyVerdict | 'failed'>();
  const [isBusy, setBusy] = useState(false);
  const handleTest = async () => {
    setBusy(true);
    const { keyKind, publicKey, lockedSecret } = tested;
    setVerdict(await testKey({ keyKind, publicKey, lockedSecret, passphrase }).catch(() => 'failed' as const));
    setBusy(false);
  };
  const isWrong = verdict !== undefined && verdict !== 'fits';
  return (
    <Dialog isOpen title={`${kind}：${t(texts.test)}`} width={480} onClose={onClose}>
      <Form layout="vertical" onFinish={() => void handleTest()}>
        <Form.Item
          label={t(texts.passphrase)}
          validateStatus={isWrong ? 'error' : undefined}
          help={isWrong ? t(texts[verdict]) : undefined}
        >
          <Input.Password
            value={passphrase}
            maxLength={128}
            autoFocus
            autoComplete="off"
            aria-label={t(texts.passphrase)}
            onChange={(event) => {
              setPassphrase(event.target.value);
              setVerdict(undefined);
            }}
          />
        </Form.Item>
        {verdict === 'fits' && <Alert type="success" showIcon title={t(texts.fits)} />}
        <div className="kit-form-foot">
          <Button onClick={onClose}>{t(texts.close)}</Button>
          <Button type="primary" htmlType="submit" loading={isBusy} disabled={passphrase === ''}>
            {t(texts.test)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
