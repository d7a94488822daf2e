import { listOwnSealKeys } from '@zhaocai/model/sealing/seal-key-endpoints';
import type { UnsealedShare } from '@zhaocai/model/sealing/unseal-shares';
import type { OwnShare } from '@zhaocai/model/tendering/sealed-quote-endpoints';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { canSeal, unsealOwn } from '../../sealing/index.ts';
import { holderTexts as texts } from './texts.ts';

export interface UnlockDialogProps {
  readonly own: readonly OwnShare[];
  /** Hands over what was unsealed; true where it was taken. */
  readonly onGive: (shares: UnsealedShare[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The passphrase unlocks the holder's key in his browser, which unseals his shares and gives them. */
export function UnlockDialog({ own, onGive, onClose }: UnlockDialogProps) {
  const t = useText();
  const notify = useNotify();
  const keys = useEndpoint(listOwnSealKeys, {});
  const [passphrase, setPassphrase] = useState('');
  const [fault, setFault] = useState<'wrongPassphrase' | 'failed' | 'noKey'>();
  const [isBusy, setBusy] = useState(false);
  const unseal = async () => {
    // What was sealed to a former key opens with that one.
    const key = keys.data?.find(({ id }) => id === own[0]?.keyId);
    if (!key) return setFault('noKey');
    const { publicKey, lockedSecret } = key;
    const opened = await unsealOwn({ key: { publicKey, lockedSecret }, passphrase, shares: own });
    if (!opened) return setFault('wrongPassphrase');
    // What nobody's key here opens at all is no word about the bids.
    if (opened.length > 1 && opened.every(({ fileKey }) => !fileKey)) return setFault('noKey');
    const count = opened.filter(({ text }) => text === undefined).length;
    if (count > 0) notify.warning(t(texts.notUnsealed, { count }));
    if (await onGive(opened)) onClose();
  };
  const handleSubmit = async () => {
    setFault(undefined);
    setBusy(true);
    await unseal().catch(() => setFault('failed'));
    setBusy(false);
  };
  return (
    <Dialog isOpen title={t(texts.unlockTitle)} width={480} onClose={isBusy ? () => undefined : onClose}>
      <p>{t(texts.unlockText, { count: own.length })}</p>
      {!canSeal() && <Alert type="error" showIcon title={t(texts.needsHttps)} />}
      <Form layout="vertical" onFinish={() => void handleSubmit()}>
        <Form.Item
          label={t(texts.passphrase)}
          extra={fault ? undefined : t(texts.passphraseHint)}
          validateStatus={fault ? 'error' : undefined}
          help={fault && t(texts[fault])}
        >
          <Input.Password
            value={passphrase}
            maxLength={128}
            autoFocus
            autoComplete="off"
            aria-label={t(texts.passphrase)}
            disabled={isBusy}
            onChange={(event) => {
              setPassphrase(event.target.value);
              setFault(undefined);
            }}
          />
        </Form.Item>
        <div className="kit-form-foot">
          <Button disabled={isBusy} onClick={onClose}>
            {t(texts.cancel)}
          </Button>
          <Button
            type="primary"
            htmlType="submit"
            loading={isBusy}
            disabled={passphrase === '' || !keys.data || !canSeal()}
          >
            {t(texts.unlock)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
