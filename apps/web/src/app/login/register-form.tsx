import { useState } from 'react';
import { send } from '../../kit/http/send.ts';
import { readAnswer } from '../../kit/http/answer.ts';
import { useText } from '../../kit/text/language.ts';
import { registrationFault, type Registration } from '../registration/registration-check.ts';
import { registrationTexts as texts } from '../registration/registration-texts.ts';
import { newPasswordFault, rulesInWords, usePasswordRules } from '../session/password-rules.ts';
import { withSealed } from '../session/seal-password.ts';
import { CaptchaField } from './captcha-field.tsx';
import { PasswordInput, TextInput } from './login-input.tsx';
import { useCaptcha } from './login-queries.ts';
import { loginTexts } from './login-texts.ts';

export interface RegisterFormProps {
  /** Known from the host: then it is not asked for. */
  readonly tenantId: string | undefined;
  readonly onBack: () => void;
}

const empty: Registration = { tenantId: '', name: '', account: '', password: '', password2: '' };

/** Somebody without an account asks for one, where the tenant lets people; an administrator decides. */
export function RegisterForm({ tenantId, onBack }: RegisterFormProps) {
  const t = useText();
  const captcha = useCaptcha();
  const [typed, setTyped] = useState(empty);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const input = { ...typed, tenantId: tenantId ?? typed.tenantId };
  const rules = usePasswordRules(input.tenantId);
  const change = (name: keyof Registration) => (value: string) => setTyped({ ...typed, [name]: value });
  const handleSubmit = async (event: React.FormEvent) => {
    event.preventDefault();
    const missing = registrationFault(input) ?? (code.trim() ? undefined : texts.captchaMissing);
    const fault = missing ? t(missing) : newPasswordFault(input.password, input.account, rules);
    setError(fault);
    if (fault !== undefined || isBusy) return;
    setBusy(true);
    try {
      await register(input, { key: captcha.key, code });
      setSent(true);
    } catch (reason) {
      setError(reason instanceof Error && reason.message ? reason.message : t(texts.failed));
      setCode('');
      captcha.renew();
    } finally {
      setBusy(false);
    }
  };
  if (isSent) return <Sent onBack={onBack} />;
  return (
    <form className="login-form" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <header>
        <h1>{t(texts.title)}</h1>
        <p>{t(texts.selfHelp)}</p>
      </header>
      {error && (
        <p className="login-error" role="alert">
          {error}
        </p>
      )}
      {tenantId === undefined && (
        <TextInput
          id="register-tenantId"
          label={t(texts.tenantId)}
          value={typed.tenantId}
          onChange={change('tenantId')}
          inputMode="numeric"
        />
      )}
      <TextInput id="register-name" label={t(texts.name)} value={typed.name} onChange={change('name')} autoFocus />
      <TextInput
        id="register-account"
        label={t(texts.account)}
        value={typed.account}
        onChange={change('account')}
        autoComplete="username"
      />
      <PasswordInput
        id="register-password"
        label={t(texts.password)}
        value={typed.password}
        onChange={change('password')}
        autoComplete="new-password"
      />
      <PasswordInput
        id="register-password2"
        label={t(texts.password2)}
        value={typed.password2}
        onChange={change('password2')}
        autoComplete="new-password"
      />
      <p className="login-rules">{rulesInWords(rules)}</p>
      <CaptchaField value={code} onChange={setCode} captcha={captcha} fault={undefined} isRequired />
      <button type="submit" className="login-submit" disabled={isBusy}>
        {t(texts.submit)}
      </button>
      <button type="button" className="login-quiet" onClick={onBack}>
        {t(loginTexts.backToSignIn)}
      </button>
    </form>
  );
}

function Sent({ onBack }: { onBack: () => void }) {
  const t = useText();
  return (
    <div className="login-form" role="status">
      <header>
        <h1>{t(texts.sent)}</h1>
        <p>{t(texts.sentHelp)}</p>
      </header>
      <button type="button" className="login-submit" onClick={onBack}>
        {t(loginTexts.backToSignIn)}
      </button>
    </div>
  );
}

async function register(
  { tenantId, name, account, password }: Registration,
  { key, code }: { readonly key: string; readonly code: string },
): Promise<void> {
  await withSealed(async (seal) => {
    const response = await send({
      method: 'POST',
      path: '/api/blade-user/register-guest',
      headers: { 'Captcha-Key': key, 'Captcha-Code': code },
      body: { tenantId, name, account, password: await seal(password), oauthId: '' },
    });
    await readAnswer(response);
  });
}
