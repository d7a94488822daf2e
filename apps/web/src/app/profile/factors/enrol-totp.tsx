import { confirmTotp, startTotp } from '@zhaocai/model/session/second-factor';
import { QRCode } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { CodeForm } from './code-form.tsx';
import { factorTexts as texts } from './factor-texts.ts';

export interface EnrolTotpProps {
  /** Null: he keeps the recovery codes he has. */
  readonly onEnrolled: (recoveryCodes: readonly string[] | null) => void;
  readonly onCancel?: () => void;
}

/** The picture and the key, and a first code. */
export function EnrolTotp({ onEnrolled, onCancel }: EnrolTotpProps) {
  const t = useText();
  const [started, setStarted] = useState<{ key: string; uri: string }>();
  const starting = useCommand(startTotp, { success: 'silent', onSuccess: setStarted });
  const confirming = useCommand(confirmTotp, {
    success: texts.enrolled,
    quiet: true,
    onSuccess: ({ recoveryCodes }) => onEnrolled(recoveryCodes),
  });
  const wasAsked = useRef(false);
  useEffect(() => {
    // Once, also where React mounts twice: a second start would make the first picture worthless.
    if (wasAsked.current) return;
    wasAsked.current = true;
    void starting.run({});
  });
  return (
    <CodeForm
      label={t(texts.totp)}
      missing={t(texts.codeMissing)}
      ok={t(texts.on)}
      isBusy={confirming.isRunning}
      fault={confirming.error?.message}
      onSubmit={(code) => void confirming.run({ passcode: code })}
      onCancel={onCancel}
    >
      <p>{t(texts.scan)}</p>
      <div className="factor-key">
        <div role="img" aria-label={t(texts.qrCode)}>
          <QRCode
            value={started?.uri ?? '-'}
            status={pictureState(started !== undefined, starting.error !== null)}
            onRefresh={() => void starting.run({})}
            size={184}
            type="svg"
          />
        </div>
        <dl>
          <dt>{t(texts.key)}</dt>
          <dd>
            <Copyable value={started?.key} />
          </dd>
        </dl>
      </div>
      <p>{t(texts.enterCode)}</p>
    </CodeForm>
  );
}

/** Where none came, because a new proof was not given or the line was lost, a click asks again. */
function pictureState(isThere: boolean, hasFailed: boolean) {
  if (isThere) return 'active';
  return hasFailed ? 'expired' : 'loading';
}
