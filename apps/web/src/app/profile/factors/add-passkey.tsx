import { addPasskey, startPasskey } from '@zhaocai/model/session/second-factor';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { makePasskey } from '../../../kit/session/passkey.ts';
import { useText } from '../../../kit/text/language.ts';
import { CodeForm } from './code-form.tsx';
import type { EnrolTotpProps } from './enrol-totp.tsx';
import { factorTexts as texts } from './factor-texts.ts';

/** A name, and then what the browser asks. */
export function AddPasskey({ onEnrolled, onCancel }: EnrolTotpProps) {
  const t = useText();
  const starting = useCommand(startPasskey, { success: 'silent' });
  const adding = useCommand(addPasskey, {
    success: texts.passkeyAdded,
    quiet: true,
    onSuccess: ({ recoveryCodes }) => onEnrolled(recoveryCodes),
  });
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const handleSubmit = async (name: string) => {
    setFault(undefined);
    setBusy(true);
    try {
      const begun = await starting.run({});
      if (begun) await adding.run({ name, answer: await makePasskey(begun.data) });
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <CodeForm
      label={t(texts.passkeyName)}
      missing={t(texts.passkeyName)}
      hint={t(texts.passkeyNameHint)}
      isCode={false}
      ok={t(texts.next)}
      isBusy={isBusy}
      fault={fault ?? adding.error?.message}
      onSubmit={(name) => void handleSubmit(name)}
      onCancel={onCancel}
    >
      <p>{t(texts.passkeyHelp)}</p>
    </CodeForm>
  );
}
