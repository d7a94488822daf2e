import { useState } from 'react';
import { askPasskey, hasPasskeys } from '../../kit/session/passkey.ts';
import { useText } from '../../kit/text/language.ts';
import type { SecondStep } from '../session/sign-in.ts';
import { CaptchaField } from './captcha-field.tsx';
import { TextInput } from './login-input.tsx';
import type { Captcha } from './login-queries.ts';
import { loginTexts } from './login-texts.ts';

export interface SecondStepFormProps {
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly needsCaptcha: boolean;
  readonly captcha: Captcha;
  readonly onShow: (second: SecondStep, captchaCode: string) => void;
  readonly onError: (error: string) => void;
  readonly onBack: () => void;
}

/** The password was right; now a code, a recovery code or a passkey. */
export function SecondStepForm(props: SecondStepFormProps) {
  const { error, isBusy, needsCaptcha, captcha, onShow, onError, onBack } = props;
  const t = useText();
  const [code, setCode] = useState('');
  const [captchaCode, setCaptchaCode] = useState('');
  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!code.trim()) return onError(t(loginTexts.missing, { name: t(loginTexts.code).toLowerCase() }));
    onShow({ code: code.trim() }, captchaCode);
    setCaptchaCode('');
  };
  const handlePasskey = () =>
    askPasskey().then(
      (passkey) => onShow({ passkey }, captchaCode),
      (reason: unknown) => onError(reason instanceof Error ? reason.message : t(loginTexts.failed)),
    );
  return (
    <form className="login-form" onSubmit={handleSubmit} noValidate>
      <header>
        <h1>{t(loginTexts.secondTitle)}</h1>
        <p>{t(loginTexts.secondHelp)}</p>
      </header>
      {error && (
        <p className="login-error" role="alert">
          {error}
        </p>
      )}
      <TextInput
        id="second-code"
        label={t(loginTexts.code)}
        hint={t(loginTexts.codeHint)}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        autoFocus
      />
      {needsCaptcha && (
        <CaptchaField value={captchaCode} onChange={setCaptchaCode} captcha={captcha} fault={undefined} isRequired />
      )}
      <button type="submit" className="login-submit" disabled={isBusy}>
        {t(isBusy ? loginTexts.signingIn : loginTexts.signIn)}
      </button>
      {hasPasskeys() && (
        <button type="button" className="login-quiet" disabled={isBusy} onClick={() => void handlePasskey()}>
          {t(loginTexts.showPasskey)}
        </button>
      )}
      <button type="button" className="login-quiet" onClick={onBack}>
        {t(loginTexts.backToSignIn)}
      </button>
    </form>
  );
}
