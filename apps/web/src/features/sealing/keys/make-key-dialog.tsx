import { saveSealKey, type OwnSealKey } from '@zhaocai/model/sealing/seal-key-endpoints';
import { Alert, Button, Checkbox, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { msToInstant, serverNow } from '../../../kit/clock/server-clock.ts';
import { makeKey, type NewKey } from '../worker/in-worker.ts';
import { isPassphrase } from './passphrase.ts';
import { keyTexts as texts } from './texts.ts';
import { useKeyFile } from './use-key-file.ts';

interface MakeKeyDialogProps {
  readonly keyKind: number;
  readonly kind: string;
  /** The one in use, which the new one replaces. */
  readonly former: OwnSealKey | undefined;
  readonly onClose: () => void;
}

/** A passphrase, typed twice; then the key, to be taken along. */
export function MakeKeyDialog({ keyKind, kind, former, onClose }: MakeKeyDialogProps) {
  const t = useText();
  const [made, setMade] = useState<NewKey>();
  const [fault, setFault] = useState<string>();
  const [isMaking, setMaking] = useState(false);
  const saving = useCommand(saveSealKey, { success: 'silent', quiet: true });
  const handleMake = async (passphrase: string) => {
    setFault(undefined);
    setMaking(true);
    try {
      const key = await makeKey({ keyKind, passphrase });
      if (await saving.run({ keyKind, ...key })) setMade(key);
    } catch {
      setFault(t(texts.failed));
    } finally {
      setMaking(false);
    }
  };
  const title = t(former ? texts.makeAnewTitle : texts.make, { kind });
  return (
    <Dialog
      isOpen
      title={made ? t(texts.made, { kind }) : title}
      width={480}
      onClose={isMaking ? () => undefined : onClose}
    >
      {made ? (
        <MadeKey made={made} keyKind={keyKind} onClose={onClose} />
      ) : (
        <PassphraseForm
          ok={former ? t(texts.makeAnew) : t(texts.make, { kind })}
          help={former && t(texts.replaceHelp)}
          isBusy={isMaking}
          fault={fault ?? saving.error?.message}
          onSubmit={(passphrase) => void handleMake(passphrase)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

interface MadeKeyProps {
  readonly made: NewKey;
  readonly keyKind: number;
  readonly onClose: () => void;
}

function MadeKey({ made, keyKind, onClose }: MadeKeyProps) {
  const t = useText();
  const saveKeyFile = useKeyFile();
  const [isSaved, setSaved] = useState(false);
  const handleDownload = () => {
    saveKeyFile({ keyKind, lockedSecret: made.lockedSecret, createTime: msToInstant(serverNow()) });
    setSaved(true);
  };
  return (
    <>
      <Alert type="warning" showIcon title={t(texts.madeHelp)} />
      <div className="kit-form-foot seal-foot">
        <Button type={isSaved ? 'default' : 'primary'} onClick={handleDownload}>
          {t(texts.download)}
        </Button>
        <Button type={isSaved ? 'primary' : 'default'} onClick={onClose}>
          {t(texts.done)}
        </Button>
      </div>
    </>
  );
}

interface PassphraseFormProps {
  readonly ok: string;
  readonly help: string | undefined;
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly onSubmit: (passphrase: string) => void;
  readonly onCancel: () => void;
}

interface Typed {
  readonly passphrase: string;
  readonly again: string;
  readonly isUnderstood: boolean;
}

function PassphraseForm({ ok, help, isBusy, fault, onSubmit, onCancel }: PassphraseFormProps) {
  const t = useText();
  const name = useId();
  const rejected = (text: string) => Promise.reject(new Error(text));
  return (
    <Form<Typed>
      name={name}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={({ passphrase }) => onSubmit(passphrase)}
    >
      {help && <Alert type="info" showIcon title={help} className="seal-help" />}
      {fault && <Alert type="error" showIcon title={fault} className="seal-help" />}
      <Form.Item
        name="passphrase"
        label={t(texts.passphrase)}
        extra={t(texts.passphraseHint)}
        rules={[
          {
            validator: (_, value: unknown) =>
              isPassphrase(value) ? Promise.resolve() : rejected(t(texts.passphraseShort)),
          },
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={128} autoFocus />
      </Form.Item>
      <Form.Item
        name="again"
        label={t(texts.passphraseAgain)}
        dependencies={['passphrase']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, value: unknown) =>
              value === getFieldValue('passphrase') ? Promise.resolve() : rejected(t(texts.passphraseDiffers)),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
      <Form.Item
        name="isUnderstood"
        valuePropName="checked"
        rules={[
          { validator: (_, value: unknown) => (value === true ? Promise.resolve() : rejected(t(texts.notUnderstood))) },
        ]}
      >
        <Checkbox>{t(texts.understood)}</Checkbox>
      </Form.Item>
      <div className="kit-form-foot">
        <Button disabled={isBusy} onClick={onCancel}>
          {t(texts.cancel)}
        </Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {isBusy ? t(texts.making) : ok}
        </Button>
      </div>
    </Form>
  );
}
